import prompts from '@/content/prompts/trapped.json' with { type: 'json' };
import type { AskedField, Step } from '@/lib/contract/form';
import { dealPrompts } from '@/lib/tabletop/authoring/form-fields';
import { houseRules } from './house-rules';

const AFTER_GOALS: AskedField = {
  field: 'requires',
  inner: 'goal',
  given: { kind: 'goal', basis: 'explicit' },
  ask: 'Which goals must be achieved before?',
  isOptional: true,
};

const WITH_THINGS: AskedField = {
  field: 'things',
  list: 'requires',
  inner: 'item',
  given: { kind: 'item', basis: 'explicit' },
  ask: 'Which things or facts does it take?',
  isOptional: true,
};

/** The book's fourth question: goals, ways out, and their prerequisites. */
export const goals: Step = {
  id: 'goals',
  title: 'Goals',
  question: 'How do you get out?',
  help: 'Start from the way out and work backwards: what must be done just before? Each step is a goal; some wait for others. Ten to twenty make an evening.',
  widgets: [
    {
      widget: 'graph',
      title: 'Goals',
      path: ['goals'],
      headline: 'title',
      edges: { list: 'requires', to: 'goal', given: { kind: 'goal', basis: 'explicit' } },
      ends: { path: ['escapes'], headline: 'title', by: 'route' },
      places: ['goalPlaces'],
      empty: 'No procedure on record. Start with the last step before freedom, such as “Start the boat”.',
      advanced: ['text', 'requiresAny', 'scope', 'toughness', 'attributes', 'grants', 'route', 'hidden'],
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
      advanced: ['count', 'worn', 'onDeath', 'onTheft', 'forColour'],
    },
    {
      widget: 'list',
      title: 'Disasters',
      path: ['losses'],
      headline: 'title',
      empty: 'No disasters scheduled. Being eaten is enough for most evenings.',
      folded: true,
    },
    {
      widget: 'list',
      title: 'Clocks',
      path: ['clocks'],
      headline: 'title',
      empty: 'Nothing is getting closer. “The water rises” would hurry people along.',
      folded: true,
      advanced: ['text', 'stepsWith', 'goals', 'effects', 'hits', 'room'],
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
  followUps: [
    {
      id: 'goal-order',
      title: 'What comes first',
      ask: 'What kind of goal is it, what must come before, and what does it take?',
      of: ['goals'],
      fields: [
        { field: 'kind', ask: 'What kind of goal is it?' },
        { field: 'route', ask: 'Which way out does it take?', onlyIf: { field: 'kind', is: 'exit' } },
        AFTER_GOALS,
        WITH_THINGS,
      ],
    },
    {
      id: 'escape-order',
      title: 'Seats and requirements',
      ask: 'How many get out this way, what must be done before, and what does it take?',
      of: ['escapes'],
      fields: [
        { field: 'seats', ask: 'How many people does it take? Leave it empty for everybody.' },
        { ...AFTER_GOALS, isOptional: false },
        WITH_THINGS,
      ],
    },
    {
      id: 'goal-rooms',
      title: 'Rooms for goals',
      ask: 'Where can each goal be tried?',
      of: ['goals'],
      fields: [
        { field: 'where', ask: 'Where can it be tried?' },
        { field: 'rooms', inner: 'room', ask: 'In which rooms?', onlyIf: { field: 'where', is: 'rooms' } },
      ],
    },
    {
      id: 'escape-rooms',
      title: 'Rooms for ways out',
      ask: 'Where does each way out begin?',
      of: ['escapes'],
      fields: [{ field: 'room', ask: 'From which room do people leave?', isOptional: true }],
    },
  ],
  slots: [
    {
      id: 'goals',
      title: 'Goals',
      ask: 'What has to be done to get out?',
      path: ['goals'],
      field: 'title',
      prompts: dealPrompts(prompts.goal),
    },
    {
      id: 'escapes',
      title: 'Ways out',
      ask: 'How can people leave for good?',
      path: ['escapes'],
      field: 'title',
      prompts: dealPrompts(prompts.escape),
    },
    {
      id: 'items',
      title: 'Things and facts',
      ask: 'What can people find, take or learn?',
      path: ['items'],
      field: 'title',
      prompts: dealPrompts(prompts.item),
    },
    {
      id: 'losses',
      title: 'Disasters',
      ask: 'What could end it for everybody still inside?',
      path: ['losses'],
      field: 'title',
      prompts: dealPrompts(prompts.loss),
    },
  ],
};
