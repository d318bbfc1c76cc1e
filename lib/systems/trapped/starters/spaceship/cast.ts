import type { Extra, Setting } from '../../schema';
import { type Given, texts } from '../build';

export const occupations: Given<Setting['occupations']> = texts(
  'Stowaway with a good reason',
  'Ship’s cook on a day off',
  'Travelling insurance assessor',
  'Retired space pirate',
  'Second-best xenobiologist aboard',
  'Honeymooner, other half already in a pod',
  'Robot repairer afraid of robots',
  'Minor royalty, incognito and furious about it',
  'Cruise entertainer with a magic act',
  'Prize-winning breeder of space hamsters',
  'Miner going home rich',
  'Preacher of a very new religion',
  'Salesman of home security systems',
  'Teenage chess champion',
);

export const extras: readonly Given<Extra>[] = [
  {
    id: 'steward',
    name: 'Ruiz',
    gender: 'she',
    occupation: 'Overworked steward',
    text: 'Has a key for every minibar and still asks for your cabin number.',
  },
  {
    id: 'professor',
    name: 'Professor Quillfeather',
    gender: 'he',
    occupation: 'Xenobiologist who warmed the egg',
    text: 'Would like it noted that the lamp was on when he came in.',
  },
  {
    id: 'marine',
    name: 'Sergeant Boone',
    gender: 'she',
    occupation: 'Space marine on leave',
    text: 'Brought no weapon, only stories. Will run first and call it scouting.',
  },
  {
    id: 'heiress',
    name: 'Lady Vesper Oyelaran',
    gender: 'she',
    occupation: 'Heiress to an asteroid',
    text: 'Offers shares in it. It is a small asteroid.',
  },
  {
    id: 'salesman',
    name: 'Chip Delmonico',
    gender: 'he',
    occupation: 'Seller of used pods',
    text: 'Knows precisely what is wrong with the pod. Sold it to the line.',
  },
  {
    id: 'medic',
    name: 'Doctor Imre',
    gender: 'they',
    occupation: 'Ship’s dentist',
    text: 'The only doctor left. Asks about flossing before anything else.',
  },
  {
    id: 'child',
    name: 'Pim',
    gender: 'they',
    occupation: 'Unaccompanied eleven-year-old',
    text: 'Not afraid of anything, least of all of you. Has named the alien.',
  },
  {
    id: 'robot',
    name: 'Unit Nine',
    gender: 'it',
    occupation: 'Concierge robot',
    text: 'Regrets every inconvenience and can be talked into most things.',
  },
];

export const contentNotes: Given<Setting['contentNotes']> = texts(
  'People are crushed and eaten, mostly as slapstick. Agree how much of it is described.',
  'Small spaces, the dark, and running out of air.',
  'Flirting and a shared shower. Leave out the shower, or all of it, if anybody would rather.',
  'Characters betray each other for a seat. Keep it between the characters.',
  'One of the suggested Extras is a child. Swap them if that spoils the fun.',
);
