import { choice, count, group, later, optionalCount, toggle } from '@/lib/schema/fields';

/** Defaults as in rules 11. */
export const options = group(
  {
    maxCharacters: count({
      title: 'Most characters',
      description: 'How many player characters the game allows.',
      min: 5,
      max: 6,
      initial: 5,
    }),
    suitTiebreakDepth: choice(['all', 'highest_only'], {
      title: 'Ties by suit',
      description: 'Equal ranks: compare the suits of all cards, or of the highest alone.',
      labels: { all: 'All cards', highest_only: 'Highest card only' },
    }),
    deadTie: choice(['actor_loses', 'redraw'], {
      title: 'A complete tie',
      description: 'The acting player loses, or each side adds one card.',
      labels: { actor_loses: 'Whoever acts loses', redraw: 'One more card each' },
    }),
    bidLimitScope: choice(['conflict', 'turn'], {
      title: 'One bid in each',
      description: 'How often a player may bid.',
      labels: { conflict: 'Conflict', turn: 'Turn' },
    }),
    rule1Self: toggle({
      title: 'Self limits one’s own bids',
      description: 'A character’s relationship with itself forbids the opposite suit against obstacles too.',
    }),
    controlHelperTarget: choice(['actor', 'extra'], {
      title: 'Helping to control',
      description: 'Whose relationship limits those who help or hinder an attempt at control.',
      labels: { actor: 'Toward whoever acts', extra: 'Toward the Extra' },
    }),
    luckyTiming: choice(['until_outcome', 'with_bid'], {
      title: 'When Lucky may be used',
      description: 'Until the outcome is declared, or only with the bid.',
      labels: { until_outcome: 'Until the outcome', with_bid: 'With the bid' },
    }),
    complicationSuitCheck: choice(['gm', 'off', 'event_row'], {
      title: 'Suit of a complication',
      description: 'Who decides whether the suit fits.',
      labels: { gm: 'The GM judges', off: 'Any suit', event_row: 'As for Events' },
    }),
    extraBidRelationship: choice(['extra', 'controller', 'none'], {
      title: 'Bidding an Extra',
      description: 'Whose relationship governs a bid made through an Extra.',
      labels: { extra: 'The Extra’s', controller: 'The controller’s', none: 'Nobody’s' },
    }),
    proxyActor: choice(['allow', 'forbid'], {
      title: 'Acting through an Extra',
      description: 'Whether a controlled Extra may act in the controller’s place.',
      labels: { allow: 'Allowed', forbid: 'Forbidden' },
    }),
    proxyDamage: choice(['owner', 'extra'], {
      title: 'Damage to a stand-in',
      description: 'Who is hurt when the Extra fails.',
      labels: { owner: 'The controller', extra: 'The Extra' },
    }),
    damageMustLower: toggle({
      title: 'Damage must lower',
      description: 'The GM must pick a score above the damage card if there is one.',
    }),
    noAir: later(
      choice(['test', 'none'], {
        title: 'Without air',
        description:
          'Everybody who has spent a full round without air stands a test of Brave with damage on a loss, or nothing happens.',
        labels: { test: 'A test each round', none: 'Nothing' },
      }),
      'test',
    ),
    emptyHandRefill: choice(['optional', 'mandatory'], {
      title: 'Refilling an empty hand',
      description: 'Whether players may or must take a new hand, which costs the turn and brings an Event.',
      labels: { optional: 'May', mandatory: 'Must' },
    }),
    handLimit: optionalCount({ title: 'Most cards in hand', description: 'Empty for no limit.', min: 1, max: 20 }),
    challengeBidStart: choice(['actor_left', 'turn_owner_left'], {
      title: 'First to bid in a challenge',
      description: 'The player to the left of the one acting, or of the one whose turn it is.',
      labels: { actor_left: 'Left of whoever acts', turn_owner_left: 'Left of the turn’s owner' },
    }),
    duelOpenBidding: toggle({ title: 'Others may bid in duels', description: 'Third parties can help and hinder.' }),
    extraResistance: choice(['any_suit', 'hearts_help_actor'], {
      title: 'How Extras resist',
      description: 'Any relationship helps them resist, or love works for the person asking.',
      labels: { any_suit: 'Any relationship', hearts_help_actor: 'Hearts help whoever asks' },
    }),
    monsterMovesOnGmTurn: toggle({
      title: 'Monster moves on the GM’s turn too',
      description: 'One more step in each round.',
    }),
    beaconNeededByPod: toggle({
      title: 'The pod needs its beacon',
      description: 'Removing the beacon keeps the pod from working. Used by the spaceship.',
    }),
    sosWins: toggle({ title: 'Calling for help wins', description: 'A rescue counts as an escape.', initial: true }),
    weaknessKnownAtStart: toggle({
      title: 'Weakness known from the start',
      description: 'Every monster’s weakness is told before play.',
    }),
    weaponNeeded: choice(['final', 'never', 'every'], {
      title: 'Means needed to beat the monster',
      description: 'For the last defeat of a monster that nothing else kills, never, or every time.',
      labels: { final: 'Last defeat', never: 'Never', every: 'Every defeat' },
    }),
    engineFuseRounds: count({
      title: 'Fuse of a disaster',
      description: 'Rounds between setting it off and the end.',
      min: 0,
      max: 20,
      initial: 1,
    }),
    reachByExploring: toggle({
      title: 'Arriving achieves',
      description: 'Walking somewhere achieves the goal of getting there.',
    }),
    goalScope: choice(['mixed', 'party', 'character'], {
      title: 'Whom goals hold for',
      description: 'As each goal says, all of them for everybody, or all of them for each character.',
      labels: { mixed: 'As each goal says', party: 'Everybody', character: 'Each character' },
    }),
    prereqMode: choice(['all', 'explicit'], {
      title: 'Prerequisites that bind',
      description: 'All of them, or only those the text states.',
      labels: { all: 'All', explicit: 'Stated ones only' },
    }),
    eventTestCards: choice(['two_fresh', 'event_card_plus_one'], {
      title: 'Cards against a test',
      description: 'Two fresh ones, or the Event’s own card and one more.',
      labels: { two_fresh: 'Two fresh cards', event_card_plus_one: 'The Event’s card and one more' },
    }),
    eventTestReward: toggle({ title: 'Tests reward', description: 'Winning an Event’s test draws a card.' }),
    deathIsFinalLoss: toggle({
      title: 'Death is final',
      description: 'A player whose character died cannot win with an adopted Extra.',
    }),
    lastSurvivorWins: toggle({ title: 'The last survivor wins', description: 'Outliving everybody is a win.' }),
    doomClockRounds: optionalCount({
      title: 'Doom clock',
      description: 'The place is lost after this many rounds; empty for no clock.',
      min: 1,
      max: 99,
    }),
    suitCount: optionalCount({
      title: 'Suits there are',
      description: 'How many suits for going outside exist; empty for enough.',
      min: 1,
      max: 20,
    }),
    influenceAttributes: later(
      choice(['sexy', 'any'], {
        title: 'Winning an Extra over',
        description:
          'Takes Sexy, or whatever attribute fits the way it is done. The GM can always rule that another one fits.',
        labels: { sexy: 'Takes Sexy', any: 'Any attribute that fits' },
      }),
      'sexy',
    ),
    freeExtras: later(
      choice(['move', 'none'], {
        title: 'Extras on the move',
        description:
          'After each player’s turn the GM may move one Extra that nobody controls into a neighbouring room, or they stay where they are until an Event moves them.',
        labels: { move: 'One after each turn', none: 'They stay' },
      }),
      'move',
    ),
    separatedControl: choice(['suspended', 'kept', 'lost'], {
      title: 'Control from afar',
      description: 'What happens to control over an Extra left elsewhere.',
      labels: { suspended: 'Sleeps until reunited', kept: 'Stays', lost: 'Ends' },
    }),
    gmVotes: toggle({ title: 'The GM votes', description: 'The GM has a vote like everybody else.', initial: true }),
  },
  { title: 'House rules', description: 'Where the rules leave a choice. The defaults suit most tables.' },
);
