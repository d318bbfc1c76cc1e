import type { Form, Slot, Step, Widget } from '../form';
import { barrierPrompts } from './prompts/barriers';
import { eventPrompts } from './prompts/events';
import { escapePrompts, goalPrompts, itemPrompts, lossPrompts } from './prompts/goals';
import { roomPrompts } from './prompts/map';
import { monsterPrompts } from './prompts/monster';
import { contentNotePrompts, extraPrompts, occupationPrompts, placePrompts, protectionPrompts } from './prompts/place';
import type { HouseRules } from './schema';
import {
  ATTRIBUTES,
  BAND_TOPS,
  BANDS,
  EVENTS_IN_ALL,
  EVENTS_PER_SUIT,
  SUIT_LABELS,
  SUIT_SIGNS,
  SUITS,
  type Suit,
} from './vocabulary';

/** House rules stand folded where the thing they change is written. */
const houseRules = (title: string, ...keys: readonly (keyof HouseRules)[]): Widget => ({
  widget: 'fields',
  title,
  paths: keys.map((key) => ['options', key]),
  folded: true,
});

const place: Step = {
  id: 'place',
  title: 'Place',
  question: 'Where are you trapped?',
  help: 'Pick somewhere closed off, where no help comes by itself. One room is safe to begin in; you choose it on the map.',
  widgets: [
    {
      widget: 'fields',
      paths: [
        ['place', 'name'],
        ['place', 'description'],
        ['place', 'conventions'],
      ],
    },
    {
      widget: 'list',
      title: 'What keeps the safe place safe',
      path: ['place', 'sealedBy'],
      headline: 'text',
      empty: 'Nothing on record. “The door is bolted from inside” would do, until an Event unbolts it.',
    },
    {
      widget: 'list',
      title: 'Who might be here',
      path: ['occupations'],
      headline: 'text',
      empty: 'No occupations suggested. A few words each: “Off-duty ship’s cook”. Players may always bring their own.',
      folded: true,
    },
    {
      widget: 'list',
      title: 'Extras',
      path: ['extras'],
      headline: 'name',
      empty:
        'No Extras on the passenger list. A table makes its own unless you name some: one for each player is enough.',
      folded: true,
    },
    {
      widget: 'list',
      title: 'Content notes',
      path: ['contentNotes'],
      headline: 'text',
      empty: 'Nothing to declare. Say what people may want to know before they sit down.',
      folded: true,
    },
    {
      widget: 'fields',
      title: 'Names of the attributes',
      paths: ATTRIBUTES.map((attribute) => ['attributeLabels', attribute]),
      folded: true,
    },
    houseRules(
      'House rules: cards, bids and people',
      'maxCharacters',
      'suitTiebreakDepth',
      'deadTie',
      'bidLimitScope',
      'rule1Self',
      'luckyTiming',
      'emptyHandRefill',
      'handLimit',
      'challengeBidStart',
      'duelOpenBidding',
      'damageMustLower',
      'controlHelperTarget',
      'extraBidRelationship',
      'extraResistance',
      'separatedControl',
      'proxyActor',
      'proxyDamage',
      'gmVotes',
    ),
  ],
  slots: [
    { id: 'place', title: 'The place', path: ['place', 'name'], prompts: placePrompts },
    {
      id: 'protections',
      title: 'What keeps it safe',
      path: ['place', 'sealedBy'],
      field: 'text',
      prompts: protectionPrompts,
    },
    { id: 'occupations', title: 'Who might be here', path: ['occupations'], field: 'text', prompts: occupationPrompts },
    { id: 'extras', title: 'Extras', path: ['extras'], field: 'name', prompts: extraPrompts },
    { id: 'content', title: 'Content notes', path: ['contentNotes'], field: 'text', prompts: contentNotePrompts },
  ],
};

const barriers: Step = {
  id: 'barriers',
  title: 'Barriers',
  question: 'Why can’t you just leave?',
  help: 'Name everything that stops people at the door. A good barrier is hard to get past, and everybody sees at once what it would take.',
  widgets: [
    {
      widget: 'list',
      title: 'Barriers',
      path: ['barriers'],
      headline: 'title',
      empty: 'No obstructions found. People would simply walk out. Add one, such as “The drawbridge is up”.',
    },
  ],
  slots: [{ id: 'barriers', title: 'Barriers', path: ['barriers'], field: 'title', prompts: barrierPrompts }],
};

const monster: Step = {
  id: 'monster',
  title: 'Monster',
  question: 'Why can’t you just wait?',
  help: 'Something is coming. Say how it moves, what fails to hurt it, its single weakness, and what it does to people.',
  widgets: [
    {
      widget: 'list',
      title: 'Monsters',
      path: ['monsters'],
      headline: 'name',
      empty: 'No hazards reported. Then people will wait for help. Add what hunts them.',
      advanced: [
        'text',
        'crosses',
        'ignoresNeeds',
        'start',
        'repelledBy',
        'killedBy',
        'regenerates',
        'killNeedsMeans',
        'means',
        'weaknessKnownAtStart',
        'weaknessGoal',
        'defeats',
      ],
    },
    houseRules('House rules: the monster', 'monsterMovesOnGmTurn', 'weaknessKnownAtStart', 'weaponNeeded'),
  ],
  slots: [{ id: 'monsters', title: 'Monsters', path: ['monsters'], field: 'name', prompts: monsterPrompts }],
};

