import { describe, expect, it } from 'vitest';
import { applyPatches, type Patch } from './patch';
import { formatPath, isWithin, parsePath, valueAt } from './path';

const scenario = {
  title: 'Ark',
  goals: [
    { id: 'g1', title: 'One' },
    { id: 'g2', title: 'Two' },
  ],
};
const ids = (json: unknown) => (json as typeof scenario).goals.map(({ id }) => id);

describe('applyPatches()', () => {
  it.each<[string, Patch, readonly string[]]>([
    ['inserts at the end', { op: 'insert', path: ['goals'], entry: { id: 'g3' } }, ['g1', 'g2', 'g3']],
    [
      'inserts before another',
      { op: 'insert', path: ['goals'], entry: { id: 'g3' }, before: 'g1' },
      ['g3', 'g1', 'g2'],
    ],
    ['inserting the same id again replaces it', { op: 'insert', path: ['goals'], entry: { id: 'g1' } }, ['g2', 'g1']],
    ['removes by id', { op: 'remove', path: ['goals', 'g1'] }, ['g2']],
    ['removes by position', { op: 'remove', path: ['goals', 1] }, ['g1']],
    ['moves to the end', { op: 'move', path: ['goals', 'g1'] }, ['g2', 'g1']],
    ['moves before another', { op: 'move', path: ['goals', 'g2'], before: 'g1' }, ['g2', 'g1']],
    ['ignores what is not there', { op: 'remove', path: ['goals', 'g9'] }, ['g1', 'g2']],
    ['ignores a path into text', { op: 'insert', path: ['title', 'x'], entry: { id: 'g3' } }, ['g1', 'g2']],
  ])('%s', (_, patch, expected) => expect(ids(applyPatches(scenario, [patch]))).toEqual(expected));

  it('sets a field deep down and leaves the original alone', () => {
    const changed = applyPatches(scenario, [{ op: 'set', path: ['goals', 'g2', 'title'], value: 'Zwei' }]);
    expect(valueAt(changed, ['goals', 'g2', 'title'])).toBe('Zwei');
    expect(valueAt(scenario, ['goals', 'g2', 'title'])).toBe('Two');
    expect(valueAt(changed, ['goals', 'g1'])).toBe(scenario.goals[0]);
  });

  it('never creates keys that did not exist', () => {
    expect(applyPatches(scenario, [{ op: 'set', path: ['__proto__', 'polluted'], value: true }])).toEqual(scenario);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('paths', () => {
  it('read own keys only', () => expect(valueAt(scenario, ['constructor'])).toBeUndefined());
  it.each([[['body', 'goals', 'a/b', 'ti tle']], [[]]])('round-trip as text: %j', (path) =>
    expect(parsePath(formatPath(path))).toEqual(path),
  );
  it('survive a broken escape', () => expect(parsePath('%E0%A4%A')).toEqual(['%E0%A4%A']));
  it('know whether one contains another', () => {
    expect(isWithin(['a', 1, 'b'], ['a', '1'])).toBe(true);
    expect(isWithin(['a'], ['a', 'b'])).toBe(false);
  });
});
