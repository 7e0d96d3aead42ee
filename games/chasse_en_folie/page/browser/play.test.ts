import { playsToTheEnd } from '$browser/whole-game';

playsToTheEnd({ id: 'chasse-en-folie', title: 'Chasse en folie', still: false, places: 5 });
