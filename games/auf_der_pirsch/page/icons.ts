import bear from 'icon:bear-head';
import boar from 'icon:boar';
import mouflon from 'icon:ram-profile';
import wolf from 'icon:wolf-head';
import type { Suit } from './types';

export const suitIcons: Record<Suit, string> = { wolf, mouflon, boar, bear };
