import { dealAny } from './deal';

export const barrierPrompts = dealAny([
  'The obvious exit. What has been parked in front of it?',
  'Nature has a say: water, snow, lava, bees. Which one?',
  'A machine that would solve everything, with one part missing. Which part?',
  'A code, a key, a password. Who knew it last, and where are they now?',
  'Somebody in charge who will not let you leave without the right paper.',
  'The air, the cold, the dark: what does one need out there, and how few are there?',
  'There is a way out. It is for fewer people than you are.',
  'The bridge, the rope, the ladder: it was fine until somebody used it.',
  'Nobody outside knows you are here. What is the matter with the telephone?',
  'A guard that cannot be bribed. Well, not with money.',
  'Something has to be opened from the other side.',
  'You could leave, but you would not be believed. Why does that stop you?',
  'The way out is on a timetable. When is the next one?',
  'The exit works. It leads back in.',
]);
