import type { Extra, Setting } from '../../schema';
import { type Given, texts } from '../build';

export const occupations: Given<Setting['occupations']> = texts(
  'Torpedo mechanic who christens them',
  'War artist, watercolours',
  'Stowaway from the last port but two',
  'Ship’s barber, one moustache in his care',
  'Radio operator who reads other people’s letters',
  'Spy for both sides, behind with the paperwork',
  'Marine biologist, seasick',
  'Morale officer, low on it',
  'Deserter who picked the wrong door',
  'Admiral’s child, on board for the experience',
  'Tenor thrown out of the opera',
  'Inspector of rivets',
  'Prisoner of war with a good book',
);

export const extras: readonly Given<Extra>[] = [
  {
    id: 'captain',
    name: 'Captain Barnaby Thole',
    gender: 'he',
    occupation: 'Commander, and owner of the moustache',
    text: 'Will go down with the ship and points out that it has.',
  },
  {
    id: 'cook',
    name: 'Oskar',
    gender: 'he',
    occupation: 'Cook who serves soup whatever happens',
    text: 'Measures every crisis in bowls. This one is at forty.',
  },
  {
    id: 'chief',
    name: 'Chief Petronella Gudge',
    gender: 'she',
    occupation: 'Engineer who hears the engine’s feelings',
    text: 'In mourning for it. Works best while somebody holds her hand.',
  },
  {
    id: 'listener',
    name: 'Ivo',
    gender: 'he',
    occupation: 'Sonar listener on a double shift',
    text: 'Has taken off the headphones and is still smiling.',
  },
  {
    id: 'medic',
    name: 'Doctor Amara Quill',
    gender: 'she',
    occupation: 'Dentist, promoted by accident',
    text: 'Gives everything an injection, including the pump.',
  },
  {
    id: 'cadet',
    name: 'Cadet Pim',
    gender: 'they',
    occupation: 'Youngest aboard, on paper twenty-one',
    text: 'Salutes before answering. This has cost valuable seconds.',
  },
  {
    id: 'cat',
    name: 'Rear Admiral',
    gender: 'it',
    occupation: 'Ship’s cat',
    text: 'The only one who has ever hissed at that voice.',
  },
];

export const contentNotes: Given<Setting['contentNotes']> = texts(
  'Drowning, rising water and tight places. Agree how much of it is described.',
  'A voice that makes people want to go into the water. Let players say what their own characters feel; keep despair out of it.',
  'A war, with nobody’s flag on it. Leave real ones ashore.',
  'Too few seats: people will be left behind. Keep it between the characters.',
);
