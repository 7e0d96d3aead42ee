// The games with a table: what the shelf shows at once, and the table itself when somebody sits down.
import type { Component } from 'svelte';
import AufDerPirsch from './covers/AufDerPirsch.svelte';
import ChasseCercueils from './covers/ChasseCercueils.svelte';
import ChasseEnFolie from './covers/ChasseEnFolie.svelte';
import Gespensterjagd from './covers/Gespensterjagd.svelte';
import ShadowHunters from './covers/ShadowHunters.svelte';
import type { GameModule } from './contract';

export interface Box {
  id: string;
  cloth: string; // class that sets the colours of the game
  Cover: Component; // the picture on the box; fills its parent
}

export const boxes: Box[] = [
  { id: 'chasse-en-folie', cloth: 'cloth-chasse-en-folie', Cover: ChasseEnFolie },
  { id: 'auf-der-pirsch', cloth: 'cloth-auf-der-pirsch', Cover: AufDerPirsch },
  { id: 'gespensterjagd', cloth: 'cloth-gespensterjagd', Cover: Gespensterjagd },
  { id: 'shadow-hunters', cloth: 'cloth-shadow-hunters', Cover: ShadowHunters },
  { id: 'chasse-cercueils', cloth: 'cloth-chasse-cercueils', Cover: ChasseCercueils },
];

export const tables: Record<string, () => Promise<GameModule>> = {
  'chasse-en-folie': () => import('./chasse-en-folie/index').then((module) => module.default),
  'auf-der-pirsch': () => import('./auf-der-pirsch/index').then((module) => module.default),
  gespensterjagd: () => import('./gespensterjagd/index').then((module) => module.default),
  'shadow-hunters': () => import('./shadow-hunters/index').then((module) => module.default),
  'chasse-cercueils': () => import('./chasse-cercueils/index').then((module) => module.default),
};
