import fc from 'fast-check';
import { expect } from 'vitest';
import type { Game } from '@/lib/systems/walls/engine/game';
import type { State } from '@/lib/systems/walls/engine/state';
import { play } from '@/lib/systems/walls/play';
import { schema } from '@/lib/systems/walls/schema';
import { starters } from '@/lib/systems/walls/starters';
import { PLAYERS_MAX } from '@/lib/systems/walls/vocabulary';
import { NONE } from '@/lib/tabletop/board';
import { describePlayed } from '../support/played.suite';
import { disguised } from '../support/walls/boxes';
import { randomArena } from '../support/walls/random-arena';

const standing = (walls: Uint8Array) => walls.filter((wall) => wall !== 0).length;

/** Walls are conserved, and tokens never share a tile. */
function holds(game: Game, { walls, built, at, tally }: State): void {
  expect(standing(walls)).toBe(standing(game.walls) + built);
  expect(built).toBeLessThanOrEqual(game.supply);
  // A guess has tallied nothing.
  const counted = tally.builders.filter((seat) => seat !== NONE).length;
  if (counted > 0) expect(counted).toBe(built);
  const cells = at.filter((cell) => cell !== NONE);
  expect(new Set(cells).size).toBe(cells.length);
}

describePlayed({
  name: 'Walls',
  played: play,
  body: fc.oneof(
    fc.constantFrom(...starters).map((starter) => schema.parse(starter.body())),
    fc.nat().map(randomArena),
  ),
  players: [2, PLAYERS_MAX],
  disguise: (game, state, seat, seed) => disguised(game as Game, state as State, seat, seed),
  // Which arrows lie in a closed box is its owner's to know.
  publicPart: (move) => ((move as { type: string }).type === 'program' ? { type: 'program' } : move),
  invariant: (game, state) => holds(game as Game, state as State),
});
