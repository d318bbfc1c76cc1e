import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import type { FormBox } from '@/lib/kit/blocks';
import { ORDER } from '@/test/support/sample-kit';
import { trapped } from '..';
import { clockSection } from './clocks';

const HEADER = { title: 'A night', authors: [], licence: '', language: 'en', summary: '' };

const printed = (piece: string, body: Json): string =>
  JSON.stringify(trapped.open(body).kit(HEADER, { ...ORDER, players: 3, pieces: [piece] }));

const losing = (rounds: number, goal = ''): Json => ({
  losses: [{ id: 'l', title: 'Flood', cause: { goal, rounds } }],
  goals: [{ id: 'g', title: 'Pull the plug', hidden: true }],
});

function boxesOf(rounds: number): readonly (readonly FormBox[])[] {
  const [, , counter] = clockSection([{ id: 'l', title: 'Flood', rounds }]);
  if (counter?.block === 'fields') return counter.rows;
  return counter?.block === 'table' ? counter.rows.map((row) => row.flatMap(({ box }) => box ?? [])) : [];
}

describe('clocks', () => {
  it.each([1, 11, 15, 16, 31, 60])('of %i rounds have a box for each, in rows of similar length', (rounds) => {
    const rows = boxesOf(rounds);
    expect(rows.flat().map(({ label }) => label)).toEqual(Array.from({ length: rounds }, (_, i) => String(i + 1)));
    expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(12);
    expect(rows.at(-1)?.length).toBeGreaterThanOrEqual(Math.min(rounds, 7));
  });

  it.each([
    [61, 7],
    [99, 10],
  ])('of %i rounds have %i lines for ten strokes', (rounds, lines) => {
    expect(boxesOf(rounds)).toHaveLength(lines);
  });

  it('are on the players’ sheet if the players know of them, otherwise on the secret slip', () => {
    const known = 'At the end of round 6';
    expect(printed('players-setting', losing(6))).toContain(known);
    expect(printed('secret-slip', losing(6))).not.toContain(known);
    expect(printed('players-setting', losing(6, 'g'))).not.toContain(known);
    expect(printed('secret-slip', losing(6, 'g'))).toContain(known);
    expect(printed('players-setting', { options: { doomClockRounds: 6 } })).toContain(known);
  });

  it('say how many rounds the monster’s log has, with a line for each player’s turn', () => {
    const lines = (body: Json) => printed('secret-slip', body).match(/"name":"move-\d+-\d+"/g)?.length;
    expect(lines(losing(6))).toBe(6 * 3);
    expect(lines({ ...(losing(18) as object), options: { doomClockRounds: 9 } })).toBe(9 * 3);
    expect(lines({})).toBe(20 * 3);
    expect(lines({ options: { monsterMovesOnGmTurn: true } })).toBe(20 * 4);
  });
});

describe('a clock of the setting’s own', () => {
  /** Without the escapes of Markdown. */
  const printedPlainly = (piece: string, body: Json) => printed(piece, body).replaceAll('\\\\', '');
  const tide = (given: object): Json => ({
    goals: [{ id: 'g', title: 'Shut the gates' }],
    clocks: [{ id: 'tide', title: 'The tide', steps: 8, goals: [{ goal: 'g', move: 'back', steps: 2 }], ...given }],
  });
  const words = 'After 8 steps. Tick a box for each step. One step on as each round ends. Goal 1: 2 steps back.';

  it('is on the players’ sheet with what moves it, but not with what it brings', () => {
    const brings = { effects: [{ id: 'e', kind: 'hurt', who: 'target' }] };
    const sheet = printedPlainly('players-setting', tide(brings));
    expect(sheet).toContain(words);
    expect(sheet).not.toContain('draw a card for it');
    expect(printedPlainly('setting-brief', tide(brings))).toContain(
      'for everybody: Test of whatever goes with the card’s suit for whoever is hit.',
    );
    expect(printedPlainly('players-setting', tide({ lost: true }))).toContain('everybody still inside has lost');
  });

  it('is on the secret slip and no sheet of the players if it is hidden', () => {
    for (const { id, audience } of trapped.pieces) {
      const text = printedPlainly(id, tide({ hidden: true }));
      if (audience !== 'gm') expect([id, text.includes('The tide')]).toEqual([id, false]);
    }
    expect(printedPlainly('secret-slip', tide({ hidden: true }))).toContain(words);
  });

  it('says together which goals move it alike', () => {
    const goals = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: `Goal ${id}` }));
    const moves = [
      { goal: 'd', move: 'on', steps: 1 },
      { goal: 'b', move: 'back', steps: 2 },
      { goal: 'a', move: 'on', steps: 1 },
      { goal: 'c', move: 'on', steps: 1 },
    ];
    expect(printedPlainly('players-setting', { ...(tide({ goals: moves }) as object), goals })).toContain(
      'Each of goals 1, 3 and 4: one step on. Goal 2: 2 steps back.',
    );
  });

  it('has the steps for the number of players', () => {
    expect(printedPlainly('players-setting', tide({ stepsWith: { three: 5 } }))).toContain('After 5 steps');
    expect(printedPlainly('trackers', tide({ stepsWith: { three: 5 } }))).toContain('Steps left · The tide');
  });
});
