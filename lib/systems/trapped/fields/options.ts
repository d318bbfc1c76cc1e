import { later, within } from '@/lib/schema/fields';
import { drawn, lever } from '@/lib/schema/number-use';
import { maybeNumber, number, oneOf, part, yesNo } from '@/lib/schema/short-fields';

/** Defaults as in rules 11. */
export const options = part('House rules', 'Where the rules leave a choice. The defaults suit most tables.', {
  maxCharacters: drawn(number('Most characters', 'How many player characters the game allows.', within(5, 6, 5))),
  suitTiebreakDepth: oneOf('Ties by suit', 'Equal ranks: compare the suits of all cards, or of the highest alone.', {
    all: 'All cards',
    highest_only: 'Highest card only',
  }),
  deadTie: oneOf('A complete tie', 'The acting player loses, or each side adds one card.', {
    actor_loses: 'Whoever acts loses',
    redraw: 'One more card each',
  }),
  bidLimitScope: oneOf('One bid in each', 'How often a player may bid.', { conflict: 'Conflict', turn: 'Turn' }),
  rule1Self: yesNo(
    'Self limits one’s own bids',
    'A character’s relationship with itself forbids the opposite suit against obstacles too.',
  ),
  controlHelperTarget: oneOf(
    'Helping to control',
    'Whose relationship limits those who help or hinder an attempt at control.',
    { actor: 'Toward whoever acts', extra: 'Toward the Extra' },
  ),
  luckyTiming: oneOf('When Lucky may be used', 'Until the outcome is declared, or only with the bid.', {
    until_outcome: 'Until the outcome',
    with_bid: 'With the bid',
  }),
  complicationSuitCheck: oneOf('Suit of a complication', 'Who decides whether the suit fits.', {
    gm: 'The GM judges',
    off: 'Any suit',
    event_row: 'As for Events',
  }),
  extraBidRelationship: oneOf('Bidding an Extra', 'Whose relationship governs a bid made through an Extra.', {
    extra: 'The Extra’s',
    controller: 'The controller’s',
    none: 'Nobody’s',
  }),
  proxyActor: oneOf('Acting through an Extra', 'Whether a controlled Extra may act in the controller’s place.', {
    allow: 'Allowed',
    forbid: 'Forbidden',
  }),
  proxyDamage: oneOf('Damage to a stand-in', 'Who is hurt when the Extra fails.', {
    owner: 'The controller',
    extra: 'The Extra',
  }),
  damageMustLower: yesNo('Damage must lower', 'The GM must pick a score above the damage card if there is one.'),
  noAir: later(
    oneOf(
      'Without air',
      'Everybody who has spent a full round without air stands a test of Brave with damage on a loss, or nothing happens.',
      { test: 'A test each round', none: 'Nothing' },
    ),
    'test',
  ),
  emptyHandRefill: oneOf(
    'Refilling an empty hand',
    'Whether players may or must take a new hand, which costs the turn and brings an Event.',
    { optional: 'May', mandatory: 'Must' },
  ),
  handLimit: maybeNumber('Most cards in hand', 'Empty for no limit.', 1, 20),
  challengeBidStart: oneOf(
    'First to bid in a challenge',
    'The player to the left of the one acting, or of the one whose turn it is.',
    { actor_left: 'Left of whoever acts', turn_owner_left: 'Left of the turn’s owner' },
  ),
  duelOpenBidding: yesNo('Others may bid in duels', 'Third parties can help and hinder.'),
  extraResistance: oneOf(
    'How Extras resist',
    'Any relationship helps them resist, or love works for the person asking.',
    { any_suit: 'Any relationship', hearts_help_actor: 'Hearts help whoever asks' },
  ),
  monsterMovesOnGmTurn: yesNo('Monster moves on the GM’s turn too', 'One more step in each round.'),
  beaconNeededByPod: yesNo(
    'The pod needs its beacon',
    'Removing the beacon keeps the pod from working. Used by the spaceship.',
  ),
  sosWins: yesNo('Calling for help wins', 'A rescue counts as an escape.', true),
  weaknessKnownAtStart: yesNo('Weakness known from the start', 'Every monster’s weakness is told before play.'),
  weaponNeeded: oneOf(
    'Means needed to beat the monster',
    'For the last defeat of a monster that nothing else kills, never, or every time.',
    { final: 'Last defeat', never: 'Never', every: 'Every defeat' },
  ),
  engineFuseRounds: lever(number('Fuse of a disaster', 'Rounds between setting it off and the end.', within(0, 20, 1))),
  reachByExploring: yesNo('Arriving achieves', 'Walking somewhere achieves the goal of getting there.'),
  goalScope: oneOf(
    'Whom goals hold for',
    'As each goal says, all of them for everybody, or all of them for each character.',
    { mixed: 'As each goal says', party: 'Everybody', character: 'Each character' },
  ),
  prereqMode: oneOf('Prerequisites that bind', 'All of them, or only those the text states.', {
    all: 'All',
    explicit: 'Stated ones only',
  }),
  eventTestCards: oneOf('Cards against a test', 'Two fresh ones, or the Event’s own card and one more.', {
    two_fresh: 'Two fresh cards',
    event_card_plus_one: 'The Event’s card and one more',
  }),
  eventTestReward: yesNo('Tests reward', 'Winning an Event’s test draws a card.'),
  deathIsFinalLoss: yesNo('Death is final', 'A player whose character died cannot win with an adopted Extra.'),
  lastSurvivorWins: yesNo('The last survivor wins', 'Outliving everybody is a win.'),
  doomClockRounds: lever(
    maybeNumber('Doom clock', 'The place is lost after this many rounds; empty for no clock.', 1, 99),
  ),
  suitCount: maybeNumber('Suits there are', 'How many suits for going outside exist; empty for enough.', 1, 20),
  influenceAttributes: later(
    oneOf(
      'Winning an Extra over',
      'Takes Sexy, or whatever attribute fits the way it is done. The GM can always rule that another one fits.',
      { sexy: 'Takes Sexy', any: 'Any attribute that fits' },
    ),
    'sexy',
  ),
  freeExtras: later(
    oneOf(
      'Extras on the move',
      'After each player’s turn the GM may move one Extra that nobody controls into a neighbouring room, or they stay where they are until an Event moves them.',
      { move: 'One after each turn', none: 'They stay' },
    ),
    'move',
  ),
  separatedControl: oneOf('Control from afar', 'What happens to control over an Extra left elsewhere.', {
    suspended: 'Sleeps until reunited',
    kept: 'Stays',
    lost: 'Ends',
  }),
  gmVotes: yesNo('The GM votes', 'The GM has a vote like everybody else.', true),
});
