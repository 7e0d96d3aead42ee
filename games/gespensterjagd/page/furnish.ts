// What stands in a room and how its walls look. Looked up by the room's English name, so that a kitchen is a kitchen in
// any castle; a room nobody knows gets bare walls of its storey.
import barrels from 'icon:cellar-barrels';
import bath from 'icon:bathtub';
import bed from 'icon:bed';
import bell from 'icon:ringing-bell';
import bird from 'icon:dove';
import bookshelf from 'icon:bookshelf';
import broom from 'icon:broom';
import bunks from 'icon:bunk-beds';
import cage from 'icon:imprisoned';
import candles from 'icon:candles';
import cauldron from 'icon:cauldron';
import chain from 'icon:crossed-chains';
import chest from 'icon:chest';
import chimney from 'icon:chimney';
import clock from 'icon:cuckoo-clock';
import coffin from 'icon:coffin';
import desk from 'icon:desk';
import flask from 'icon:fizzing-flask';
import gate from 'icon:dungeon-gate';
import globe from 'icon:globe';
import harp from 'icon:harp';
import hat from 'icon:pointy-hat';
import horse from 'icon:horse-head';
import lighthouse from 'icon:lighthouse';
import meat from 'icon:meat-hook';
import mirror from 'icon:mirror-mirror';
import apple from 'icon:shiny-apple';
import barrel from 'icon:barrel';
import bones from 'icon:skull-crossed-bones';
import cheese from 'icon:cheese-wedge';
import dining from 'icon:table';
import drop from 'icon:well';
import hats from 'icon:captain-hat-profile';
import lance from 'icon:spears';
import organ from 'icon:pipe-organ';
import piano from 'icon:grand-piano';
import pipe from 'icon:smoking-pipe';
import pool from 'icon:pool-triangle';
import portrait from 'icon:portrait';
import rocking from 'icon:rocking-chair';
import saddle from 'icon:saddle';
import sewing from 'icon:sewing-machine';
import shield from 'icon:shield';
import shirt from 'icon:clothes';
import sofa from 'icon:sofa';
import swords from 'icon:swords-emblem';
import telescope from 'icon:telescope';
import throne from 'icon:throne-king';
import treasure from 'icon:open-treasure-chest';
import trunk from 'icon:open-chest';
import violin from 'icon:violin';
import watch from 'icon:binoculars';
import web from 'icon:spider-web';
import wheat from 'icon:wheat';
import cannon from 'icon:cannon';
import type { RoomPlan } from './types';

export type Paper = 'stone' | 'stripes' | 'planks' | 'tiles' | 'damask';

export interface Furnishing {
  icons: string[]; // standing on the floor, the first on the right
  wall: string; // colour
  paper: Paper;
}

const stone = '#29355c';
const timber = '#3a3350';
const blue = '#23468a';
const green = '#1d5058';
const red = '#5e2b52';
const violet = '#45358a';
const teal = '#1f4a72';
const plum = '#532f66';

const known: Record<string, [wall: string, paper: Paper, ...icons: string[]]> = {
  'Entrance hall': [blue, 'tiles', shield, throne],
  Guardroom: [stone, 'stone', lance, swords],
  'Portcullis room': [stone, 'stone', gate, cannon],
  "Watchman's room": [timber, 'planks', watch, bunks],
  Dovecote: [timber, 'planks', bird, bird],
  Oubliette: [stone, 'stone', bones],
  'Wine cellar': [plum, 'stone', barrels, barrel],
  Crypt: [violet, 'stone', coffin],
  Armoury: [stone, 'stone', swords, shield],
  Chapel: [violet, 'damask', organ, candles],
  'Music room': [green, 'stripes', piano, violin, harp],
  'Blue bedroom': [blue, 'damask', bed],
  'Portrait gallery': [red, 'damask', portrait, portrait, portrait],
  Bathroom: [teal, 'tiles', bath],
  'Linen room': [teal, 'stripes', shirt],
  Nursery: [green, 'stripes', rocking],
  "Governess's room": [plum, 'stripes', bed],
  'Trunk attic': [timber, 'planks', trunk],
  'Cobweb loft': [timber, 'planks', web],
  'Bell turret': [stone, 'stone', bell],
  Dungeon: [stone, 'stone', chain],
  'Great hall': [red, 'damask', throne, dining],
  'Grand staircase': [violet, 'damask', candles],
  "Earl's study": [green, 'damask', desk],
  Library: [plum, 'stripes', bookshelf],
  'Billiard room': [green, 'stripes', pool],
  'Red bedroom': [red, 'damask', bed],
  Boudoir: [plum, 'damask', mirror],
  'Clock room': [timber, 'planks', clock, clock],
  Observatory: [blue, 'stripes', telescope, globe],
  'Apple loft': [timber, 'planks', apple],
  "Maid's garret": [timber, 'planks', broom],
  'Lumber room': [timber, 'planks', chest],
  'Guest room': [blue, 'stripes', bed, sofa],
  'Sewing room': [green, 'stripes', sewing],
  'Smoking room': [red, 'stripes', pipe],
  Treasury: [violet, 'damask', treasure],
  'Cabinet of curiosities': [teal, 'damask', globe],
  'Dining room': [red, 'stripes', dining, candles],
  'Green drawing room': [green, 'damask', sofa],
  Pantry: [teal, 'tiles', cheese],
  Kitchen: [timber, 'tiles', cauldron, meat],
  'Cold store': [teal, 'stone', meat, cheese, barrel],
  Cistern: [blue, 'stone', drop],
  Gaol: [stone, 'stone', cage],
  Stable: [timber, 'planks', horse],
  'Tack room': [timber, 'planks', saddle],
  "Captain's room": [blue, 'stripes', hats, bunks],
  "Alchemist's laboratory": [violet, 'stone', flask, cauldron],
  "Witch's chamber": [plum, 'stone', hat, cauldron],
  'Beacon room': [stone, 'stone', lighthouse],
  'Parapet walk': [stone, 'stone', cannon],
  'Chimney loft': [timber, 'planks', chimney],
  Barn: [timber, 'planks', wheat, wheat, barrel],
};

export function furnishing(room: RoomPlan): Furnishing {
  const found = known[room.name_en];
  if (!found)
    return {
      icons: [],
      wall: room.floor < 0 ? stone : room.floor > 3 ? timber : [blue, green, plum, red][room.id % 4]!,
      paper: room.floor < 0 ? 'stone' : 'stripes',
    };
  const [wall, paper, ...icons] = found;
  return { icons, wall, paper };
}

// Some windows are lit from inside, the others let the moon in. Cellars have none.
export const windowsOf = (room: RoomPlan) => (room.floor < 0 ? 0 : room.w >= 5 ? 2 : 1);
export const isLit = (room: RoomPlan) => (room.id * 7) % 5 < 2;
