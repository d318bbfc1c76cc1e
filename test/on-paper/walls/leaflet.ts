import type { Arena } from '@/lib/systems/walls/schema';
import { type PrintedPiece, sentencesUnder } from '../coverage';

type HouseRules = Arena['options'];

const says = sentencesUnder<HouseRules>();

/** The game from setup to the end, as printed for the Standard board. */
export const WALLS_LEAFLET: PrintedPiece<HouseRules> = {
  piece: 'rules',
  parts: {
    '1': [
      says('Set your arrows in secret, move by them, then put up a wall.', [
        { programming: 'rolling' },
        'Set your arrows, move by them, then put up a wall.',
      ]),
      says('the players who have the least room left are Trapped and out of the game. The last one left wins.'),
    ],
    '2': [
      says('For 2 to 4 players.'),
      says('Cut out the first 55 walls and keep them within reach of all.'),
      says('cut out more of the 84. They never run out.'),
    ],
    '3.1': [
      says('Put the tokens on the tiles that show how many of you play.'),
      says('4 players: Triangle on A1, Hexagon on G1, Circle on G7 and Square on A7.'),
    ],
    '3.1 free': [
      says('Move starts and walls as you like before the first spin, but leave a way from every token to every other.'),
    ],
    '3.2': [
      says('Each of you takes the box, the lid and the 2 arrows with the colour of your token.'),
      says('Wherever you sit, turn your box until its compass points the same way as the one on the board.'),
    ],
    '3.2 seats': [
      says('Agree who takes which token, and sit clockwise in this order: Triangle, Hexagon, Circle and Square.'),
      says('Fewer players use the first ones.'),
    ],
    '3.3': [
      says('Spin to see who opens first.'),
      says('If the arrow stops at a token that nobody plays, spin again. The spinner stays beside that player.'),
    ],
    '3 presets': [
      says('2 players: Triangle on B1 and Hexagon on F7.'),
      says('3 players: Triangle on A1, Hexagon on G4 and Circle on B7.'),
    ],
    '4.1': [
      says('All of you point the 2 arrows in your own box at the same time, and close it.', [
        { programming: 'rolling' },
        'look at the board as it stands by then, set the 2 arrows in your box and show them',
      ]),
      says('Until a box is opened, only its owner may know what is inside.'),
    ],
    '4.2': [says('The player with the spinner begins; the others follow clockwise.')],
    '4.2 check': [
      says('On your turn open your box, move, put up a wall, and check who is Trapped.', [
        { programming: 'rolling' },
        'show them, move, put up a wall, and check who is Trapped.',
      ]),
    ],
    '4.3': [says('The spinner goes on to the next player clockwise who is still in the game.')],
    '4 removed': [says('If you are out before your turn, your box stays shut.')],
    '5 arrows': [says('Each arrow is a step onto the next tile')],
    '5.1': [
      says('Arrow 1 is your first step, arrow 2 the one after it.', [
        { arrowOrder: 'free' },
        'Once your box is open, you choose in which order they are carried out.',
      ]),
    ],
    '5.2': [says('north, east, south or west; row 1 is in the north.')],
    '5.3': [
      says('Walls and the rim of the board stop a step.'),
      says('That step is lost, but any arrow after it still counts, from where your token stands.', [
        { onBlocked: 'stop' },
        'Your move ends there, no matter which arrows are left.',
      ]),
    ],
    '5.4': [
      says('You may stop after any step, or stay where you are.', [
        { mayStop: false },
        'Of the tiles where you may end, choose one that takes the most steps.',
      ]),
    ],
    '5.4 skipping': [
      says('You may not leave out an arrow on purpose and then carry out a later one.', [
        { maySkipFirst: true, arrowOrder: 'fixed' },
        'You may leave out any arrow and still carry out the others.',
      ]),
    ],
    '5.5': [
      says('You may pass over other tokens, but you may not end on a tile with one.', [
        { occupancy: 'everyStep' },
        'A tile with another token on it stops a step just as a wall does.',
      ]),
    ],
    '5.5 none': [says('You end on an earlier tile of your path then, or do not move at all.')],
    '6': [
      says('On your turn open your box, move, put up a wall', [
        { programming: 'rolling' },
        'show them, move, put up a wall',
      ]),
    ],
    '6.1': [says('After your move you must put exactly one wall on a side of a tile of your path')],
    '6.2': [says('the one you came from, those you passed, or the one you reached')],
    '6.2 stayed': [says('If you did not move, it goes on a side of the tile under your token.')],
    '6.3': [says('Choose any side that is free. The rim of the board is no place for a wall.')],
    '6.3 no site': [says('If there is no such place, you put up no wall.')],
    '6.6': [says('The rim of the board is no place for a wall.')],
    '6.4': [says('You may wall yourself in.')],
    '6.5': [says('They never run out.')],
    '6.7': [
      says('the one you came from, those you passed, or the one you reached.', [
        { includeStartTile: false },
        'but not the one you came from, unless your path led back to it.',
      ]),
    ],
    '7': [
      says(
        'exactly one wall on a side of a tile of your path',
        [{ wallKind: 'tile' }, 'exactly one wall on a tile of your path'],
        [{ wallKind: 'tile' }, 'A walled tile can be neither entered nor left.'],
        [{ wallKind: 'tile' }, 'A token on one has no place for another wall.'],
      ),
    ],
    '8.1': [says('After every turn, see into which parts walls and rim divide the board.')],
    '8.2': [says('A part with at least one token is a section; forget the others.')],
    '8.3': [says('There is one section: nothing happens.')],
    '8.4': [
      says('Count the empty tiles of each section.'),
      says('A tile is empty if no token is on it.', [
        { wallKind: 'tile' },
        'A tile is empty if no token and no wall is on it.',
      ]),
    ],
    '8.5': [says('All sections have equally many: nobody is Trapped.')],
    '8.6': [
      says('everybody in the section with the fewest is Trapped, or in all of those that share the fewest'),
      says('Their tokens leave the board together'),
    ],
    '8.7': [says('The last player with a token on the board wins.')],
    '8 passes': [
      says('Compare once a turn. Sections that are still unequal are compared again after the next turn.', [
        { cascade: true },
        'Then compare the sections that are left, again and again, until nobody is Trapped any more.',
      ]),
    ],
    '8 removed': [says('leave the board together, and the walls stay')],
    '8 crowding': [says('So tokens that share a section take room from each other.')],
    '8 figures': [says('The example sheet shows three such boards, and three moves.')],
    '8 level': [
      says('If a whole round passes without a new wall and without anybody out', [
        { stalemateRounds: 2 },
        'If 2 whole rounds pass one after the other without a new wall',
      ]),
      says('those who are still in it share a draw'),
    ],
    '9 ways': [says('but leave a way from every token to every other')],
    '10 boxes': [
      says('Glue the tabs of boxes and lids behind their walls. Fold and glue the tokens, and fold their feet out.'),
      says('Fix arrow 1 in place 1 of your box, and so on, in the middle of the compass'),
      says('they turn, but stay as you point them.'),
    ],
    '10 spinner': [
      says('Fix the arrow of the spinner with a paper fastener, loosely.'),
      says('Or spin a paper clip around the point of a pencil.'),
    ],
    '10 pads': [says('The programming pads do as well as the boxes.')],
    '12 turns': [says('the others follow clockwise')],
    '13': [
      says('TRAPPED™ is © John Christian, 2023. The words here are our own.'),
      says('Videos and the current rules: JohnGames.com/trapped.'),
      says('We are not affiliated with him.'),
    ],
    '13 mail': [says('Trapped@JohnGames.com')],
    A2: [says('For 2 to 4 players.')],
    A3: [says('on a side of a tile', [{ wallKind: 'tile' }, 'It must hold no token and no wall.'])],
    A4: [says('the 2 arrows with the colour of your token')],
    A5: [says('Arrow 1 is your first step', [{ arrowOrder: 'free' }, 'you choose in which order'])],
    A6: [says('but any arrow after it still counts', [{ onBlocked: 'stop' }, 'Your move ends there'])],
    A7: [says('You may stop after any step', [{ mayStop: false }, 'You may not stop any earlier.'])],
    A8: [says('You may pass over other tokens', [{ occupancy: 'everyStep' }, 'stops a step just as a wall does'])],
    A9: [says('the one you came from, those', [{ includeStartTile: false }, 'but not the one you came from'])],
    A10: [says('Choose any side that is free.')],
    A11: [says('The rim of the board is no place for a wall.')],
    A12: [says('you put up no wall')],
    A13: [says('if no token is on it', [{ wallKind: 'tile' }, 'if no token and no wall is on it'])],
    A14: [says('compared again after the next turn', [{ cascade: true }, 'again and again, until nobody is Trapped'])],
    A15: [says('or in all of those that share the fewest')],
    A16: [says('The last player with a token on the board wins.')],
    A17: [says('share a draw')],
    A18: [says('the next player clockwise who is still in the game')],
    A19: [says('leave a way from every token to every other')],
    A20: [
      says('Walls and the rim of the board stop a step.'),
      says(
        'the next tile: north, east, south or west; row 1 is in the north.',
        [
          { directions: 'diagonals' },
          'the next tile: north, east, south or west, or to a corner; row 1 is in the north.',
        ],
        [{ directions: 'diagonals' }, 'at least one of the two ways round the corner is: over a tile of the board'],
      ),
    ],
    A21: [says('at the same time, and close it', [{ programming: 'rolling' }, 'as it stands by then'])],
    A22: [says('Move starts and walls as you like before the first spin')],
  },
  unchangedBy: {},
};

/** Sentences of the other pieces. */
export const WALLS_PIECES: readonly PrintedPiece<HouseRules>[] = [
  { piece: 'cover', parts: { '10 walls': [says('Walls: the first 55 do for nearly every game')] } },
  { piece: 'trays', parts: { '10 boxes': [says('North as on the board')] } },
  { piece: 'board', parts: { '3.1 starts': [says('3·4')] } },
  {
    piece: 'pads',
    parts: { '10 pads': [says('mark one of its directions, as on the board’s compass.'), says('36.2')] },
  },
  {
    piece: 'examples',
    parts: {
      '8 figures': [says('The Triangle is Trapped'), says('The Hexagon wins'), says('Nobody is Trapped')],
      A1: [says('Who is Trapped'), says('Where a move may end')],
    },
  },
];
