import type { HouseRules } from '@/lib/systems/mothership/schema';
import { type PrintedPiece, sentencesUnder } from '../coverage';

const says = sentencesUnder<HouseRules>();

/** The game from the aim to the endings, as printed with the default rules. */
export const SHIP_LEAFLET: PrintedPiece<HouseRules> = {
  piece: 'rules',
  parts: {
    '1': [
      says('You are all on one side.'),
      says('Find every one, shut it down, and be at Escape pods before the round marker runs out of spaces.'),
      says('For 2 to 4 players.'),
    ],
    '2': [
      says('No token left for a trap: it catches nobody.'),
      says('OFF tokens that generators still need are not spent on traps.'),
    ],
    '3.2': [
      says('Shuffle safe tiles, traps and generators as three heaps, face down, and count off what the level takes'),
      says('Mix what you counted off and deal it over the plan without looking.'),
      says('take 3 safe tiles and 3 traps, mix them and stack them: the draw pile'),
      says('Everybody takes a different character, its token and 4 action points of one shape.'),
      says('Tokens stand on Holding cell.'),
      says('The round marker goes beside the space that names your number.'),
      says('The most heroic-looking of you goes first.', [{ firstPlayer: 'random' }, 'Draw lots for the first turn.']),
    ],
    '4 order': [
      says('One after the other, to the left, each of you takes a turn.'),
      says('What has lasted long enough ends: tokens first, then disarmed traps; empty spaces are filled again.'),
      says('Move the round marker down by one. On its last space the game is over.'),
    ],
    '4 points': [
      says('Each of you has 4 action points a round, spent in any order. Nothing is kept for the next one.'),
      says('What you did not spend is gone.', [{ mustSpendAll: true }, 'Only when you can pay for nothing more.']),
    ],
    '5 move': [says('Up, down, left or right.')],
    '5 finish': [says('Escape pods may be shut.')],
    '5 peek': [says('Turn up a hidden tile next to you. Most traps stay quiet.')],
    '5 assist': [
      says('Take one token off a friend on your space or the next, if its trap allows that.', [
        { assistRange: 'same' },
        'Take one token off a friend on your space, if its trap allows that.',
      ]),
    ],
    '5 deactivate': [says('Put an OFF token on the generator you stand on.'), says('It stays off.')],
    '5 adjacent': [says('Diagonals are not next to each other. A board is one space, however long it is.')],
    '6 surcharge': [says('that comes on top of the step, the jump or the slip, all paid at once')],
    '7 safe': [says('Safe tiles do nothing.')],
    '7 freeze': [says('Caught so that you cannot move, you cannot jump or slip in either.')],
    '7 points': [says('Being caught does not end your turn. Go on with the points you have.')],
    '7 thrown': [
      says('Thrown onto a tile, you turn it up and it stays quiet, unless it acts on being turned.'),
      says('If nobody can stand there, you land on Holding cell.'),
    ],
    '7 immune': [
      says('Immune people set nothing off by stepping on a trap.'),
      says('One that acts on being turned acts all the same, and spares them.'),
    ],
    '7 driven': [
      says(
        'count steps over tiles and Holding cell, hidden or not, whatever lies there, but never through Escape pods',
      ),
      says('Of several shortest ways take the one you like.'),
      says(
        'While you can pay for such a step you cannot stop. You may wait, and a friend may assist you before you go',
      ),
    ],
    '8': [
      says('Whoever steps onto Escape pods is out of it and takes no more turns.'),
      says('as soon as everything is off and everybody is there, or when time runs out', [
        { finishLocked: false },
        'as soon as everybody is there, whatever still runs, or when time runs out',
      ]),
      says('look through the outsides of the endings, from the first to the last, and open the one that is true'),
    ],
    A4: [says('A board is one space, however long it is.')],
    A5: [says('What you did not spend is gone.', [{ mustSpendAll: true }, 'Only when you can pay for nothing more.'])],
    A7: [
      says('on your space or the next', [{ assistRange: 'adjacent' }, 'Take one token off a friend on the next space']),
    ],
    A8: [says('Take one token off a friend')],
    A9: [says('Once a round: keep what is left after this, and act again when all have had a turn.')],
    A10: [
      says('Whoever waited spends the points they kept, in the same order.', [
        { deferOrder: 'as-deferred' },
        'Whoever waited spends the points they kept, first come, first served.',
      ]),
    ],
    A13: [
      says('Driven two ways at once, you follow the token you took last.', [
        { compulsionConflict: 'either' },
        'Driven two ways at once, you choose between them step by step.',
      ]),
    ],
    A14: [
      says('Unless tokens pile up, one of a kind is enough.'),
      says('A second token of one kind is not taken. It only starts the rounds of the first one again.'),
    ],
    A15: [says('Somebody who is caught takes a token.')],
    A16: [
      says('that comes on top of the step, the jump or the slip, all paid at once'),
      says('Only people whom the tile caught pay, nobody pays once it is disarmed, and being thrown is free.'),
    ],
    A21: [says('people left on the empty space may walk off, and nobody walks on')],
    A22: [says('The new tile lies face down, or face up and quiet under somebody.')],
    A23: [says('With no draw pile left, the space stays empty.')],
    A24: [says('Slipping in turns the tile up, and the points are spent whatever it is.')],
    A26: [
      says('A disarmed one, with an OFF token on it, does nothing.', [
        { rearmTriggersOccupant: true },
        'does nothing, but catches whoever stands there when it wakes.',
      ]),
    ],
    A27: [says('nobody pays once it is disarmed'), says('Disarming a trap frees nobody from a token.')],
    A28: [says('Peeking from a board, count from its nearest end.')],
    A29: [
      says('Caught so that you cannot peek, you cannot peek from afar either.', [
        { blindStopsAbility: false },
        'Caught so that you cannot peek, you may still peek from afar.',
      ]),
    ],
    A30: [says('A jump may end on a board, but not cross one. It ends at Escape pods only if that is open.')],
    A32: [says('Escape pods may be shut.')],
    A35: [
      says('Take your points back, and begin again with the same player.', [
        { rotateFirst: true },
        'Take your points back. Next round the player to the left begins.',
      ]),
    ],
    A36: [says('each time that somebody steps on them')],
    A37: [says('It is no hidden tile.')],
    A38: [says('tokens first, then disarmed traps; empty spaces are filled again')],
  },
};
