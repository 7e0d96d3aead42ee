// What every table does with an update: it plays it on the stage and tells it to those who listen.
import { untrack } from 'svelte';
import type { Line, TableProps, Telling } from '../games/contract';
import { Stage, type Beat } from './stage.svelte';
import type { Answer } from './toast';
import { spoken } from './words';

// A table as Frame puts it on the screen.
export class Show<Scene, Piece> {
  readonly stage: Stage<Scene, Piece>;
  summary = $state(''); // what happened last, for screen readers
  answer = $state<Answer | null>(null);

  constructor(scene: Scene, step: number) {
    this.stage = new Stage(scene, step);
  }
}

export interface Script<View, Event, Scene, Piece> {
  // The picture of a table that has come to rest after these events; `before` is the one they began with.
  sceneOf: (view: View, eyes: Record<number, View> | null, events: Event[], before: Scene | null) => Scene;
  beatsOf: (start: Scene, events: Event[], end: Scene, telling: Telling) => Beat<Scene, Piece>[];
  tell: (event: Event, telling: Telling) => Line[];
}

// Called once, while a table is set up; from then on the stage follows what the table is handed.
export function perform<View, Event, Scene, Piece>(
  props: () => TableProps<View, Event>,
  { sceneOf, beatsOf, tell }: Script<View, Event, Scene, Piece>,
): Show<Scene, Piece> {
  const { view, eyes, step } = untrack(props);
  const show = new Show<Scene, Piece>(sceneOf(view, eyes, [], null), step);
  const { stage } = show;
  $effect(() => {
    const { view, eyes, events, step } = props();
    untrack(() => {
      const { players, me, lang } = props();
      const telling = { players, me, lang };
      const end = sceneOf(view, eyes, events, stage.target);
      stage.follow(step, end, (start) => beatsOf(start, events, end, telling));
      const lines = events.flatMap((event) => tell(event, telling));
      show.summary = spoken(lines, players);
    });
  });
  return show;
}
