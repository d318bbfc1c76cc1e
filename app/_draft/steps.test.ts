import { describe, expect, test } from 'vitest';
import type { Form, Step, Widget } from '@/lib/contract/form';
import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { countStep, issuesByStep, stepOf, studioSteps } from './steps';

const step = (id: string, ...widgets: Widget[]): Step => ({
  id,
  title: id,
  question: '',
  help: '',
  widgets,
  slots: [],
});
const fields = (...paths: Path[]): Widget => ({ widget: 'fields', paths });
const FORM: Form = {
  steps: [
    step('place', fields(['place', 'name'], ['place', 'text'])),
    step(
      'goals',
      { widget: 'list', title: '', path: ['goals'], headline: 'title', empty: '' },
      fields(['options', 'a']),
    ),
    step('map', {
      widget: 'map',
      title: '',
      places: { path: ['map', 'rooms'], headline: 'title', x: 'x', y: 'y', width: 'w', height: 'h' },
      ways: { path: ['map', 'ways'], a: 'a', b: 'b' },
      start: ['place', 'start'],
      empty: '',
      pieces: [],
    }),
  ],
  course: [],
};

const DECKS: Form = {
  steps: [
    {
      ...step('cards', { widget: 'list', title: '', path: ['decks', 0, 'cards'], empty: '' }),
      each: { path: ['decks'], empty: '' },
    },
    step('names', fields(['decks', 0, 'title'])),
  ],
  course: [],
};

const GAME = { form: FORM, playable: false };

describe('stepOf', () => {
  test.each<[string, Path, string]>([
    ['a field', ['body', 'place', 'name'], 'place'],
    ['deep inside a list', ['body', 'goals', 'G01', 'requires', 'r1', 'goal'], 'goals'],
    ['one option of many', ['body', 'options', 'a'], 'goals'],
    ['a field that another step than its neighbours holds', ['body', 'place', 'start'], 'map'],
    ['something larger than any widget', ['body', 'map'], 'map'],
    ['the cover', ['title'], 'review'],
    ['nothing known', ['body', 'nonsense'], 'review'],
  ])('%s', (_name, path, expected) => expect(stepOf(FORM, path)).toBe(expected));
});

test.each<[string, Path, string]>([
  ['any entry', ['body', 'decks', 'd2', 'cards', 'c1', 'name'], 'cards'],
  ['a field of any entry', ['body', 'decks', 'd1', 'title'], 'names'],
  ['a whole entry', ['body', 'decks', 'd1'], 'cards'],
  ['the list', ['body', 'decks'], 'cards'],
])('stepOf, if a step shows one entry at a time: %s', (_name, path, expected) =>
  expect(stepOf(DECKS, path)).toBe(expected),
);

test('every issue belongs to exactly one step, in the order of the rail', () => {
  const issue = (severity: Issue['severity'], ...path: string[]): Issue => ({ code: 'x', severity, path, message: '' });
  const issues = [issue('error', 'title'), issue('hint', 'body', 'goals'), issue('warning', 'body', 'goals', 'g')];
  const groups = issuesByStep(GAME, issues);
  expect([...groups.keys()]).toEqual(studioSteps(GAME).map(({ id }) => id));
  expect([...groups.values()].map((found) => found.length)).toEqual([0, 2, 0, 1, 0]);
  const found = groups.get('goals') ?? [];
  expect(countStep(found)).toEqual({ trouble: 1, toDo: 0 });
  expect(countStep(found.map((one) => ({ ...one, isNeed: true })))).toEqual({ trouble: 0, toDo: 1 });
  const together = found.map((one) => ({ ...one, severity: 'error', isNeed: true, line: 'goals' }) as const);
  expect(countStep(together)).toEqual({ trouble: 0, toDo: 1 });
});

test('only a game that bots can play has a playtest', () => {
  const ids = (game: Parameters<typeof studioSteps>[0]) => studioSteps(game).map(({ id }) => id);
  expect(ids(GAME)).not.toContain('playtest');
  expect(ids({ ...GAME, playable: true }).slice(-3)).toEqual(['review', 'playtest', 'print']);
});
