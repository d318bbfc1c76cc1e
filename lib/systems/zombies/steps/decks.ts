import prompts from '@/content/prompts/zombies.json' with { type: 'json' };
import type { Each, Step } from '@/lib/contract/form';
import { dealPrompts, fieldsWidget, namedList, oneAnswer } from '@/lib/tabletop/authoring/form-fields';

/** Steps about cards show one deck at a time. */
const each: Each = {
  path: ['decks'],
  empty: 'No deck, so nothing to hunt. Add one, and say who collects.',
  copy: { title: 'Copy as a new theme', code: 'deckCode' },
};

export const collector: Step = {
  id: 'collector',
  title: 'Collector',
  question: 'Who collects?',
  help: 'Somebody vain wants the worst creatures around and pays well. The poster is read aloud, so let it boast. A box holds up to four decks; a copy as a new theme keeps all numbers and effects and leaves the words to you.',
  each,
  widgets: [
    fieldsWidget('', 'decks.0.title', 'decks.0.theme.patron', 'decks.0.theme.blurb'),
    fieldsWidget('On the cards', 'decks.0.deckCode', 'decks.0.theme.palette'),
  ],
  slots: [
    oneAnswer('patron', 'The collector', 'Who collects?', 'decks.0.theme.patron', dealPrompts(prompts.patron)),
    oneAnswer(
      'poster',
      'The poster',
      'What does the collector’s poster say?',
      'decks.0.theme.blurb',
      dealPrompts(prompts.blurb),
    ),
  ],
};

const wanted = namedList({
  id: 'creatures',
  title: 'Creatures',
  path: 'decks.0.creatures',
  ask: 'Which creatures are wanted?',
  text: 'flavour',
  prompts: dealPrompts(prompts.creature),
  empty: 'Nobody is wanted yet. Add six creatures, the feeblest first, such as “Mumbling Mildred”.',
});

export const creatures: Step = {
  id: 'creatures',
  title: 'Creatures',
  question: 'Who is wanted?',
  help: 'Number them from 1, the harmless one, to the worst. Round 1 hunts creature 1, and so on. A number is what must be rolled to trap it and what it is worth, and the highest creature in a row claims the one that was caught.',
  each,
  widgets: [wanted.widget],
  followUps: [
    {
      id: 'creature-words',
      title: 'Wanted for what',
      ask: 'How bad is each creature, and what is it wanted for?',
      of: ['decks', 0, 'creatures'],
      fields: [
        { field: 'number', ask: 'Which number is it, 1 being the weakest?' },
        { field: 'flavour', ask: 'What is it wanted for?', isOptional: true },
      ],
    },
  ],
  slots: [wanted.slot],
};

const deeds = namedList({
  id: 'actions',
  title: 'Actions',
  path: 'decks.0.actions',
  ask: 'What could stir things up?',
  prompts: dealPrompts(prompts.action),
  empty: 'Nothing stirs. Add an Action, such as “Grave Robber”.',
  advanced: ['params', 'copies'],
});

export const actions: Step = {
  id: 'actions',
  title: 'Actions',
  question: 'What stirs things up?',
  help: 'Seven cards are usual, and at least one should steal: the Link & Lock card is there to prevent it. Choose what each one does; its rule is written as you go, and bots can play it at once.',
  each,
  widgets: [deeds.widget],
  followUps: [
    {
      id: 'action-words',
      title: 'What they do',
      ask: 'What does each Action do?',
      of: ['decks', 0, 'actions'],
      fields: [
        { field: 'effect', ask: 'What does it do?' },
        { field: 'text', ask: 'What do you say when you play it?', isOptional: true },
      ],
    },
  ],
  slots: [deeds.slot],
};

const nets = namedList({
  id: 'super-traps',
  title: 'Super Traps',
  path: 'decks.0.superTraps',
  ask: 'What is the best trap of all called?',
  prompts: dealPrompts(prompts.superTrap),
  empty: 'Only ordinary traps so far. Add one that helps those who are behind.',
  advanced: ['text', 'round', 'otherwise'],
});

export const traps: Step = {
  id: 'traps',
  title: 'Traps',
  question: 'What do you catch them with?',
  help: 'TRAP! cards are nearly half of a usual deck. The Super Trap is better than they are under a certain condition. More TRAP! cards make rounds shorter.',
  each,
  widgets: [fieldsWidget('', 'decks.0.traps', 'decks.0.linkLock.copies'), nets.widget],
  slots: [nets.slot],
};

export const table: Step = {
  id: 'table',
  title: 'Table',
  question: 'Who sits round the table?',
  help: 'These numbers hold for all decks of the box. With several decks in play there is a round more, and creatures of different decks can be linked.',
  widgets: [
    fieldsWidget('Players and cards', 'players.min', 'players.max', 'slots'),
    fieldsWidget('Die and rounds', 'die.sides', 'rounds.single', 'rounds.multi'),
    fieldsWidget('Bonuses for links', 'bonuses.pair', 'bonuses.equal'),
    fieldsWidget('On the cover', 'minutes', 'ages'),
  ],
  slots: [],
};

export const houseRules: Step = {
  id: 'house-rules',
  title: 'House rules',
  question: 'How do you play it at your table?',
  help: 'Each has its usual answer. Change one if your group wants it so; the leaflet says what you chose, and bots play by it.',
  widgets: [
    fieldsWidget('Rounds and turns', 'options.roundReset', 'options.direction', 'options.maxTurnsPerRound'),
    fieldsWidget('Cards', 'options.revealedSpecials', 'options.linkLockHold', 'options.removePlayedActions'),
    fieldsWidget('The end', 'options.tieBreak'),
  ],
  slots: [],
};
