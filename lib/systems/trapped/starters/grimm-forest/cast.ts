import type { Extra, Setting } from '../../schema';
import { type Given, texts } from '../build';

export const occupations: Given<Setting['occupations']> = texts(
  'Youngest of three, and tired of it',
  'Tailor, seven at one blow',
  'Goose girl with a degree',
  'Prince, recently a frog',
  'Stepmother trying to be fair',
  'Woodcutter afraid of trees',
  'Musician from a band of animals',
  'Tooth fairy on a training course',
  'Collector of tales, notebook ready',
  'Princess who felt the pea',
  'Soldier home from some war',
  'Baker of suspicious pies',
  'Travelling salesman, beans',
);

export const extras: readonly Given<Extra>[] = [
  {
    id: 'wolf',
    name: 'The Wolf',
    gender: 'he',
    occupation: 'Retired, lives in a nightcap',
    text: 'Swears that it is cake only. Asks everybody what big eyes they have.',
  },
  {
    id: 'hood',
    name: 'Scarlet',
    gender: 'she',
    occupation: 'Delivers baskets',
    text: 'Knows every path and has been warned about each of them.',
  },
  {
    id: 'gretel',
    name: 'Gretel',
    gender: 'she',
    occupation: 'Expert in ovens',
    text: 'Pushes first. Her brother is on a diet and does not want to talk about it.',
  },
  {
    id: 'dwarf',
    name: 'Number Eight',
    gender: 'they',
    occupation: 'Dwarf who did not get into the song',
    text: 'Has a pickaxe, a grievance and a lovely bass.',
  },
  {
    id: 'prince',
    name: 'Prince Adalbert',
    gender: 'he',
    occupation: 'Charming by profession',
    text: 'Kisses whatever is asleep. Has been spoken to about it.',
  },
  {
    id: 'godmother',
    name: 'Madam Ferrule',
    gender: 'she',
    occupation: 'Fairy godmother, wand at the repairer’s',
    text: 'Grants advice instead. It comes true just as often.',
  },
  {
    id: 'donkey',
    name: 'Clod',
    gender: 'it',
    occupation: 'Gold donkey, out of order',
    text: 'Still produces something. It is not gold.',
  },
];

export const contentNotes: Given<Setting['contentNotes']> = texts(
  'Old tales are cruel to children and parents. No child comes to harm in this one; a firstborn is only ever talked about.',
  'Being lost, and being eaten in the old manner. Agree how much of it is described.',
  'Spells that make people dance or sleep. Players say what their own characters do; nobody is kissed without being asked.',
  'Two ways out are too small for all. Keep it between the characters.',
);
