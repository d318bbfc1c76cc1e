import type { Box } from '@/lib/systems/zombies/schema';
import { type PrintedPiece, sentencesUnder } from '../coverage';

type HouseRules = Box['options'];

const says = sentencesUnder<HouseRules>();

/** The game from setup to the end, as printed for a box of two decks. */
export const ZOMBIES_LEAFLET: PrintedPiece<HouseRules> = {
  piece: 'rules',
  parts: {
    '1': [
      says('Each round one number is wanted: creature 1 in round 1, creature 2 in round 2, and so on.'),
      says('the highest creature on the table lies in your row, for that decides who saves it'),
      says('the most points win. For 2 to 4 players.'),
      says('It is the round in which they are wanted, the roll that traps them, and the points they are worth.'),
    ],
    '1 role': [
      says('You are locals who trap creatures for pay, for Zela “Zik-Zik” Von Flatuus and Admiral Archibald Ooze'),
    ],
    '3.1': [says('Shuffle all cards together and deal 3 to each player. The rest is the pile to draw from.')],
    '3.2': [
      says('lay them face down on your mat, each in the place you choose (L, M, R)'),
      says('they never change places, but you may look at your own row at any time'),
    ],
    '3.3': [
      says('Everybody rolls the die. The highest begins round 1; if several are highest, they roll again.'),
      says('Each later round is begun by the player to the left', [
        { direction: 'counterclockwise' },
        'Each later round is begun by the player to the right',
      ]),
    ],
    '3 ring': [says('All rows together form one ring around the table, as drawn below.'), says('L M R')],
    '4': [says('Turn up one card of your own row.')],
    '4.1': [
      says('You must use it. Point at a face-down card of an opponent, who turns it up.'),
      says('If you roll its number or more, it is trapped.'),
      says('With less it escapes: it is turned down where it was, you discard the trap, and you alone draw.'),
      says('Ann’s trap turns up creature 4. She traps it with 4, 5 or 6.'),
      says('3 3, 4, 5 or 6 2/3'),
    ],
    '4.2': [
      says('Carry it out, or don’t. It is discarded either way.', [
        { removePlayedActions: true },
        'Once carried out it leaves the game; otherwise it is discarded.',
      ]),
    ],
    '4.3': [says('Creature. It is trapped without a roll.')],
    '4 super': [says('It works like a TRAP!, with an advantage if its condition is true as you turn it up.')],
    '4 refill': [
      says('draw until your row is full again: 3 cards, face down'),
      says('Now it is the turn of the player to your left.', [
        { direction: 'counterclockwise' },
        'Now it is the turn of the player to your right.',
      ]),
    ],
    '4.4': [says('Then draw until your row is full again: 3 cards, face down.')],
    '4 empty': [
      says('Shuffle the discards into a new pile when a card is needed and there is none.'),
      says('the place stays empty. Fill it the next time you draw, from left to right.'),
    ],
    '4 nothing': [
      says('If no opponent has a card to point at, a trap is discarded and you draw.'),
      says('If your row is empty as your turn begins, draw first; if you cannot, pass.'),
      says('If all of you pass one after the other, the round is over and nobody saves its creature.'),
    ],
    '5': [
      says('The number wanted this round: the round is over at once.'),
      says('Any other number, one deck in play: discard it. Nobody gets points, and the round goes on.'),
    ],
    '5 unclaimed': [
      says('If a round ends without its creature, no row is turned up, and that creature stays where it is.'),
      says('it is discarded with one deck in play, and counts as a lower number with several'),
    ],
    '5.1': [says('Nobody draws yet.')],
    '5.2': [
      says('Everybody turns up their row.'),
      says('Cards used this turn do not count, nor does the wanted creature itself.'),
    ],
    '5.3': [
      says('The player with the highest creature saves the wanted one'),
      says('it lies face up above the mat, for all to see, and counts as points.'),
    ],
    '5.4': [says('If no row shows a creature, the wanted one leaves the game for good.')],
    '5.5': [
      says('Fill the empty places, the player whose turn it was first, and begin the next round.', [
        { roundReset: 'redeal' },
        'deal everybody 3 cards to lay out as at the start, and begin the next round.',
      ]),
    ],
    '5 rows': [
      says('Turn all rows face down again, every card in its place.', [
        { roundReset: 'redeal' },
        'Shuffle rows, discards and pile together, deal everybody 3 cards',
      ]),
    ],
    '5 known': [
      says('The discards are face up, the newest on top. You may remember every card that was ever turned up.'),
    ],
    '5 example': [
      says('in round 2 Alice turns up a TRAP! and points at Bob’s middle card. It is creature 2'),
      says('the best creature of Alice is 5, of Ted 3, of Carol 6, and Bob has none. So Carol saves creature 2'),
    ],
    '6': [
      says('The game is over after round 5 with one deck in play, or round 6 with several.'),
      says('Add up the numbers of the creatures you have saved and the points of your links.'),
    ],
    '7': [says('The card says what happens if it is not.')],
    '8': [
      says('Lock one creature that you have saved. Nobody can steal it. This gives no points.'),
      says('if they are from different decks: 7 extra points, or 10 if their numbers are equal'),
      says('The card stays under its creatures. Nothing is added or moved afterwards'),
    ],
    '9': [
      says('Actions do what they say, if you like. The action reference lists them all.'),
      says('An Action that nobody and nothing can be chosen for is discarded.'),
      says('A creature that is stolen takes its points along, and nothing more.'),
      says('adds up with other advantages, and is gone at the end of the round'),
    ],
    '10 rounds': [says('After round 5 with one deck in play, or round 6 with several, the most points win.')],
    '10 target': [says('The first one is enough, however many creatures have this number.')],
    '10 lower': [says('the player who trapped it saves it right away, whatever the rows hold. The round goes on.')],
    '10 higher': [says('A higher number, several decks in play: discard it. The round goes on.')],
    '10 ties': [
      says('roll for it, first the one whose turn it is, then to the left; if they are level again, they roll again', [
        { direction: 'counterclockwise' },
        'roll for it, first the one whose turn it is, then to the right',
      ]),
    ],
    '10 equal': [says('Two equal creatures in one row are no better than one.')],
    '11 decks': [
      says('Agree which decks are in play; the code on each front tells them apart.'),
      says('There must be 3 cards for each player at least.'),
    ],
    '12 leaflet': [says('Slide a paper clip along the round strip')],
    A2: [says('Turn all rows face down again')],
    A4: [says('Cards used this turn do not count, nor does the wanted creature itself.')],
    A5: [says('You must use it.')],
    A6: [
      says('No creature: nothing else happens. Discard both cards.', [
        { revealedSpecials: 'turnBack' },
        'But turn a Super Trap! or Link & Lock back down, and discard the trap alone.',
      ]),
    ],
    A7: [says('If an opponent’s place is empty too, you draw first.')],
    A8: [says('the player to your left', [{ direction: 'counterclockwise' }, 'the player to your right'])],
    A9: [says('if several are highest, they roll again')],
    A10: [
      says('Use it as you turn it up. If you cannot or do not want to, discard it.', [
        { linkLockHold: true },
        'If you do not use it as you turn it up, put it aside and draw.',
      ]),
    ],
    A11: [says('7 extra points, or 10 if')],
    A12: [says('Link two creatures that you have saved, if they are from different decks')],
    A13: [says('It is discarded either way.', [{ removePlayedActions: true }, 'Once carried out it leaves the game'])],
    A14: [says('that creature stays where it is')],
    A15: [
      says('A round has no other limit: it goes on until its creature is trapped.', [
        { maxTurnsPerRound: 30 },
        'A round is also over after 30 turns. Nobody saves its creature then.',
      ]),
      says('Only games of bots end it after 200 turns.', [
        { maxTurnsPerRound: 31 },
        'A round is also over after 31 turns.',
      ]),
    ],
    A16: [
      says(
        'Players who are level share the win.',
        [{ tieBreak: 'mostCreatures' }, 'Among players who are level, the one who saved more creatures wins.'],
        [{ tieBreak: 'highestSingle' }, 'Among players who are level, the one who saved the higher creature wins.'],
        [{ tieBreak: 'roll' }, 'Players who are level roll for the win'],
      ),
    ],
    A17: [says('or round 6 with several')],
    A18: [says('you may look at your own row at any time')],
    A19: [says('Cards other than creatures do nothing.')],
    A20: [says('the player who trapped it saves it right away')],
    A21: [says('the wanted one leaves the game for good')],
    A22: [says('(L, M, R)')],
    A23: [says('no creature has more than one such card')],
    A24: [says('Each brings its own Super Traps, unless you agree to leave some out or to borrow one from a deck')],
  },
  unchangedBy: {},
};

/** Sentences of the other pieces. */
export const ZOMBIES_PIECES: readonly PrintedPiece<HouseRules>[] = [
  {
    piece: 'cover',
    parts: {
      2: [says('Cards: The graveyard 27'), says('Cards: The deep sea 27')],
      15: [says('TRAP! Zany Zombies belongs to its owners, whom the rulebook does not name.')],
    },
  },
  { piece: 'mats', parts: { '3.2': [says('L')] } },
  {
    piece: 'score-pad',
    parts: {
      '6 pads': [
        says('the bonus is what your links are worth.'),
        says('With one deck in play, only 1 to 5 can be filled in.'),
      ],
    },
  },
  {
    piece: 'reference',
    parts: {
      '7 card': [says('If nobody has fewer points than you')],
      '9 cards': [says('Take a creature that an opponent has saved, unless a Link & Lock protects it.')],
      A1: [says('What cards do')],
    },
  },
];
