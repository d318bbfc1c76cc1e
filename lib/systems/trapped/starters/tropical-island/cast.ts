import type { Extra, Setting } from '../../schema';
import { type Given, texts } from '../build';

export const occupations: Given<Setting['occupations']> = texts(
  'Travel critic, two stars at most',
  'Palaeontologist allergic to feathers',
  'Winner of the cereal box competition',
  'Lawyer sent to see whether it is safe',
  'Honeymooner whose other half cancelled',
  'Golf professional with something to prove',
  'Entertainer, children and balloons',
  'Influencer without a signal',
  'Smuggler of eggs, cool box in hand',
  'Lifeguard who never learned',
  'Heir to half of the company',
  'Retired stunt double',
  'Chef hired for the opening',
);

export const extras: readonly Given<Extra>[] = [
  {
    id: 'manager',
    name: 'Ottoline Crisp',
    gender: 'she',
    occupation: 'Manager of a resort that opens on Friday',
    text: 'Counts the living as guests and the rest as no-shows.',
  },
  {
    id: 'keeper',
    name: 'Ruben Tack',
    gender: 'he',
    occupation: 'Keeper with seven fingers',
    text: 'Talks of the dinosaurs as of nieces. Cries easily, hides well.',
  },
  {
    id: 'programmer',
    name: 'Wendell',
    gender: 'he',
    occupation: 'The only programmer, unpaid since March',
    text: 'Will say the password for a raise. It is the wrong one.',
  },
  {
    id: 'aunt',
    name: 'Aunt Philippa',
    gender: 'she',
    occupation: 'Investor, here to look at her money',
    text: 'Hits things with a parasol. So far they have apologised.',
  },
  {
    id: 'skipper',
    name: 'Skipper Lou',
    gender: 'they',
    occupation: 'Owner of half a boat',
    text: 'Blames the reef, the moon, the parrot, in that order.',
  },
  {
    id: 'bellhop',
    name: 'Kit',
    gender: 'they',
    occupation: 'Bellhop on the first day of work',
    text: 'Carries anything for anybody, and asks at every door for a tip.',
  },
  {
    id: 'parrot',
    name: 'Mister Biscuit',
    gender: 'it',
    occupation: 'Parrot',
    text: 'Does the keeper’s voice, the manager’s laugh, and a latch.',
  },
];

export const contentNotes: Given<Setting['contentNotes']> = texts(
  'People are hunted and may be eaten. Agree how much of it is described; cutting away to a shirt in a tree is plenty.',
  'Thirst and heat. Nobody at the table has to go without a drink; a jug of water is a good prop.',
  'Animals come to harm, and some of them were raised by hand. Let the keeper mourn for one sentence.',
  'Two of the ways out leave people behind. Keep it between the characters.',
);
