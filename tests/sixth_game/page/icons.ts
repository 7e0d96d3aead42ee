import barn from 'icon:barn';
import forest from 'icon:forest';
import fox from 'icon:fox-head';
import river from 'icon:river';
import type { Place } from './types.gen';

export const icons: Record<Place | 'fox', string> = { brook: river, wood: forest, farm: barn, fox };
