import type { HouseRules } from '@/lib/systems/trapped/schema';
import { type PrintedPiece, sentencesUnder, unchanged } from '../coverage';

const says = sentencesUnder<HouseRules>();

/** The players' reference, for questions during play. */
export const PLAYER_REFERENCE: PrintedPiece<HouseRules> = {
  piece: 'player-reference',
  parts: {
    '5.2': [
      says(
        'What scores mean: 2–5 low (leave it to others), 6–10 average (like most people), J–A high (you are known for it).',
      ),
      says('You say which attribute you use. The GM has the last word on whether it fits.'),
      says('Winning over an Extra takes Sexy.', [
        { influenceAttributes: 'any' },
        'Any attribute that fits may win over an Extra (house rule).',
      ]),
    ],
    '6.4': [says('With a bid, say what you do to help or to get in the way.')],
    '6.6': [says('to win over an Extra The Extra’s toward you'), says('in a duel Each side’s own toward the other')],
    A13: [
      says('to help or hinder Yours toward the one acting, even if that one is winning over an Extra', [
        { controlHelperTarget: 'extra' },
        'to help or hinder Yours toward the one acting; with winning over an Extra, the Extra’s toward you (house rule)',
      ]),
    ],
    A16: [
      says(
        'through an Extra The Extra’s own toward the one acting',
        [
          { extraBidRelationship: 'controller' },
          'through an Extra The same as for a bid of your own character (house rule)',
        ],
        [{ extraBidRelationship: 'none' }, 'through an Extra None (house rule)'],
      ),
    ],
    A12: [
      says('for a deed of your own None against a goal, an obstacle or the monster', [
        { rule1Self: true },
        'for a deed of your own Your Self (house rule)',
      ]),
    ],
    A23: [
      says(
        'Toward a character that was an Extra, what it feels for you counts. Where nothing is written, the feeling the other way round counts; if there is none either, bid any card.',
      ),
    ],
    '7.2': [
      says('Until it is decided, whoever controls the Extra speaks for it, or else the GM.'),
      says('An Extra you have won over does what you ask, with no more cards. You speak for it.'),
      says('You have one at a time. It is yours until you release it, win another, lose it to somebody, or it dies.'),
    ],
    A52: [
      says(
        'You can use it only while it is in the same place as you.',
        [{ separatedControl: 'kept' }, 'You can use it wherever it is (house rule).'],
        [{ separatedControl: 'lost' }, 'It is free again as soon as you part (house rule).'],
      ),
    ],
    '6.7': [
      says(
        'After a lost goal, obstacle, test or fight the GM draws one more card and adds it to your side. If that is level or better, you are only scared.',
      ),
      says(
        'If not, the card replaces one of your scores, which the GM picks. A Jack, Queen, King or Ace takes your character instead, dead or mad.',
      ),
    ],
    A19: [says('Failing to win over an Extra, or losing a duel, hurts nobody.')],
    '8.2': [
      says(
        'You keep your hand. If you control an Extra, it may become your character. If not, take any Extra that nobody controls, now or later.',
      ),
      says('Until then you draw on your turn and bid complications on other turns, but take no action.'),
    ],
    A42: [
      says('With a new character you can still win.', [
        { deathIsFinalLoss: true },
        'A player who lost a character can’t win with another (house rule).',
      ]),
    ],
    '7.9': [
      says('Anybody may invent something about the place or what is in it. Say yes if you can'),
      says('It stands if everybody agrees. If somebody objects, vote: most votes win.'),
      says('A tie: draw one card for each side. The higher rank wins, then the better suit: ♥, ♦, ♠, ♣.'),
      says(
        'Vote down an easy way out, an easy kill, power over other people’s characters, and whatever breaks the genre.',
      ),
    ],
    A53: [
      says('Everybody counts once, the GM and the person who proposed it included.', [
        { gmVotes: false },
        'Every player counts once, the one who proposed it included. The GM has no vote (house rule).',
      ]),
    ],
    7: [
      says('A round, played out'),
      says('9♥ and 4♦ makes it 8 against 13. The damage card is 6♣: 14, level or better, so Ben is only scared.', [
        { eventTestCards: 'event_card_plus_one' },
        'The Event’s card with 9♥ makes it 8 against 13. The damage card is 6♣: 14, level or better, so Ben is only scared.',
      ]),
    ],
    '7.0': [
      says('No cards left? You may take five new ones instead of a turn; an Event strikes you.', [
        { emptyHandRefill: 'mandatory' },
        'You must take five new ones',
      ]),
      says(
        'The one who acts tells how it went, win or lose. Others whose characters are near may add to it. Share the limelight.',
      ),
    ],
    '8.1': [says('At the end each winner tells a happy ending, then each loser how it ended for them.')],
    '5.3': [
      says('Last call for Lucky, until the outcome is declared.', [
        { luckyTiming: 'with_bid' },
        'Lucky counts only if it was named with the bid (house rule).',
      ]),
    ],
    '6.2': [
      says('Still level? Compare suits from the top card down', [
        { suitTiebreakDepth: 'highest_only' },
        'Still level? Compare the suits of the top cards alone',
      ]),
      says('A dead tie goes against', [{ deadTie: 'redraw' }, 'A dead tie: each side adds one card (house rule).']),
    ],
    A21: [says('Hands have no limit.', [{ handLimit: 7 }, 'Nobody holds more than 7 cards (house rule).'])],
  },
  unchangedBy: {
    ...unchanged(
      'the damage and death page says it',
      'proxyActor',
      'proxyDamage',
      'noAir',
      'damageMustLower',
      'lastSurvivorWins',
    ),
    ...unchanged(
      'the GM’s guide says it',
      'monsterMovesOnGmTurn',
      'eventTestReward',
      'weaknessKnownAtStart',
      'weaponNeeded',
      'extraResistance',
      'freeExtras',
    ),
    ...unchanged('the challenge table says it', 'challengeBidStart', 'duelOpenBidding'),
    ...unchanged(
      'the rules leaflet and the house-rules page say it',
      'maxCharacters',
      'bidLimitScope',
      'complicationSuitCheck',
      'beaconNeededByPod',
      'sosWins',
      'engineFuseRounds',
      'reachByExploring',
      'goalScope',
      'prereqMode',
      'doomClockRounds',
      'suitCount',
    ),
  },
};
