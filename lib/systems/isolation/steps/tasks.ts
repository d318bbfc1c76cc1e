import prompts from '@/content/prompts/isolation.json' with { type: 'json' };
import {
  dealPrompts,
  fieldsWidget,
  followUp,
  houseRulesStep,
  namedList,
  plainList,
  stepOf,
} from '@/lib/tabletop/authoring/form-fields';

const todo = namedList({
  id: 'tasks',
  title: 'Tasks',
  path: 'tasks',
  field: 'title',
  ask: 'What could be done about it?',
  prompts: dealPrompts(prompts.task),
  empty: 'Nothing to be done but wait. Add what would end the night, then what it needs.',
  advanced: ['text', 'professions', 'serves', 'violates', 'labels', 'onDegree', 'from', 'everybody', 'repeatable'],
});

export const tasks = stepOf({
  id: 'tasks',
  title: 'Tasks',
  question: 'What can be done?',
  help: 'Start with what ends the night and work back to what it needs. Two endings that do not suit the same people make for a quarrel. Only the GM knows how hard a task is until they name it.',
  parts: [
    {
      ...todo.widget,
      widget: 'graph',
      edges: { list: 'requires', to: 'task', given: {} },
      places: ['taskPlaces'],
    },
    fieldsWidget('How long it lasts', 'siege.sessions', 'siege.conflictsPerSession', 'siege.rescueAfter'),
    todo.slot,
  ],
  followUps: [
    followUp(
      'task-ends',
      'What comes of tasks',
      'What happens once it is done, and what must be done before?',
      'tasks',
      [
        { field: 'ends', ask: 'What happens then?' },
        { field: 'requires', inner: 'task', ask: 'What must be done before?', isOptional: true },
      ],
    ),
  ],
});

export const stress = stepOf({
  id: 'stress',
  title: 'Stress',
  question: 'What frays nerves?',
  help: 'Stress adds red dice to whatever is tried. The GM lets events happen between conflicts to hurry people, and reliefs to let them breathe. Noises are worth 1, a breach 3.',
  parts: [
    fieldsWidget('', 'stress.start'),
    namedList({
      id: 'events',
      title: 'Stressful events',
      path: 'stress.events',
      field: 'text',
      ask: 'What frays your nerves?',
      prompts: dealPrompts(prompts.event),
      empty: 'A quiet night, so far. Add a noise.',
    }),
    plainList(
      'Escalations',
      'threat.escalation',
      'The threat keeps its distance. Add how it comes closer, the mildest first.',
    ),
    plainList('Relief', 'stress.relief', 'No relief in sight. Add a quiet hour.'),
  ],
});

export const houseRules = houseRulesStep(
  fieldsWidget('Dice', 'options.freeCooperation', 'options.openEnded', 'options.goalAndBias', 'options.rolePlayMax'),
  fieldsWidget('Links', 'options.storyLabels', 'options.linksForDefaulted', 'options.clearTemporary'),
  fieldsWidget('Difficulty and Stress', 'options.openDifficulty', 'options.stressMax'),
  fieldsWidget('Against one of the group', 'options.soloDuelDice', 'options.duelWounds'),
);
