import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { systems } from './systems';
import { parseVectors, runVectors } from './vectors';

const read = (path: string) => parseVectors(readFileSync(new URL(`vectors/${path}.json`, import.meta.url), 'utf8'));
const files = Object.keys(systems).map(read);
/** Cases of our own for options and rare situations. */
const ours = ['trapped', 'zombies', 'walls', 'fightsphere', 'isolation'].map((system) => read(`ours/${system}`));

describe.each(files.map((file) => [file.system, file] as const))('the rules of %s', (system, file) => {
  const operations = Object.keys(systems[system] ?? {});
  const outcomes = runVectors(file, systems);

  it.each(operations)('have cases of %s', (op) =>
    expect([file, ...ours].some((each) => each.system === system && each.vectors.some((one) => one.op === op))).toBe(
      true,
    ),
  );
  it.each(outcomes.map((outcome) => [outcome.id, outcome] as const))('%s', (_, { failure }) =>
    expect(failure).toBeUndefined(),
  );
});

describe.each(ours.map((file) => [file.system, file] as const))('our own cases of %s', (_, file) => {
  const titles = file.vectors.map(({ id, op, title }) => [id, op, title] as const);
  const failures = new Map(runVectors(file, systems).map(({ id, failure }) => [id, failure]));

  it.each(titles)('%s, %s: %s', (id) => expect(failures.get(id)).toBeUndefined());
});

describe('runVectors()', () => {
  const vector = { id: 'x-01', op: 'setting_events', input: { counts: { H: 5, D: 5, S: 5, C: 5 } }, expect: {} };
  const run = (changes: object, system = 'trapped') =>
    runVectors({ system, vectors: [{ ...vector, ...changes }] }, systems)[0]?.failure;

  it('passes expected answers with additional keys', () => {
    expect(run({ expect: { valid: true } })).toBeUndefined();
  });

  it.each([
    ['an unknown op', { op: 'telepathy' }, 'unknown op “telepathy”'],
    ['an op named like something every object has', { op: 'constructor' }, 'unknown op “constructor”'],
    ['a wrong answer', { expect: { valid: false } }, 'valid: expected false, got true'],
    ['an answer that lacks a key', { expect: { quorum: 3 } }, 'quorum: expected 3, got undefined'],
    ['an input that makes no sense', { input: {} }, 'threw'],
    [
      'a setting that does not exist',
      { op: 'goals_available', input: { setting: 'x', achieved: [], edges: 'all' } },
      'no setting',
    ],
  ])('fails %s', (_, changes, failure) => expect(run(changes)).toContain(failure));

  it('fails all cases of an unknown game', () => expect(run({}, 'chess')).toContain('unknown op'));

  it('rejects other files', () => expect(() => parseVectors('[]')).toThrow('vector file'));
});
