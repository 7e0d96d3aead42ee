import { playsByTouch } from '$browser/touch';

playsByTouch('Chasse en folie');
