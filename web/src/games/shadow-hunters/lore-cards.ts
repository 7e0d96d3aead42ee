// The white and the black cards, in our own words.
import { lore, type Lore } from './lore';
import type { Card } from './types';

export const cardLore: Record<Card, Lore> = {
  advent: lore('SH-32', 'Avènement suprême', 'Advent', 'Un Chasseur révélé, ou qui se révèle maintenant, efface tous ses dégâts. Sans effet pour les autres.', 'A Hunter who is revealed, or reveals himself now, loses all his damage. Does nothing for anybody else.'),
  blessing: lore('SH-43', 'Bénédiction', 'Blessing', 'Désignez quelqu’un d’autre : le d6 dit combien de dégâts il perd.', 'Name somebody else: the d6 says how much damage they lose.'),
  chocolate: lore('SH-32', 'Barre de chocolat', 'Chocolate', 'Allie, Emi et l’Inconnu, révélés ou qui se révèlent maintenant, effacent tous leurs dégâts.', 'Allie, Emi and Unknown, if revealed or revealing themselves now, lose all their damage.'),
  'concealed-knowledge': lore('SH-44', 'Savoir ancestral', 'Concealed Knowledge', 'Ce tour fini, vous en jouez aussitôt un autre.', 'When this turn is over you take another one at once.'),
  'disenchant-mirror': lore('SH-33', 'Miroir divin', 'Disenchant Mirror', 'Le Vampire et le Loup-garou s’y voient : ils doivent se révéler. Les autres n’y voient rien.', 'Vampire and Werewolf see themselves in it and must reveal. The others see nothing.'),
  'first-aid': lore('SH-42', 'Premiers secours', 'First Aid', 'Le marqueur d’un joueur, vous compris, va sur 7, qu’il vienne de plus haut ou de plus bas.', 'The marker of one player, yourself included, goes to 7, from above or from below.'),
  'flare-of-judgment': lore('SH-45', 'Éclair purificateur', 'Flare of Judgment', 'Tous les autres prennent 2 dégâts, où qu’ils soient.', 'Everybody else takes 2 damage, wherever they are.'),
  'guardian-angel': lore('SH-28', 'Ange gardien', 'Guardian Angel', 'Jusqu’à votre prochain tour, aucune attaque ne vous blesse. Cartes et secteurs, si.', 'Until your next turn no attack hurts you. Cards and areas still do.'),
  'holy-water': lore('SH-43', 'Eau bénite', 'Holy Water of Healing', 'Vous perdez 2 dégâts.', 'You lose 2 damage.'),
  'banana-peel': lore('SH-41', 'Peau de banane', 'Banana Peel', 'Donnez un de vos équipements à quelqu’un. Si vous n’en avez aucun : 1 dégât pour vous.', 'Give one of your equipment cards to somebody. If you have none: 1 damage for you.'),
  'bloodthirsty-spider': lore('SH-36', 'Araignée sanguinaire', 'Bloodthirsty Spider', 'Elle mord qui vous voulez, et vous aussi : 2 dégâts chacun.', 'It bites whom you like, and you as well: 2 damage each.'),
  'diabolic-ritual': lore('SH-31', 'Rituel diabolique', 'Diabolic Ritual', 'Une Ombre révélée, ou qui se révèle maintenant, efface tous ses dégâts.', 'A Shadow who is revealed, or reveals himself now, loses all his damage.'),
  dynamite: lore('SH-40', 'Dynamite', 'Dynamite', 'Les deux dés nomment un secteur : 3 dégâts à tous ceux qui s’y trouvent, vous compris. Sur un 7, rien.', 'Both dice name an area: 3 damage to everybody there, you included. Nothing on a 7.'),
  'moody-goblin': lore('SH-38', 'Succube tentatrice', 'Moody Goblin', 'Prenez un équipement à un autre joueur. Si personne n’en a, rien.', 'Take an equipment card from another player. If nobody has any, nothing.'),
  'spiritual-doll': lore('SH-39', 'Poupée démoniaque', 'Spiritual Doll', 'Désignez quelqu’un, puis lancez le d6 : de 1 à 4 il prend 3 dégâts, sur 5 ou 6 c’est vous.', 'Name somebody, then roll the d6: on 1 to 4 they take 3 damage, on 5 or 6 you do.'),
  'vampire-bat': lore('SH-37', 'Chauve-souris vampire', 'Vampire Bat', '2 dégâts à quelqu’un d’autre, et vous en perdez 1.', '2 damage to somebody else, and you lose 1.'),
  'fortune-brooch': lore('SH-5', 'Broche de chance', 'Fortune Brooch', 'La Forêt hantée ne peut pas vous blesser ; elle peut toujours vous soigner.', 'Weird Woods cannot hurt you; it can still heal you.'),
  'holy-robe': lore('SH-29', 'Toge sainte', 'Holy Robe', 'Les attaques vous font 1 de moins, et les vôtres font 1 de moins.', 'Attacks do 1 less to you, and yours do 1 less.'),
  'mystic-compass': lore('SH-3', 'Boussole mystique', 'Mystic Compass', 'Pour vous déplacer, vous pouvez lancer deux fois et choisir.', 'To move you may roll twice and choose.'),
  'silver-rosary': lore('SH-16', 'Crucifix en argent', 'Silver Rosary', 'Tuez en attaquant, et tout l’équipement du mort est à vous.', 'Kill by attacking and all the equipment of the dead is yours.'),
  'spear-of-longinus': lore('SH-23', 'Lance de Longinus', 'Spear of Longinus', 'Entre les mains d’un Chasseur révélé, une attaque réussie fait 2 de plus.', 'In the hands of a revealed Hunter a successful attack does 2 more.'),
  talisman: lore('SH-34', 'Amulette', 'Talisman', 'Ni l’Araignée, ni la Chauve-souris, ni la Dynamite ne vous blessent.', 'Spider, Bat and Dynamite do not hurt you.'),
  'butcher-knife': lore('SH-19', 'Hachoir maudit', 'Butcher Knife', 'Vos attaques réussies font 1 de plus.', 'Your successful attacks do 1 more.'),
  chainsaw: lore('SH-19', 'Tronçonneuse du Mal', 'Chainsaw', 'Vos attaques réussies font 1 de plus.', 'Your successful attacks do 1 more.'),
  'rusted-broad-axe': lore('SH-19', 'Hache tueuse', 'Rusted Broad Axe', 'Vos attaques réussies font 1 de plus.', 'Your successful attacks do 1 more.'),
  masamune: lore('SH-20', 'Sabre hanté', 'Cursed Sword Masamune', 'Si quelqu’un est à portée, vous devez attaquer ; le d4 seul donne les dégâts, sans échec possible.', 'If anybody is in range you must attack; the d4 alone is the damage, and it never fails.'),
  handgun: lore('SH-22', 'Revolver des ténèbres', 'Handgun', 'Vous touchez tous les secteurs hors de votre paire, et plus la vôtre.', 'You reach every area outside your pair, and your own pair no more.'),
  'machine-gun': lore('SH-21', 'Mitrailleuse funeste', 'Machine Gun', 'Vous attaquez tous ceux à portée d’un seul lancer.', 'You attack everybody in range with one roll.'),
};
