import type { Extra, Setting } from '../../schema';
import { type Given, texts } from '../build';

export const occupations: Given<Setting['occupations']> = texts(
  'Farmhand, paid in turnips',
  'Storm chaser who caught one',
  'Loss adjuster, acts of God',
  'Shoe saleswoman, size six to nine',
  'Seller of lightning rods',
  'Spelling champion of three counties',
  'Runaway from the circus, heading back',
  'Schoolteacher with the wrong map',
  'Vet for large animals',
  'Painter who cannot see green',
  'Sheriff, a long way out of his county',
  'Fortune teller, surprised',
  'Census taker without a form for this',
);

export const extras: readonly Given<Extra>[] = [
  {
    id: 'mayor',
    name: 'Mayor Ombrose',
    gender: 'he',
    occupation: 'Mayor of forty Munchkins',
    text: 'Carries scissors and declares things open. Doors, bridges, wounds.',
  },
  {
    id: 'soldier',
    name: 'Private Verdigris',
    gender: 'they',
    occupation: 'The whole army of the city',
    text: 'Stands guard for a hundred. Would rather nobody asked about the rifle.',
  },
  {
    id: 'monkey',
    name: 'Bartle',
    gender: 'it',
    occupation: 'Winged monkey who has resigned',
    text: 'Afraid of heights. It did not come up at the interview.',
  },
  {
    id: 'mouse',
    name: 'Queen Thimble',
    gender: 'she',
    occupation: 'Queen of the field mice',
    text: 'As long as a thumb, and nobody has ever mentioned it.',
  },
  {
    id: 'aunt',
    name: 'Aunt Corabel',
    gender: 'she',
    occupation: 'Was ironing when it happened',
    text: 'Still has the iron. Finds the colours loud and says so to them.',
  },
  {
    id: 'tinsmith',
    name: 'Hob Brightwater',
    gender: 'he',
    occupation: 'Tinsmith, in yellow',
    text: 'Repairs whatever walks in, and waves until it is out of sight.',
  },
  {
    id: 'goat',
    name: 'Mister Pound',
    gender: 'it',
    occupation: 'Goat, came with the house',
    text: 'Has been able to talk since the landing, and has a list.',
  },
];

export const contentNotes: Given<Setting['contentNotes']> = texts(
  'A house has fallen on somebody, who is finished off in the first hour. It is slapstick; she can also give up, if you prefer.',
  'Poppies put people to sleep for good. It is a fairy tale’s poppy and no other; leave it out if it is too close to home.',
  'Winkies and winged monkeys are made to serve. They are people, they want to stop, and in every ending they may.',
  'Friends are carried off, and two ways home leave people behind. Keep it between the characters.',
);
