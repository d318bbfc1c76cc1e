import type { Extra, Setting } from '../../schema';
import { type Given, texts } from '../build';

export const occupations: Given<Setting['occupations']> = texts(
  'Substitute teacher, first day',
  'Former prom queen at her reunion',
  'Coach with a whistle and a past',
  'Chair of the parents’ association',
  'Driving instructor without a licence',
  'Lunch lady with opinions',
  'Drummer of the band that was booked',
  'Inspector of schools, unannounced',
  'Librarian on leave',
  'Class of ’89, still owing a book',
  'Author of a vampire romance',
  'Guidance counsellor in need of guidance',
  'Alumnus who became a dentist',
);

export const extras: readonly Given<Extra>[] = [
  {
    id: 'principal',
    name: 'Principal Harkness',
    gender: 'she',
    occupation: 'Head of the school',
    text: 'Admitted them herself. Their references went back centuries.',
  },
  {
    id: 'caretaker',
    name: 'Big Lou',
    gender: 'he',
    occupation: 'Night watchman by day',
    text: 'Has the keys to everything, on a ring, in his other trousers.',
  },
  {
    id: 'nurse',
    name: 'Nurse Okafor',
    gender: 'she',
    occupation: 'School nurse',
    text: 'Wondered about the blood drive. It had gone so well.',
  },
  {
    id: 'goth',
    name: 'Raven (Kevin)',
    gender: 'he',
    occupation: 'Poet of the class of ’03',
    text: 'Has waited for this all his life and would like to go home now.',
  },
  {
    id: 'teacher',
    name: 'Herr Blume',
    gender: 'he',
    occupation: 'Chemistry teacher',
    text: 'Knows how to make holy water. Will not say how he knows.',
  },
  {
    id: 'rival',
    name: 'Bianca Strand',
    gender: 'she',
    occupation: 'Winner of everything in 1998',
    text: 'Still keeps the score and reads it out.',
  },
  {
    id: 'mascot',
    name: 'The Tiger',
    gender: 'they',
    occupation: 'School mascot, zip stuck',
    text: 'Nobody knows who is in there. They nod a lot.',
  },
];

export const contentNotes: Given<Setting['contentNotes']> = texts(
  'A school, with everybody in it grown up. No weapons, and nothing that looks like the news.',
  'Biting and blood, mostly in jokes. Agree how much of it is described.',
  'Old grudges, bullying and who went with whom. Keep it between the characters.',
  'Heights, the dark and being chosen last.',
);
