import type { HouseRules } from '@/lib/systems/trapped/schema';
import { type PrintedPiece, sentencesUnder } from '../coverage';

const says = sentencesUnder<HouseRules>();

/** Sheets for the table and for players. */
export const TABLE_SHEETS: readonly PrintedPiece<HouseRules>[] = [
  {
    piece: 'cover',
    parts: {
      1: [
        says('A pack of 52 playing cards without jokers, 5 pencils'),
        says('8 coins or beans, one for each person on the map'),
      ],
      13: [says('The words here are our own.')],
      '7.11': [says('Agree how much gore and how much flirting there will be.')],
    },
  },
  {
    piece: 'players-setting',
    parts: {
      '2.1': [says('Safe room: Crew lounge. Everybody begins there.'), says('What fits here')],
      '2.2': [says('What keeps it safe, for now'), says('Furniture is piled into the mouth of the duct')],
      '4.1': [
        says('The ship falls into the star'),
        says('At the end of round 11. Tick a box as each round ends, after the GM’s turn.'),
      ],
      '4.2': [says('Nobody leaves the hull without a space suit and a steady hand.')],
      '4.5': [
        says('Launch the pod. From: Lifepod bay. Room for 2. Only after: Free the pod from outside.'),
        says('Call for rescue. From: Bridge. Room for everybody alive.'),
      ],
    },
  },
  {
    piece: 'character-sheet',
    parts: {
      '9.1': [
        says('TRAPPED! CHARACTER SHEET'),
        says('Lucky works once: tick its box when it is spent.'),
        says('Where I am'),
      ],
      '7.0': [
        says(
          'Take one action, or pass: challenge a character, control an Extra, explore, try a goal or an obstacle, attack the monster, or escape.',
        ),
        says('Three cards; two with its weakness known and the means at hand'),
      ],
      '6.6': [says('to win over an Extra The Extra’s toward you'), says('in a duel Each side’s own toward the other')],
      '9.3': [says('Action Card Appeal for Aid Negotiate or Bribe')],
    },
  },
  {
    piece: 'extras-sheet',
    parts: {
      '9.2': [says('TRAPPED! EXTRAS SHEET'), says('expendable, and not yet informed of it.'), says('Controlled by')],
      A27: [says('Attributes take a rank, relationships a rank and a suit.')],
    },
  },
  {
    piece: 'aspect-count',
    parts: {
      '5.5': [
        says('16 turns for each player, 84 cards dealt and drawn.'),
        says('Only when every character is done.'),
        says(
          'The suit of what an Extra feels for you says how you sway it safely later (♥ appeal, ♦ offer, ♠ guilt, ♣ force), and rules out the opposite suit. The rank counts against you.',
          [
            { extraResistance: 'hearts_help_actor' },
            'The rank counts against you, but a ♥ counts for you (house rule).',
          ],
        ),
      ],
      7: [says('Then Shuffle all 52 again. Five cards to each player, none to the GM.')],
    },
  },
  {
    piece: 'suit-reference',
    parts: {
      '9.3': [says('Event Card Relationships'), says('Opportunity Breakdowns')],
      '5.4': [says('Rolls their eyes'), says('Hopes they are eaten first')],
      '7.2': [
        says(
          'To win over an Extra, look at what it feels for you: ♥ takes an appeal and no guilt, ♦ an offer and no force, ♠ pressure and no appeal, ♣ a threat and no offer.',
        ),
      ],
    },
  },
  {
    piece: 'challenge-table',
    parts: {
      '9.4': [
        says('Accepted The challenged, in their own way One, before trying'),
        says('Declined, and the challenger won the duel The challenged, grudgingly None'),
        says('Declined, and the challenger lost the duel Nobody One'),
      ],
    },
  },
  {
    piece: 'goal-checklist',
    parts: {
      '2.5': [
        says(
          'One goal a turn, against two cards of the GM. What stands under “After” must be done first. Common sense settles doubts, or a vote.',
          [
            { prereqMode: 'explicit' },
            'Of what stands under “After”, only what the goal’s own text asks for must be done first (house rule). Common sense settles doubts, or a vote.',
          ],
        ),
      ],
      '4.6': [says('16 · Open the locker and take the flamethrower'), says('Takes Brave, Fast or Dangerous.')],
    },
  },
  {
    piece: 'map-players',
    parts: {
      '2.6': [says('Bolted from the inside; opens from Crew lounge'), says('needs Space suit')],
    },
  },
];

/** Sheets for the GM. */
export const GM_SHEETS: readonly PrintedPiece<HouseRules>[] = [
  {
    piece: 'setting-brief',
    parts: {
      '2.3': [says('How it gets about.'), says('What does not hurt it'), says('How it hurts people')],
      '4.3': [says('Driven off by'), says('Killed by'), says('It starts in Air ducts.')],
      A35: [says('with one round to get out', [{ engineFuseRounds: 3 }, 'with 3 rounds to get out'])],
    },
  },
  {
    piece: 'event-list',
    parts: {
      '2.4': [
        says('The suit says what goes wrong, the rank how badly: 2–5 minor, 6–10 moderate, J–K strong, A extreme.'),
        says('Pick one that fits, or make one up.'),
        says('“Most” means the highest card of that suit: in ♣, the worst hatred.'),
      ],
      '4.7': [
        says('If the monster is here or next door, it attacks.'),
        says('Test of Dangerous for the character they hate most.'),
        says('The Extra won’t leave the side of the character they love most.'),
        says('Goes to Lifepod bay at once, however far.'),
        says('Test of Clever.'),
        says('Test of Fast for whoever is hit.'),
      ],
      A38: [says('Dies after 2 GM turns unless somebody comes with help from Sick bay.')],
    },
  },
  {
    piece: 'monster-tracker',
    parts: {
      '7.5': [says('1: retreats'), says('3: dead')],
      '9.5': [says('Two, if its weakness is known and the attacker or a helper has the means.')],
    },
  },
  {
    piece: 'secret-slip',
    parts: {
      '4.4': [
        says('Write its room after each turn, in the column of the player who had it. It need not move.'),
        says('Round Player 1 Player 2 Player 3 Player 4 1 2 3 4 5 6 7 8 9 10 11', [
          { monsterMovesOnGmTurn: true },
          'Round Player 1 Player 2 Player 3 Player 4 GM 1 2 3 4 5 6 7 8 9 10 11',
        ]),
      ],
      '9.5': [says('Find the key of the locker: which room?')],
    },
  },
  {
    piece: 'extras-roster',
    parts: { '9.5': [says('State: well, hurt, adopted, lost.')] },
  },
  {
    piece: 'damage-and-death',
    parts: {
      '6.7': [
        says('Draw a damage card and add its points to the losing side.'),
        says('Still short, and the card is a Jack, Queen, King or Ace? Somebody is lost.'),
        says('Short by two or less: never hurt.'),
        says('The card may even raise a score. Be dramatic: spoil a strength, sour a love.', [
          { damageMustLower: true },
          'Pick a score above the card if there is one (house rule).',
        ]),
        says('What an Extra feels toward them Rank and suit'),
        says('Never a score that is unset or struck out.'),
      ],
      A56: [says('Either way the character is gone. The hand stays with the player.')],
    },
  },
];
