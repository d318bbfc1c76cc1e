import { describe, expect, it } from 'vitest';
import { starterOf } from '@/test/support/starters';
import { compile } from '../engine/compile';
import { NONE } from '../engine/game';
import { setup } from '../engine/setup';
import { DEAD, ESCAPED, INSANE, type State } from '../engine/state';
import { View } from '../engine/view';
import { schema } from '../schema';
import { epilogue } from './ends';

const spaceship = await starterOf('trapped', 'spaceship');

const ship = compile(schema.parse(spaceship.body));
const [ANN, BO, CY, DI, EXTRA] = [0, 1, 2, 3, 4];

function linesAfter(change: (state: State) => void): readonly string[] {
  const state = setup(ship, 4, 1);
  change(state);
  return epilogue(new View(ship, state, 'table')).map(({ text, weight }) => `${weight}: ${text}`);
}

describe('epilogue()', () => {
  it('is empty before the end', () => expect(linesAfter(() => {})).toEqual([]));

  it('lists each player’s fate, winners first', () => {
    const lines = linesAfter((state) => {
      state.fate[ANN] = DEAD;
      state.characterOf[ANN] = NONE;
      state.fate[BO] = INSANE;
      state.characterOf[BO] = NONE;
      state.fate[DI] = ESCAPED;
      state.outcome = { ending: { kind: 'escape', route: 0 }, winners: [DI] };
    });
    expect(lines).toEqual([
      'joy: Di gets out and wins.',
      'doom: Ann dies and loses.',
      'doom: Bo goes mad and loses.',
      'doom: Cy is left behind and loses.',
    ]);
  });

  it('names the Extra that a player went on with', () => {
    const lines = linesAfter((state) => {
      state.fate[CY] = DEAD;
      state.characterOf[CY] = EXTRA;
      state.playerOf[EXTRA] = CY;
      state.fate[EXTRA] = ESCAPED;
      state.outcome = { ending: { kind: 'escape', route: 0 }, winners: [CY] };
    });
    expect(lines[0]).toMatch(/^joy: Cy’s player, now playing [^,]+, gets out and wins\.$/);
    expect(lines).toHaveLength(4);
  });

  it.each([
    ['survivor', [ANN], 'joy: Ann outlives everybody and wins.'],
    ['limit', [], 'doom: Ann never gets out and loses.'],
  ] as const)('describes the end by %s', (kind, winners, line) => {
    const lines = linesAfter((state) => {
      state.outcome = { ending: { kind }, winners };
    });
    expect(lines[0]).toBe(line);
  });
});
