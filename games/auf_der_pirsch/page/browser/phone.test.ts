import { playsByTouch } from '$browser/touch';

playsByTouch('Auf der Pirsch');
