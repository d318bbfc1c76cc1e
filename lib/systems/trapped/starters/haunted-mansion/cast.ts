import type { Extra, Setting } from '../../schema';
import { type Given, texts } from '../build';

export const occupations: Given<Setting['occupations']> = texts(
  'Poor cousin with expectations',
  'Governess who has seen worse',
  'Colonel, retired hurt',
  'Spirit medium between engagements',
  'Doctor who does not do nights',
  'Chess correspondent of a provincial paper',
  'Fiancée of somebody upstairs',
  'Big-game hunter, largely of ducks',
  'Author of forty sensible cookery books',
  'Valet in his master’s evening clothes',
  'Duchess with a pawn ticket',
  'Curate, nervous of dogs',
  'Piano tuner who came about the noise',
);

export const extras: readonly Given<Extra>[] = [
  {
    id: 'butler',
    name: 'Grimshaw',
    gender: 'he',
    occupation: 'Butler to three generations',
    text: 'Has cleaned up after every full moon and considers it part of the silver.',
  },
  {
    id: 'cook',
    name: 'Mrs Pottle',
    gender: 'she',
    occupation: 'Cook',
    text: 'Knows exactly how he likes his meat. Has stopped asking whose.',
  },
  {
    id: 'aunt',
    name: 'Great-Aunt Ottoline',
    gender: 'she',
    occupation: 'Aunt in black, with a bonnet',
    text: 'Deaf when it suits her, and it suits her at every howl.',
  },
  {
    id: 'lawyer',
    name: 'Mr Penhaligon',
    gender: 'he',
    occupation: 'Family lawyer',
    text: 'Will not run without instructions in writing.',
  },
  {
    id: 'maid',
    name: 'Bess',
    gender: 'she',
    occupation: 'Maid on her last day',
    text: 'Gave notice this morning and says so in every room.',
  },
  {
    id: 'vicar',
    name: 'The Reverend Lamb',
    gender: 'he',
    occupation: 'Vicar with a weak chest',
    text: 'Finds a Bible verse for everything and it is always the wrong one.',
  },
  {
    id: 'suitor',
    name: 'Lord Aubrey Quill',
    gender: 'he',
    occupation: 'Suitor to the whole table',
    text: 'In love with anybody who is in front of him on the stairs.',
  },
];

export const contentNotes: Given<Setting['contentNotes']> = texts(
  'People are chased and bitten, mostly off stage. Agree how much of it is described.',
  'A dog-like monster is shot. Some tables would rather have it trapped.',
  'Courtship, proposals and jealousy. Keep it between the characters.',
  'Heights, the dark, graves and a body that talks.',
);
