import prompts from '@/content/prompts/trapped.json' with { type: 'json' };
import type { Step } from '@/lib/contract/form';
import { dealPrompts } from '@/lib/tabletop/authoring/form-fields';
import { ATTRIBUTES } from '../vocabulary';
import { houseRules } from './house-rules';

/** The book's first question: the place and the people in it. */
export const place: Step = {
  id: 'place',
  title: 'Place',
  question: 'Where are you trapped?',
  help: 'Pick somewhere closed off, where no help will come. One room is a safe place to start; you choose it on the map.',
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
      'influenceAttributes',
      'freeExtras',
      'separatedControl',
      'proxyActor',
      'proxyDamage',
      'gmVotes',
    ),
  ],
  slots: [
    {
      id: 'place',
      title: 'The place',
      ask: 'Where are you trapped?',
      path: ['place', 'name'],
      isSingle: true,
      prompts: dealPrompts(prompts.place),
    },
    {
      id: 'protections',
      title: 'What keeps it safe',
      ask: 'What keeps danger out of the safe place?',
      path: ['place', 'sealedBy'],
      field: 'text',
      prompts: dealPrompts(prompts.protection),
    },
    {
      id: 'occupations',
      title: 'Who might be here',
      ask: 'Who might the players be?',
      path: ['occupations'],
      field: 'text',
      prompts: dealPrompts(prompts.occupation),
    },
    {
      id: 'extras',
      title: 'Extras',
      ask: 'Who else is here, and may not survive it?',
      path: ['extras'],
      field: 'name',
      prompts: dealPrompts(prompts.extra),
    },
    {
      id: 'content',
      title: 'Content notes',
      ask: 'What do people want to know before they sit down?',
      path: ['contentNotes'],
      field: 'text',
      prompts: dealPrompts(prompts.contentNote),
    },
  ],
};
