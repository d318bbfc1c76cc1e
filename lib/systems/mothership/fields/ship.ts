import { count, group, line, picture, prose } from '@/lib/schema/fields';
import { PLAYERS, PLAYERS_MAX } from '../vocabulary';

export const ship = group(
  {
    name: line({
      title: 'Ship',
      description: 'What the thing you are trapped in is called.',
      examples: ['The Long Quiet', 'Ferry 9'],
    }),
    premise: prose({
      title: 'Premise',
      description: 'Read aloud before the first turn: who you are, where you wake up, why you must leave now.',
      examples: ['You went to bed in a tavern. The floor is humming, and there is no door.'],
    }),
    objectiveNoun: line({
      title: 'An objective is called',
      description: 'One word for what has to be found and shut down, without “the”.',
      examples: ['generator', 'engine'],
    }),
    objectivesNoun: line({
      title: 'Several are called',
      description: 'The same word for more than one of them.',
      examples: ['generators', 'engines'],
    }),
    objectivePicture: picture({ title: 'Picture of an objective', description: 'Printed on its tiles.' }),
    startName: line({
      title: 'The start board is called',
      description: 'Where everybody wakes up.',
      examples: ['Holding cell'],
    }),
    finishName: line({
      title: 'The finish board is called',
      description: 'Where everybody wants to be when time runs out.',
      examples: ['Escape pods'],
    }),
  },
  { title: 'Ship and premise', description: 'Where it happens, and what must be found there.' },
);

export const players = group(
  {
    min: count({
      title: 'Fewest players',
      description: 'With fewer, it is no fun.',
      min: 1,
      max: PLAYERS_MAX,
      initial: PLAYERS.min,
    }),
    max: count({
      title: 'Most players',
      description: 'Each needs a character and a set of action tokens in one colour.',
      min: 1,
      max: PLAYERS_MAX,
      initial: PLAYERS.max,
    }),
    apPerRound: count({
      title: 'Action points',
      description: 'What each player may spend in a round.',
      min: 1,
      max: 8,
      initial: 4,
    }),
  },
  { title: 'Players', description: 'How many play, and how much each can do in a round.' },
);
