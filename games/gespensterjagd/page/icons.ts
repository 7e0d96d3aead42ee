import bat from 'icon:bat';
import cat from 'icon:cat';
import hedgehog from 'icon:hedgehog';
import mouse from 'icon:seated-mouse';
import owl from 'icon:owl';
import type { Animal } from './types';

export const animalIcons: Record<Animal, string> = { hedgehog, bat, mouse, owl, cat };
export { default as ghostIcon } from 'icon:ghost';
export { default as trapIcon } from 'icon:wolf-trap';
export { default as lockIcon } from 'icon:padlock';
export { default as keyIcon } from 'icon:key';
export { default as pauseIcon } from 'icon:night-sleep';
export { default as captainIcon } from 'icon:hunting-horn';
export { default as markIcon } from 'icon:position-marker';
export { default as chimneyIcon } from 'icon:chimney';
export { default as eyeIcon } from 'icon:semi-closed-eye';
export { default as footIcon } from 'icon:footprint';
