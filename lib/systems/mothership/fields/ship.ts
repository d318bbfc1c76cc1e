import { picture, within } from '@/lib/schema/fields';
import { drawn, lever } from '@/lib/schema/number-use';
import { number, part, story, text } from '@/lib/schema/short-fields';
import { PLAYERS, PLAYERS_MAX } from '../vocabulary';

export const ship = part('Ship and premise', 'Where it happens, and what must be found there.', {
  name: text('Ship', 'What the thing you are trapped in is called.', 'The Long Quiet', 'Ferry 9'),
  premise: story(
    'Premise',
    'Read aloud before the first turn: who you are, where you wake up, why you must leave now.',
    'You went to bed in a tavern. The floor is humming, and there is no door.',
  ),
  objectiveNoun: text(
    'An objective is called',
    'One word for what has to be found and shut down, without “the”.',
    'generator',
    'engine',
  ),
  objectivesNoun: text('Several are called', 'The same word for more than one of them.', 'generators', 'engines'),
  objectivePicture: picture({ title: 'Picture of an objective', description: 'Printed on its tiles.' }),
  startName: text('The start board is called', 'Where everybody wakes up.', 'Holding cell'),
  finishName: text('The finish board is called', 'Where everybody wants to be when time runs out.', 'Escape pods'),
});

export const players = part('Players', 'How many play, and how much each can do in a round.', {
  min: drawn(number('Fewest players', 'With fewer, it is no fun.', within(1, PLAYERS_MAX, PLAYERS.min))),
  max: drawn(
    number(
      'Most players',
      'Each needs a character and a set of action tokens in one colour.',
      within(1, PLAYERS_MAX, PLAYERS.max),
    ),
  ),
  apPerRound: lever(number('Action points', 'What each player may spend in a round.', within(1, 8, 4))),
});