const goals: Step = {
  id: 'goals',
  title: 'Goals',
  question: 'How do you get out?',
  help: 'Start from the way out and go backwards: what must be done just before? Each step is a goal; some wait for others. Ten to twenty make an evening.',
  widgets: [
    {
      widget: 'graph',
      title: 'Goals',
      path: ['goals'],
      headline: 'title',
      edges: { list: 'requires', to: 'goal', given: { kind: 'goal', basis: 'explicit' } },
      empty: 'No procedure on file. Begin with the last step before freedom, such as “Start the boat”.',
      advanced: ['text', 'requiresAny', 'scope', 'toughness', 'grants', 'route', 'hidden'],
    },
    {
      widget: 'list',
      title: 'Ways out',
      path: ['escapes'],
      headline: 'title',
      empty: 'No exits. That is a tomb, not a game. Add a way out and say which goals come before it.',
      advanced: ['requiresAny'],
    },
    {
      widget: 'list',
      title: 'Things and facts',
      path: ['items'],
      headline: 'title',
      empty: 'Nothing in the inventory. Keys, suits and secrets go here once a goal brings or needs one.',
      folded: true,
      advanced: ['count'],
    },
    {
      widget: 'list',
      title: 'Disasters',
      path: ['losses'],
      headline: 'title',
      empty: 'No disasters scheduled. Being eaten is enough for most evenings.',
      folded: true,
    },
    houseRules(
      'House rules: goals, winning and losing',
      'goalScope',
      'prereqMode',
      'reachByExploring',
      'suitCount',
      'beaconNeededByPod',
      'sosWins',
      'engineFuseRounds',
      'doomClockRounds',
      'deathIsFinalLoss',
      'lastSurvivorWins',
    ),
  ],
  slots: [
    { id: 'goals', title: 'Goals', path: ['goals'], field: 'title', prompts: goalPrompts },
    { id: 'escapes', title: 'Ways out', path: ['escapes'], field: 'title', prompts: escapePrompts },
    { id: 'items', title: 'Things and facts', path: ['items'], field: 'title', prompts: itemPrompts },
    { id: 'losses', title: 'Disasters', path: ['losses'], field: 'title', prompts: lossPrompts },
  ],
};

const SUIT_TITLE: Readonly<Record<Suit, string>> = {
  clubs: 'Violence',
  hearts: 'Relationships',
  spades: 'Breakdowns',
  diamonds: 'Opportunity',
};
const SUIT_HELP: Readonly<Record<Suit, string>> = {
  clubs: 'Somebody is attacked, chased or hurt.',
  hearts: 'Somebody loves, leaves or needs somebody, at a bad time.',
  spades: 'Something stops working, or starts.',
  diamonds: 'Somebody is tempted to look after themselves.',
};

const eventSlot = (suit: Suit): Slot => ({
  id: `events-${suit}`,
  title: `${SUIT_TITLE[suit]} (${SUIT_LABELS[suit]})`,
  path: ['events'],
  field: 'title',
  given: { suit },
  prompts: eventPrompts[suit],
});

const events: Step = {
  id: 'events',
  title: 'Events',
  question: 'What else goes wrong?',
  help: 'The GM draws a card and its suit says what kind of trouble comes. Give every suit at least five. An Event may test people; it never says what they do.',
  widgets: [
    {
      widget: 'buckets',
      title: 'Events',
      path: ['events'],
      headline: 'title',
      body: 'text',
      by: 'suit',
      buckets: SUITS.map((suit) => ({
        value: suit,
        title: SUIT_TITLE[suit],
        icon: `suit-${suit}`,
        sign: SUIT_SIGNS[suit],
        help: SUIT_HELP[suit],
      })),
      quota: { each: EVENTS_PER_SUIT, total: EVENTS_IN_ALL },
      strength: {
        from: 'minRank',
        to: 'maxRank',
        any: 'Any card',
        bands: BANDS.map((band) => ({ title: band, upTo: BAND_TOPS[band] })),
      },
      empty: 'Nothing on record. “Breakdowns: The lights go out” would be a start.',
      advanced: ['selectors', 'effects', 'turns', 'origin'],
    },
    houseRules('House rules: Events and tests', 'eventTestCards', 'eventTestReward', 'complicationSuitCheck'),
  ],
  slots: SUITS.map(eventSlot),
};

const map: Step = {
  id: 'map',
  title: 'Map',
  question: 'Which way is out?',
  help: 'Draw the rooms and join them. Neighbours are one turn apart, however far it looks. Mark the safe place where everybody begins.',
  widgets: [
    {
      widget: 'map',
      title: 'Map',
      places: {
        path: ['map', 'rooms'],
        headline: 'title',
        x: 'x',
        y: 'y',
        width: 'width',
        height: 'height',
      },
      ways: { path: ['map', 'passages'], a: 'a', b: 'b' },
      start: ['place', 'start'],
      empty: 'No floor plan posted. Add the room where everybody begins, then the rooms next to it.',
    },
    { widget: 'fields', title: 'Legend', paths: [['map', 'scale']] },
  ],
  slots: [{ id: 'rooms', title: 'Rooms', path: ['map', 'rooms'], field: 'title', prompts: roomPrompts }],
};

/** How a setting of Trapped! is asked for: the game's four questions, then Events and the map. */
export const form: Form = { steps: [place, barriers, monster, goals, events, map] };
