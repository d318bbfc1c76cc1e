import type { HouseRules } from '@/lib/systems/isolation/schema';
import { type PrintedPiece, sentencesUnder } from '../coverage';

const says = sentencesUnder<HouseRules>();

/** Pieces besides the leaflet that people look rules up on. */
export const ISOLATION_PIECES: readonly PrintedPiece<HouseRules>[] = [
  {
    piece: 'players-brief',
    parts: {
      '10': [says('Nature: Weather'), says('Where it is: Outside'), says('It has two days left in it.')],
      '10 place': [says('Ways out, all shut'), says('What there is too little of')],
    },
  },
  {
    piece: 'sheets',
    parts: {
      '2': [says('Profession Ship’s carpenter'), says('Goal Save the boat')],
      '3': [says('What is between you and the others at the start')],
      '5.1': [says('Your profession covers it 1 green 1 green')],
    },
  },
  {
    piece: 'link-matrix',
    parts: {
      '6 labelled': [says('Links with a label stay until a roll at the end of a session erases them.')],
      '6 passing': [says('Passing links have no label, and a new one first cancels one of the other colour')],
    },
  },
  {
    piece: 'roll-worksheet',
    parts: {
      '5.2': [says('The first row of each is the active one.')],
      '5.3': [says('Second reading: the active one and Cooperative, less Hostile, less the GM')],
    },
  },
  {
    piece: 'session-end',
    parts: {
      '6': [says('After every session but the last, each two people who are both inside may do this:')],
      '8': [says('As long as you have a Dying link, no Injured one of yours may go.')],
    },
  },
  {
    piece: 'stance-cards',
    parts: {
      '5.3': [says('Your green evens help.'), says('Your red odds are in the way.')],
      '8': [says('No wounds for you.')],
      '12 stances': [says('SC 12/12')],
    },
  },
  {
    piece: 'task-cards',
    parts: {
      '14 difficulty': [says('The GM knows how hard it is', [{ openDifficulty: true }, 'Difficulty: Average, 2 dice'])],
      '15 tasks': [says('Done with: Basic Success or better'), says('Done with: any success, one try')],
    },
  },
  { piece: 'event-cards', parts: { '7 events': [says('Once a night')] } },
  {
    piece: 'gm-brief',
    parts: {
      '1': [says('People should come to harm through each other')],
      '2 NPCs': [says('The rest of the cast is yours, and there from the beginning.')],
      '2 others': [says('Others, without numbers')],
      '5.5': [says('Ask, and prescribe nothing.')],
      '7': [says('Stress sets the pace.')],
      '10': [says('How to run the threat'), says('Weather wants nothing.'), says('It is outside.')],
      '11': [says('Rule on each die as the cards say, or otherwise. Shared words are a hint.')],
      '14 turns': [says('They take stances like everybody, and propose something only if you say so.')],
      '14 difficulty': [says('When a task is tried again, you may name another Difficulty.')],
      '15 help': [says('It comes right after 10 conflicts of the night. Everybody alive inside is safe then.')],
    },
  },
  {
    piece: 'gm-sheet',
    parts: {
      '5.3 difficulty': [says('Really Hard, 4 dice, dangerous')],
      '7 start': [says('It begins at 2.')],
      '15 time': [says('Help comes after 10 conflicts of the night.')],
    },
  },
  {
    piece: 'cover',
    parts: { '12': [says('Wound tokens and Stress marker 9 TK'), says('Stance cards 12 SC')] },
  },
];
