import type { Lang, Part } from '$shell/games/contract';
import { counted, type Phrase } from '$shell/stage/words';
import { board } from './board';
import type { Animal, Room, Step } from './types';

// Each with what one needs to put it into a sentence.
export const animals: Record<Animal, { one: Phrase; many: Phrase; feminine?: boolean }> = {
  hedgehog: { one: { fr: 'hérisson', en: 'hedgehog' }, many: { fr: 'hérissons', en: 'hedgehogs' } },
  bat: { one: { fr: 'chauve-souris', en: 'bat' }, many: { fr: 'chauves-souris', en: 'bats' }, feminine: true },
  mouse: { one: { fr: 'souris', en: 'mouse' }, many: { fr: 'souris', en: 'mice' }, feminine: true },
  owl: { one: { fr: 'hibou', en: 'owl' }, many: { fr: 'hiboux', en: 'owls' } },
  cat: { one: { fr: 'chat', en: 'cat' }, many: { fr: 'chats', en: 'cats' } },
};

export function roomName(room: Room, lang: Lang): string {
  const plan = board.rooms.get(room);
  return plan ? (lang === 'fr' ? plan.name_fr.replace(/'/g, '’') : plan.name_en.replace(/'/g, '’')) : room;
}

export const roomLabel = (room: Room, lang: Lang) => `${room}, ${roomName(room, lang)}`;
export const roomChip = (room: Room, lang: Lang): Part => ({ icon: `room-${room}`, label: roomLabel(room, lang) });
export const animalChip = (animal: Animal, count: number, lang: Lang): Part => ({
  icon: animal,
  label: animals[animal][count > 1 ? 'many' : 'one'][lang],
});

// A path as it was laid: 27 → ×2 14 → pause.
export function pathParts(path: Step[], lang: Lang): Part[] {
  return path.flatMap((step, i): Part[] => {
    const arrow = i > 0 ? [' → '] : [];
    if (step.kind === 'pause') return [...arrow, { icon: 'pause', label: 'pause' }];
    if (step.kind === 'cheat') return [...arrow, { icon: 'cheat', label: '×2' }, ' ', roomChip(step.room, lang)];
    return [...arrow, roomChip(step.room, lang)];
  });
}

export const rounds = (count: number, lang: Lang) => counted(count, lang, { fr: 'tour', en: 'round' });
