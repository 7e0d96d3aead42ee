import bravo from 'icon:laurel-crown';
import hurry from 'icon:sleepy';
import laugh from 'icon:imp-laugh';
import ouch from 'icon:broken-heart';
import thanks from 'icon:prayer';
import think from 'icon:think';
import type { Reaction } from '../protocol.gen';

export const reactionIcons: Record<Reaction, string> = { bravo, laugh, ouch, hurry, thanks, think };
