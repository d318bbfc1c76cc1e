import type { Step } from '@/lib/contract/form';
import { escapePrompts, goalPrompts, itemPrompts, lossPrompts } from '../prompts/goals';
import { houseRules } from './house-rules';

/** The book’s fourth question: goals, ways out, and what they need. */
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
