import type { Extra, Setting } from '../../schema';
import { type Given, texts } from '../build';

export const occupations: Given<Setting['occupations']> = texts(
  'Caterer, of that buffet',
  'Wedding guest, wrong wedding',
  'Tax adviser with a clear conscience',
  'Hotel pianist',
  'Atheist, taking it well',
  'Reformed burglar, two days short of reformed',
  'Food critic who asked for seconds',
  'Advocate who never lost and never asked',
  'Organist with a past',
  'Best man, speech undelivered',
  'Florist with a grudge list',
  'Life insurance salesman',
  'Doctor who said that it was nothing',
);

export const extras: readonly Given<Extra>[] = [
  {
    id: 'clerk',
    name: 'Clerk Six Hundred and Two',
    gender: 'it',
    occupation: 'Counter nine, on a break since 1740',
    text: 'May not help anybody. May cough at the right moment.',
  },
  {
    id: 'bride',
    name: 'Leonie',
    gender: 'she',
    occupation: 'Bride, as far as the salmon',
    text: 'Would like a word with the groom, wherever he was sent.',
  },
  {
    id: 'monk',
    name: 'Brother Anselm',
    gender: 'he',
    occupation: 'Copyist waiting for a ruling',
    text: 'Eight hundred years in the queue. Guards his place with his elbows.',
  },
  {
    id: 'dame',
    name: 'Dame Hortensia Blunt',
    gender: 'she',
    occupation: 'Chair of eleven charities',
    text: 'Has brought references. Has seen her file, and lost some weight.',
  },
  {
    id: 'intern',
    name: 'Zadkin',
    gender: 'they',
    occupation: 'Cherub on work experience',
    text: 'Means well with a trumpet, at close range.',
  },
  {
    id: 'gambler',
    name: 'Lucky Prosper',
    gender: 'he',
    occupation: 'Gambler who bet against this',
    text: 'Still owes. Will raise you somebody else’s soul.',
  },
  {
    id: 'dog',
    name: 'Biscuit',
    gender: 'it',
    occupation: 'A good dog',
    text: 'Could go through the gate at any time. Is waiting for somebody.',
  },
];

export const contentNotes: Given<Setting['contentNotes']> = texts(
  'Death, the characters’ own and other people’s. Ask who has buried somebody lately, and how much of it to joke about.',
  'Heaven, Hell and saints, played as an office. Say beforehand whether anybody minds; nobody’s faith is the joke.',
  'Sins that players make up about their characters. Keep them small, funny or long ago, unless all of you want more.',
  'Bargains that leave somebody behind. Keep it between the characters.',
);
