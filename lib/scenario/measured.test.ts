import { expect, it } from 'vitest';
import { applyPatches } from '@/lib/kernel/patch';
import { measuredPatches, notedLengths } from './measured';

const noted = notedLengths([
  { players: 2, minutes: 81 },
  { players: 3, minutes: 124 },
]);

it('notes the length of games for each number of players', () => {
  const found = [
    { players: 3, minutes: 200 },
    { players: 4, minutes: 165 },
  ];
  const draft = { measured: noted };
  expect(applyPatches(draft as never, measuredPatches(draft, found))).toEqual({
    measured: notedLengths([{ players: 2, minutes: 81 }, ...found]),
  });
});

it('leaves lengths that read the same', () => {
  expect(measuredPatches({ measured: noted }, [{ players: 3, minutes: 126 }])).toEqual([]);
});

it('begins in a scenario that was never played', () => {
  expect(measuredPatches({}, [{ players: 4, minutes: 60 }])).toHaveLength(1);
});
