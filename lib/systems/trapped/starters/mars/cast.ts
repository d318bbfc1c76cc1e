import type { Extra, Setting } from '../../schema';
import { type Given, texts } from '../build';

export const occupations: Given<Setting['occupations']> = texts(
  'Colonist who won the ticket',
  'Potato geneticist',
  'Geologist who talks to rocks',
  'Plumber, the only one on the planet',
  'Space tourist on a budget',
  'Corporate lawyer for the lake in the brochure',
  'Ex-astronaut selling the memoirs',
  'Botanist in love with a bean',
  'Prison guard, off duty',
  'Documentary maker, out of film',
  'Welder with a fear of open spaces',
  'Mission psychologist, tired',
  'Twin, of somebody on Earth',
);

export const extras: readonly Given<Extra>[] = [
  {
    id: 'quartermaster',
    name: 'Quartermaster Adeyemi',
    gender: 'she',
    occupation: 'Keeper of the stores',
    text: 'Knows where everything is and wants it signed for.',
  },
  {
    id: 'pilot',
    name: 'Captain Tulip de Vries',
    gender: 'she',
    occupation: 'Pilot of the small ship',
    text: 'Has landed it eleven times. Has never yet taken off.',
  },
  {
    id: 'cook',
    name: 'Mateus',
    gender: 'he',
    occupation: 'Cook with one vegetable',
    text: 'Sixty recipes. They are the same recipe.',
  },
  {
    id: 'doctor',
    name: 'Doctor Sorensen',
    gender: 'they',
    occupation: 'Eye surgeon',
    text: 'Did his eyes. Was very proud of them, until lunch.',
  },
  {
    id: 'intern',
    name: 'Wei',
    gender: 'he',
    occupation: 'Intern on an unpaid placement',
    text: 'Does everything. Nobody has learned the name.',
  },
  {
    id: 'investor',
    name: 'Sir Basil Thrupp',
    gender: 'he',
    occupation: 'Investor on an inspection',
    text: 'Owns forty per cent of the air and mentions it.',
  },
  {
    id: 'rover',
    name: 'Scout',
    gender: 'it',
    occupation: 'Sampling robot, retired',
    text: 'Brings everybody a rock. It is always a good rock.',
  },
];

export const contentNotes: Given<Setting['contentNotes']> = texts(
  'Running out of air, and being shut out. Agree how much of it is described.',
  'Eyes, spectacles and what becomes of them. Leave out the collection if that is too near.',
  'A prisoner who was experimented on. He is a monster, and somebody made him one.',
  'Too few suits: people will be left behind. Keep it between the characters.',
);
