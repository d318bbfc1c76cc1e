import { expect, it } from 'vitest';
import { scriptsOf } from './worker-scripts';

const address = (list: unknown) =>
  `http://here/_next/static/chunks/worker.js#params=${encodeURIComponent(JSON.stringify(list))}`;

it('finds the scripts that a worker will load in its address', () => {
  const scripts = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];
  expect(scriptsOf(address([scripts, '', '/_next/']))).toEqual(scripts);
  expect(scriptsOf(new URL(address([scripts])))).toEqual(scripts);
});

it.each([
  'http://here/worker.js',
  'http://here/worker.js#other',
  'http://here/worker.js#params=%5B',
  'http://here/worker.js#params=%',
  address({}),
  address([]),
  address([[1, null]]),
])('finds none in %s', (other) => {
  expect(scriptsOf(other)).toEqual([]);
});
