import altar from 'icon:sword-altar';
import advent from 'icon:star-prominences';
import angel from 'icon:angel-wings';
import axe from 'icon:battered-axe';
import banana from 'icon:banana-peel';
import bat from 'icon:evil-bat';
import blessing from 'icon:prayer';
import brooch from 'icon:gem-pendant';
import cabin from 'icon:wood-cabin';
import chainsaw from 'icon:chainsaw';
import chocolate from 'icon:chocolate-bar';
import church from 'icon:church';
import cleaver from 'icon:meat-cleaver';
import compass from 'icon:compass';
import doll from 'icon:voodoo-doll';
import dynamite from 'icon:dynamite';
import firstAid from 'icon:medical-pack';
import flare from 'icon:lightning-trio';
import gate from 'icon:magic-gate';
import goblin from 'icon:goblin-head';
import graves from 'icon:graveyard';
import holyWater from 'icon:holy-water';
import katana from 'icon:katana';
import knowledge from 'icon:open-book';
import machineGun from 'icon:machine-gun';
import mirror from 'icon:mirror-mirror';
import revolver from 'icon:revolver';
import ritual from 'icon:pentacle';
import robe from 'icon:robe';
import rosary from 'icon:gothic-cross';
import spear from 'icon:barbed-spear';
import spider from 'icon:hanging-spider';
import talisman from 'icon:heart-necklace';
import woods from 'icon:dead-wood';
import allie from 'icon:shining-heart';
import bob from 'icon:robber-hand';
import charles from 'icon:bloody-sword';
import daniel from 'icon:screaming';
import emi from 'icon:hooded-assassin';
import franklin from 'icon:lightning-storm';
import george from 'icon:hammer-drop';
import unknown from 'icon:duality-mask';
import vampire from 'icon:vampire-dracula';
import werewolf from 'icon:werewolf';
import hunter from 'icon:crossbow';
import shadow from 'icon:imp';
import neutral from 'icon:candle-light';
import type { Area, Card, Character, Group } from './types';

export const areaIcons: Record<Area, string> = {
  'hermits-cabin': cabin,
  'underworld-gate': gate,
  church,
  cemetery: graves,
  'weird-woods': woods,
  'erstwhile-altar': altar,
};
export const groupIcons: Record<Group, string> = { hunter, shadow, neutral };
export const characterIcons: Record<Character, string> = {
  allie,
  bob,
  charles,
  daniel,
  emi,
  franklin,
  george,
  unknown,
  vampire,
  werewolf,
};
export const cardIcons: Record<Card, string> = {
  advent,
  blessing,
  chocolate,
  'concealed-knowledge': knowledge,
  'disenchant-mirror': mirror,
  'first-aid': firstAid,
  'flare-of-judgment': flare,
  'guardian-angel': angel,
  'holy-water': holyWater,
  'banana-peel': banana,
  'bloodthirsty-spider': spider,
  'diabolic-ritual': ritual,
  dynamite,
  'moody-goblin': goblin,
  'spiritual-doll': doll,
  'vampire-bat': bat,
  'fortune-brooch': brooch,
  'holy-robe': robe,
  'mystic-compass': compass,
  'silver-rosary': rosary,
  'spear-of-longinus': spear,
  talisman,
  'butcher-knife': cleaver,
  chainsaw,
  'rusted-broad-axe': axe,
  masamune: katana,
  handgun: revolver,
  'machine-gun': machineGun,
};
export { default as hermitIcon } from 'icon:tarot-09-the-hermit';
export { default as skullIcon } from 'icon:death-skull';
export { default as wingsIcon } from 'icon:angel-wings';
export { default as bookIcon } from 'icon:notebook';
export { default as swordsIcon } from 'icon:crossed-swords';
export { default as maskIcon } from 'icon:domino-mask';
export { default as diceIcon } from 'icon:rolling-dices';
export { default as dropIcon } from 'icon:drop';
export { default as heartIcon } from 'icon:heart-plus';
export { default as robotIcon } from 'icon:vintage-robot';
export { default as hourglassIcon } from 'icon:hourglass';
