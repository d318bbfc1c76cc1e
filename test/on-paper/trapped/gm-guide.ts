import type { HouseRules } from '@/lib/systems/trapped/schema';
import { type PrintedPiece, sentencesUnder, unchanged } from '../coverage';

const says = sentencesUnder<HouseRules>();

/** The GM's guide: the GM's turn, the monster and related rules. */
export const GM_GUIDE: PrintedPiece<HouseRules> = {
  piece: 'gm-guide',
  parts: {
    '7.0': [
      says('The player on your left begins. It goes round clockwise, and your turn ends each round.'),
      says(
        'A player with an empty hand may take five new cards. That is the whole turn: no draw and no action, and you draw an Event for that character.',
        [{ emptyHandRefill: 'mandatory' }, 'A player with an empty hand must take five new cards.'],
      ),
      says(
        'Everybody else draws one card, then takes one action or passes. The actions: challenge a character, control an Extra, explore, try a goal or an obstacle, attack the monster, or escape.',
      ),
      says('They tell how it went. Used cards go to the discards.'),
      says('The monster may take one step.'),
      says('A player without a character draws too and may bid complications, but takes no action.'),
      says('A goal or an obstacle Two cards'),
      says('The monster Three cards; two if its weakness is known and the means are at hand'),
      says('One card, plus what the Extra feels for the one asking, whatever the suit', [
        { extraResistance: 'hearts_help_actor' },
        'One card, plus what the Extra feels for the one asking; a ♥ counts for the one asking instead (house rule)',
      ]),
      says('A refused challenge Nothing: the two duel'),
      says('Hindrances are added to your side.'),
    ],
    A5: [says('No cards left in the deck? Shuffle the discards.')],
    '7.3': [says('Nothing; but exploring brings an Event')],
    '7.6': [says('Exploring, escaping Nothing')],
    '5.2': [
      says('They say what they try, how, and by which attribute. The goal checklist names those that fit.'),
      says('If another one fits better, say so.'),
    ],
    A63: [
      says('After each player’s turn you may move one of them next door, where it could walk.', [
        { freeExtras: 'none' },
        'They stay where they are until an Event moves them (house rule).',
      ]),
    ],
    A64: [
      says('Winning over an Extra takes Sexy.', [
        { influenceAttributes: 'any' },
        'Winning over an Extra takes whatever fits (house rule).',
      ]),
    ],
    '7.2': [
      says(
        'You speak for them, also while somebody tries to win one over; one that is controlled already speaks through its controller.',
      ),
      says('In danger they panic, cower, hide or bolt, often the wrong way.'),
      says('Use what they feel, as it stands on their sheets, to needle the characters.'),
      says('They never achieve a goal. One may try, as long as it fails at once and horribly.'),
    ],
    A46: [says('They die by your Events and by what is told')],
    '7.5': [
      says('Anybody who goes after it must be in its room.'),
      says('The means are at hand if the one acting has them, or somebody who helps in the bid.'),
      says('Is the game slowing down? Bring it in.'),
      says(
        'The last of them, usually the third, kills it. If only its weakness kills it, that one takes the means; without them it retreats again.',
        [
          { weaponNeeded: 'never' },
          'The last of them, usually the third, kills it. No special means are needed for that (house rule).',
        ],
        [{ weaponNeeded: 'every' }, 'Each defeat counts only with the means in play (house rule).'],
      ),
    ],
    A58: [
      says(
        'Between two turns, once a round at most, it may smash its way in and attack somebody in its room or next door. Going next door is its step for that turn. It is a test against the monster for the one attacked.',
      ),
    ],
    A29: [says('A ♣ Event or an attack of yours may break through from next door; then that way stays open.')],
    A34: [says('Beaten, it goes one room away at once and must be found again. That is its step for that turn.')],
    A32: [
      says('Its weakness is known once a goal reveals it, or once something that works has been used on it.', [
        { weaknessKnownAtStart: true },
        'The players know its weakness from the start (house rule).',
      ]),
    ],
    A28: [
      says('The monster does not move on your turn.', [
        { monsterMovesOnGmTurn: true },
        'The monster may take a step on your turn too (house rule).',
      ]),
    ],
    '4.4': [
      says('one step, never more, and none saved up for later.'),
      says('Note its room in secret, and never cheat with it.'),
      says('Say when it comes to, leaves or is in a room with a character or a controlled Extra.'),
    ],
    '7.7': [
      says('Draw one card and show it.'),
      says(
        'The suit says what kind of Event it is: ♥ trouble between people, ♦ a temptation, ♠ a breakdown and ♣ violence or danger.',
      ),
      says('The rank says how bad it is: 2–5 minor, 6–10 moderate, J–K strong, A extreme.'),
      says('Pick an Event for that suit and rank from the list, or make up one that fits.'),
      says('Choose whom it strikes. On your turn that can be anybody.'),
      says('You take no actions and achieve no goals.'),
    ],
    A62: [says('Don’t take one that changes nothing while another would change something.')],
    '7.8': [
      says('Exploring brings an Event, and so does a new hand. It must strike that very character.'),
      says('What a character then does and feels is for the player to say.'),
      says('A monster takes part only where it is, or next door.'),
      says('The player it strikes must act. Bidding begins on that player’s left.'),
      says(
        'It strikes an Extra? The player who controls it acts, with the Extra’s attributes. If nobody does, you say what happens.',
      ),
    ],
    A59: [
      says(
        'An Event that strikes nobody in particular will do only if it touches them: their room, their things, a test for them.',
      ),
      says(
        'Nothing on the list can strike them? Then make it the suit’s usual test: ♥ Sexy, ♦ Brave, ♠ Clever and ♣ Fast.',
      ),
    ],
    A39: [
      says('Draw two fresh cards. If the monster does it, draw as for a fight with the monster.', [
        { eventTestCards: 'event_card_plus_one' },
        'The Event’s own card counts, and you draw one more (house rule).',
      ]),
      says('A loss means damage. A win earns nothing.', [
        { eventTestReward: true },
        'A loss means damage. A win draws a card (house rule).',
      ]),
    ],
    A61: [
      says(
        'Somebody is ill? As a turn ends, the help that the Event names cures whoever is beside it. No free Extra fetches it. Too late, an Extra dies and a character is tested: Brave.',
      ),
    ],
    A41: [says('Fighting the monster off and winning counts as a defeat for it. Getting out of its way does not.')],
    '7.11': [
      says('Keep it moving: if a player ponders, ask “What do you do?” and count to five.'),
      says('But let people talk while it leads somewhere, and play each scene before the next one.'),
      says('Use what they say, and lead it back to the place, the monster and the way out.'),
      says(
        'Let silly things be tried: they cost a turn, and the cards decide. Give the table more of what it laughs at.',
      ),
      says('Greet the cards you turn up, now on the player’s side, now on the monster’s.'),
      says('Losers want somebody to blame, and it should be a player. Say whose card, lie or cold feet did it.'),
      says('Then all bids are turned up, and you draw, with a flourish.'),
      says('When they have nearly made it, let your Events bite.'),
      says('Hit where it hurts: weaken what they are best at, or spoil a happy couple.'),
      says('A death can be the best scene of the night; never gloat over one.'),
      says(
        'Make some of them likeable, so that people want to save them. Let others get in the way. Then put them in danger.',
      ),
      says(
        'The characters are the stars, each in turn. No Extra, no monster and no marvel of the place should outshine them.',
      ),
      says('Keep it light.'),
    ],
    '6.7': [says('The page on damage and death says when you draw a damage card, and which scores it may replace.')],
    '2.8': [
      says(
        'Collect ideas for some minutes and judge none. Stop, read all of them out, agree on what to drop, and build on the rest',
      ),
    ],
    '8.1': [says('At the end let each winner tell a happy ending, then each loser how it ended for them.')],
  },
  unchangedBy: {
    ...unchanged(
      'the damage and death page says it',
      'proxyActor',
      'proxyDamage',
      'noAir',
      'damageMustLower',
      'deathIsFinalLoss',
      'lastSurvivorWins',
    ),
    ...unchanged('the setting brief says it', 'engineFuseRounds'),
    ...unchanged(
      'players are told by their reference, and the GM bids nothing',
      'rule1Self',
      'controlHelperTarget',
      'extraBidRelationship',
      'suitTiebreakDepth',
      'deadTie',
      'bidLimitScope',
      'luckyTiming',
      'handLimit',
      'separatedControl',
      'gmVotes',
    ),
    ...unchanged('the challenge table says it', 'challengeBidStart', 'duelOpenBidding'),
    ...unchanged(
      'the rules leaflet and the house-rules page say it',
      'maxCharacters',
      'complicationSuitCheck',
      'beaconNeededByPod',
      'sosWins',
      'reachByExploring',
      'goalScope',
      'prereqMode',
      'doomClockRounds',
      'suitCount',
    ),
  },
};
