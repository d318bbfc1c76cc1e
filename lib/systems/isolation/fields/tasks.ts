import { later, within } from '@/lib/schema/fields';
import { lever } from '@/lib/schema/number-use';
import { eachOne, item, many, number, oneOf, part, pointer, story, text, yesNo } from '@/lib/schema/short-fields';
import { DEGREE_LABELS, TASKS_MAX } from '../vocabulary';

const words = (title: string, description: string, example: string) =>
  eachOne('word', text('Words', 'A word or two.', example), title, description, 'word', 20);

const result = (title: string, example: string) => text(title, 'What that means here; may stay empty.', example);

const onDegree = part('What comes of it', 'Notes for the GM, who can describe it differently.', {
  completeSuccess: result(DEGREE_LABELS.completeSuccess, 'The whole house is shut, and there is wood left.'),
  basicSuccess: result(DEGREE_LABELS.basicSuccess, 'Boards on every window of the ground floor.'),
  partialSuccess: result(DEGREE_LABELS.partialSuccess, 'The windows hold. The door has only its lock.'),
  partialFailure: result(DEGREE_LABELS.partialFailure, 'One window stays open, and it is the wrong one.'),
  basicFailure: result(DEGREE_LABELS.basicFailure, 'They came while the hammer was missing.'),
  completeFailure: result(DEGREE_LABELS.completeFailure, 'They came, and somebody had hidden the nails.'),
});

const need = pointer('tasks', 'Task', 'A task that must be done first.');

const task = item('Task', 'Something that people can try, prepared before the game.', {
  title: text('Task', 'What people can try.', 'Board up the ground floor'),
  text: later(
    story(
      'What it takes',
      'What the people inside know of it. Printed on its card.',
      'There are planks in the barn, and nails for half of them.',
    ),
    '',
  ),
  difficulty: lever(
    number('Difficulty', 'Dice of the GM, 1 for easy to 6 for impossible. Only the GM sees it.', within(1, 6, 2)),
  ),
  dangerous: yesNo('Dangerous', 'Whether people are wounded if it fails.'),
  professions: words('Professions that help', 'Looked for in professions.', 'Carpenter'),
  serves: words('Goals and biases that it serves', 'Looked for in goals and biases.', 'hold out'),
  violates: words('Goals and biases that it violates', 'Looked for in goals and biases.', 'get away'),
  labels: words('Labels that matter', 'Looked for in the labels of links with the person who asks.', 'Flirtatious'),
  onDegree,
  requires: eachOne('task', need, 'Needs', 'All of these must be done first.', 'task', 20),
  from: oneOf('Done with', 'The lowest degree that does it.', {
    partialSuccess: DEGREE_LABELS.partialSuccess,
    basicSuccess: DEGREE_LABELS.basicSuccess,
    completeSuccess: DEGREE_LABELS.completeSuccess,
  }),
  ends: oneOf('Then', 'What happens once it is done.', {
    nothing: 'It makes other tasks possible',
    out: 'Those who did it get out',
    over: 'The threat is gone: everybody is safe',
  }),
  everybody: yesNo('Takes everybody along', 'With “out”: all who are alive get away, whether they helped or not.'),
  repeatable: yesNo('May be tried again', 'Otherwise a failed task can’t be tried again that night.', true),
});

export const tasks = many(
  task,
  'Tasks',
  'What can be done about it. Two ways to end the night make for a quarrel.',
  'task',
  TASKS_MAX,
);
