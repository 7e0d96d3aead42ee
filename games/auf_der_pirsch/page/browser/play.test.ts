import { playsToTheEnd } from '$browser/whole-game';

playsToTheEnd({ id: 'auf-der-pirsch', title: 'Auf der Pirsch', still: true });
