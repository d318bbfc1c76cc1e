// @module-tag long

import fc from 'fast-check';
import { expect } from 'vitest';
import type { Game } from '@/lib/systems/walls/engine/game';
import { sectionsOf } from '@/lib/systems/walls/engine/sections';
import type { State } from '@/lib/systems/walls/engine/state';
import { play } from '@/lib/systems/walls/play';
import { schema } from '@/lib/systems/walls/schema';
import { PLAYERS_MAX } from '@/lib/systems/walls/vocabulary';
import { NONE } from '@/lib/tabletop/play/board';
import { startersOf } from '@/test/support/starters';
import { describePlayed } from '../support/played.suite';
import { disguised } from '../support/walls/boxes';
import { randomArena } from '../support/walls/random-arena';

const starters = await startersOf('walls');

const standing = (walls: Uint8Array) => walls.filter((wall) => wall !== 0).length;

/** Tells whether neither the edge between two neighbouring cells nor the cells themselves have walls. */
function isOpen({ onTiles, board }: Game, walls: Uint8Array, edge: number): boolean {
  const sites = onTiles ? [...board.edgeCells.subarray(2 * edge, 2 * edge + 2)] : [edge];
  return sites.every((site) => walls[site] === 0);
}

/**
 * Expects the number of walls to be constant, walls to close their sides, tokens never to share a tile, and sections to
 * be counted correctly.
 */
function holds(game: Game, state: State): void {
  const { walls, open, built, at, tally, sections } = state;
  const { board, sides } = game;
  const wrong = board.edgeAt.findIndex((edge, place) => {
    const bit = ((open[Math.floor(place / sides)] ?? 0) >> (place % sides)) & 1;
    return bit !== Number(edge !== NONE && isOpen(game, walls, edge));
  });
  expect(wrong).toBe(NONE);
  if (sections !== NONE) expect(sections).toBe(sectionsOf(game, state).length);
  expect(standing(walls)).toBe(standing(game.walls) + built);
  expect(built).toBeLessThanOrEqual(game.supply);
  // A guess has no tallies.
  const counted = tally.builders.filter((seat) => seat !== NONE).length;
  if (counted > 0) expect(counted).toBe(built);
  const cells = at.filter((cell) => cell !== NONE);
  expect(new Set(cells).size).toBe(cells.length);
}

describePlayed({
  name: 'Walls',
  played: play,
  body: fc.oneof(
    fc.constantFrom(...starters).map((starter) => schema.parse(starter.body)),
    fc.nat().map(randomArena),
  ),
  players: [2, PLAYERS_MAX],
  disguise: (game, state, seat, seed) => disguised(game as Game, state as State, seat, seed),
  // Only the owner of a closed box knows its arrows.
  publicPart: (move) => ((move as { type: string }).type === 'program' ? { type: 'program' } : move),
  invariant: (game, state) => holds(game as Game, state as State),
});
