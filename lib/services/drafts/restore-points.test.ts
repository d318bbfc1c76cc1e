import { expect, it } from 'vitest';
import { groupIntoPoints } from './restore-points';

const MINUTE = 60_000;
const history = (...minutes: readonly number[]) =>
  minutes.map((minute, i) => ({ seq: i + 1, at: minute * MINUTE, memberId: 'ann' }));

it.each([
  // case                                     minutes                     seq of each point
  ['nothing', [], []],
  ['the first state stays alone', [0, 0, 0.1], [1, 3]],
  ['a pause cuts', [0, 1, 2, 10, 11], [1, 3, 5]],
  ['a clock that was set back cuts', [500, 501, 3, 4], [1, 2, 4]],
  ['long work is split', [0, 1, 5, 9, 13, 17, 21, 25], [1, 7, 8]],
] as const)('groupIntoPoints(): %s', (_, minutes, seqs) => {
  expect(groupIntoPoints(history(...minutes)).map(({ seq }) => seq)).toEqual(seqs);
});

it('groupIntoPoints() keeps named states, and splits after them', () => {
  const points = groupIntoPoints(history(0, 1, 1, 1, 1), new Map([[3, 'The good one']]));
  expect(points.map(({ seq, edits, name }) => [seq, edits, name])).toEqual([
    [1, 1, undefined],
    [3, 2, 'The good one'],
    [5, 2, undefined],
  ]);
});

it('groupIntoPoints() counts every edit once', () => {
  const points = groupIntoPoints(history(...Array.from({ length: 1000 }, (_, i) => i / 1000)));
  expect(points.reduce((sum, { edits }) => sum + edits, 0)).toBe(1000);
  expect(Math.max(...points.map(({ edits }) => edits))).toBeLessThanOrEqual(300);
});

it('groupIntoPoints() tells whose edits they are, once each, and leaves out the server', () => {
  const by = (...members: readonly string[]) => members.map((memberId, i) => ({ seq: i + 1, at: i, memberId }));
  expect(groupIntoPoints(by('', 'ann', '', 'bob', 'ann')).map(({ members }) => members)).toEqual([[], ['ann', 'bob']]);
});
