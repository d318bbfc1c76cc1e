import { expect, it } from 'vitest';
import { seededRng } from '@/lib/kernel/rng';
import { areTyped, type Dice, drawFaces, FACES, nextRoller, recordFace } from './dice';

const rollersOf = (...due: number[]): Dice[] => due.map((dice) => ({ due: dice, faces: [] }));
const addsAfterSix = (_: Dice, face: number) => Number(face === 6);

it('draws the same dice from the same seed, one for each die due', () => {
  const [first, again] = [rollersOf(3, 0, 2), rollersOf(3, 0, 2)];
  drawFaces(seededRng(5), first);
  drawFaces(seededRng(5), again);
  expect(first).toEqual(again);
  expect(first.map(({ faces }) => faces.length)).toEqual([3, 0, 2]);
  expect(FACES).toEqual(expect.arrayContaining(first.flatMap(({ faces }) => faces)));
});

it('assigns typed faces in the order in which dice would have been drawn', () => {
  const [drawn, typed] = [rollersOf(2, 3), rollersOf(2, 3)];
  drawFaces(seededRng(8), drawn, addsAfterSix);
  for (const face of drawn.flatMap(({ faces }) => faces)) recordFace(typed, face, addsAfterSix);
  expect(typed).toEqual(drawn);
  expect(nextRoller(typed)).toBeUndefined();
});

it('adds dice for each matching face', () => {
  const dice = rollersOf(1, 1);
  for (const face of [6, 6, 2]) recordFace(dice, face, addsAfterSix);
  expect(dice).toEqual([
    { due: 3, faces: [6, 6, 2] },
    { due: 1, faces: [] },
  ]);
});

it('ignores dice beyond those due, and has the faces of an ordinary die', () => {
  const dice = rollersOf(1);
  for (const face of [1, 2]) recordFace(dice, face);
  expect(dice).toEqual([{ due: 1, faces: [1] }]);
  expect(FACES).toEqual([1, 2, 3, 4, 5, 6]);
});

it('draws dice by default', () => {
  expect([{}, { dice: 'drawn' }, { dice: 'typed' }].map(areTyped)).toEqual([false, false, true]);
});
