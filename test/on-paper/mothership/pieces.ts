import type { HouseRules } from '@/lib/systems/mothership/schema';
import { type PrintedPiece, sentencesUnder } from '../coverage';

const says = sentencesUnder<HouseRules>();

/** Rules on the cover, the plan, the boards, the references, the cards and the endings. */
export const SHIP_PIECES: readonly PrintedPiece<HouseRules>[] = [
  {
    piece: 'cover',
    parts: {
      '2 counts': [
        says('Tiles: generators 6 TI'),
        says('Tiles: safe 30 TI'),
        says('Tiles: traps 20 TI'),
        says('Tokens of what traps do 26 TK'),
        says('OFF tokens 10 TK'),
        says('All together 123'),
      ],
      '13': [
        says('Mothership Fantasia was invented by its own authors (“TRAP – Group 3”). The words here are our own.'),
      ],
    },
  },
  {
    piece: 'layout-plan',
    parts: {
      '3.1': [
        says('Easy 2 23 8 33'),
        says('Medium 4 19 10 33'),
        says('Hard 6 15 12 33'),
        says('At every level 3 safe and 3 trap tiles more go, mixed and unseen, onto the draw pile.'),
      ],
      '3.3': [says('A tile, dealt face down')],
      A1: [says('A tile, dealt face down')],
    },
  },
  {
    piece: 'boards',
    parts: {
      '3.4': [says('11 · begin with 2'), says('7 · begin with 3'), says('6 · begin with 4'), says('Too late')],
      '5 shut': [
        says('Shut while any of the generators still runs.', [
          { finishLocked: false },
          'The finish board. Open from the first round on.',
        ]),
      ],
      A2: [says('Rounds left')],
      A3: [says('The start board. Everybody wakes up here.'), says('The finish board.')],
    },
  },
  {
    piece: 'references',
    parts: {
      '5 again': [
        says('A hidden tile that you step on turns up and acts at once.'),
        says('One that lies open acts again whenever somebody steps on it.'),
      ],
      '7 tiles': [
        says('Leaving the tile costs 1 action point extra.'),
        says('They can’t move in this round and the next. A friend’s Assist takes the token away.'),
        says('They can’t peek for the rest of the game.'),
        says('They have 1 action point fewer at once and in every later round.'),
        says('The tile is gone in this round and the next; then the top tile of the draw pile takes its place'),
      ],
      '7 help': [
        says('steps that way, or waits so that a friend can assist first, and does nothing else', [
          { compulsion: 'movesOnly' },
          'may act, and wait for a friend to assist, but steps only that way',
        ]),
      ],
      A6: [
        says('Any number of you may stand together.', [
          { maxPerTile: 2 },
          'A tile holds no more than 2 of you; boards hold everybody.',
        ]),
      ],
      A11: [
        says('and does nothing else', [
          { compulsion: 'movesOnly' },
          'may act, and wait for a friend to assist, but steps only that way',
        ]),
      ],
      A12: [says('They are driven toward the nearest face-down tile until no tile is face down.')],
      A18: [says('A friend’s Assist takes the token away.')],
      A19: [says('The tile leaves the game, and everybody on it goes to Holding cell.')],
      A20: [says('everybody on it goes to Holding cell')],
      A31: [says('Tiles never turn back down.')],
    },
  },
  {
    piece: 'character-cards',
    parts: {
      '6': [
        says('Unaffected by Blind and Sever. Leaves Corrode without paying extra.'),
        says('Unaffected by Confuse and Fear. Throws off Freeze for 1 action point, from the round after'),
        says('For 2 action points, once in a round: jumps two cells in a straight line, over one tile or gap.'),
        says('For 1 action point, once in a round: turns up a face-down tile at most 3 spaces away'),
        says('For 2 action points, once in a round: steps onto the next tile without setting it off'),
        says('For 3 action points, once in a round: puts a neighbouring trap that lies face up out of order'),
      ],
      A17: [says('Throws off Freeze for 1 action point, from the round after being caught.')],
      A25: [says('puts a neighbouring trap that lies face up out of order in this round and the next')],
      'A28 metric': [says('at most 3 spaces away, counted in straight steps, over tiles and gaps alike')],
    },
  },
  {
    piece: 'endings',
    parts: {
      '8 endings': [
        says('Do not open before the end'),
        says('Read if all generators are shut down and everybody is at Escape pods.'),
      ],
      A33: [says('unless one above fits')],
      A34: [says('Read at the end whatever happened, unless one above fits.')],
    },
  },
];
