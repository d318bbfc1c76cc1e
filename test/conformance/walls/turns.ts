import * as z from 'zod';
import type { Game } from '@/lib/systems/walls/engine/game';
import { sectionsOf } from '@/lib/systems/walls/engine/sections';
import { View } from '@/lib/systems/walls/engine/view';
import { NONE } from '@/lib/tabletop/play/board';
import { type Operations, unordered } from '../vectors';
import { cellNames, cellOf, gameOf, type Input, siteNames, siteOf, wayOf } from './notation';
import { actsOf, make, must, openBox, type Stage, staged, usesOf } from './stage';

const names = z.array(z.string());
const stopsInput = z.object({ at: z.string(), arrows: names, others: names.default([]) });
const visitedInput = z.object({ visited: names.min(1), others: names.default([]) });
const turnInput = z.object({
  tokens: z.record(z.string(), z.string()),
  active: z.string(),
  arrows: names,
  moves: z.int().min(0),
  use: z.array(z.int()).optional(),
  wall: z.string().nullable(),
});

/** Returns the direction from a tile to the next one of a path. */
function wayBetween(game: Game, from: number, to: number): number {
  const { board, ways, sides } = game;
  const way = ways.findIndex((_, one) =>
    one < sides ? board.neighbours[from * sides + one] === to : board.diagonals[from * 4 + one - sides] === to,
  );
  if (way < 0) throw new Error('the path has a gap');
  return way;
}

/** Stages a token that has walked a path and is about to build a wall. */
function walked(input: Input) {
  const { visited, others } = visitedInput.parse(input);
  // The path may pass corners. Its wall sites do not depend on whether arrows can point there.
  const game = gameOf(input, {
    arrows: Math.max(1, visited.length - 1),
    options: { mayStop: true, directions: 'diagonals' },
  });
  const path = visited.map((name) => cellOf(game, name));
  const ways = path.slice(1).map((cell, i) => wayBetween(game, path[i] ?? NONE, cell));
  const stage = staged(game, [path[0] ?? NONE, ...others.map((name) => cellOf(game, name))], 0);
  openBox(stage, ways.length > 0 ? ways : [0]);
  return { stage, use: ways.map((_, i) => i + 1) };
}

const same = (a: readonly number[], b: readonly number[]) => a.join() === b.join();

/** Compares lists by length, then number by number. */
const byUse = (a: readonly number[], b: readonly number[]): number =>
  a.length - b.length || (a.map((one, i) => one - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0);

const CODES: Readonly<Record<string, string>> = {
  'no-such-site': 'not-an-edge',
  walled: 'occupied-edge',
  'not-on-path': 'not-on-path',
};

/** Operations about movement, walls and whole turns, on the real engine. */
export const turns: Operations = {
  stops(input) {
    const { at, arrows, others } = stopsInput.parse(input);
    const game = gameOf(input, { arrows: arrows.length });
    const stage = staged(
      game,
      [at, ...others].map((name) => cellOf(game, name)),
      0,
    );
    openBox(
      stage,
      arrows.map((name) => wayOf(game, name)),
    );
    const view = new View(game, stage.state, 0);
    const stops = usesOf(stage)
      .toSorted(byUse)
      .map((use) => {
        const visited = cellNames(game, view.pathOf(use) ?? []);
        return { moves: use.length, at: visited.at(-1), visited, use };
      });
    // Vectors list the arrows used only if the mover may choose them.
    const { maySkipFirst, arrowOrder } = game.rules;
    return { stops: maySkipFirst || arrowOrder === 'free' ? stops : stops.map(({ use, ...stop }) => stop) };
  },

  wallSites(input) {
    const { stage, use } = walked(input);
    const sites = actsOf(stage).flatMap((act) => (same(act.use, use) && act.wall !== NONE ? [act.wall] : []));
    return { sites: siteNames(stage.game, sites) };
  },

  wallCheck(input) {
    const { cases } = z.object({ cases: names }).parse(input);
    return {
      results: cases.map((name) => {
        const { stage, use } = walked(input);
        const refusal = make(stage, { type: 'act', use, wall: siteOf(stage.game, name) });
        return refusal === undefined ? 'ok' : (CODES[refusal] ?? refusal);
      }),
    };
  },

  turn(input) {
    const { tokens, active, arrows, moves, use, wall } = turnInput.parse(input);
    const game = gameOf(input, { arrows: arrows.length, options: { stalemateRounds: 10 } });
    const seats = Object.keys(tokens);
    const stage = staged(
      game,
      Object.values(tokens).map((name) => cellOf(game, name)),
      seats.indexOf(active),
    );
    openBox(
      stage,
      arrows.map((name) => wayOf(game, name)),
    );
    // If several stops have that many steps, any legal one is used.
    const wanted = use ? [use] : usesOf(stage).filter(({ length }) => length === moves);
    const site = wall === null ? NONE : siteOf(game, wall);
    const untried = arrows.slice(0, moves).map((_, i) => i + 1);
    const isMade = [...wanted, untried].some((one) => make(stage, { type: 'act', use: one, wall: site }) === undefined);
    return isMade ? pictureOf(stage, seats) : { error: 'illegal' };
  },

  evaluate(input) {
    const tokens = z.record(z.string(), z.string()).parse(input.tokens);
    const seats = Object.keys(tokens);
    // Nobody has walls left: the first to act stays, and only the check follows.
    const game = gameOf(input, { wallSupply: 0, options: { mayStop: true, stalemateRounds: 10 } });
    const stage = staged(
      game,
      Object.values(tokens).map((name) => cellOf(game, name)),
      0,
    );
    openBox(stage, game.programs[0]?.arrows ?? []);
    const sections = sectionsOf(game, stage.state).map(({ seats: those, ...section }) => ({
      tokens: those.map((seat) => seats[seat]).toSorted(),
      ...section,
    }));
    must(stage, { type: 'act', use: [], wall: NONE });
    const { tokens: left, ...picture } = pictureOf(stage, seats);
    return { sections, ...picture, remaining: Object.keys(left).toSorted() };
  },
};

/** Result of a turn in the vectors' format. */
function pictureOf({ game, state, events }: Stage, seats: readonly string[]) {
  const view = new View(game, state, 'all');
  const left = seats.flatMap((name, seat) =>
    cellNames(game, [view.table.at[seat] ?? NONE])
      .filter(Boolean)
      .map((cell) => [name, cell]),
  );
  const walled = Array.from({ length: game.sites }, (_, site) => site).filter((site) => view.table.walls[site]);
  return {
    tokens: Object.fromEntries(left) as Readonly<Record<string, string>>,
    trapped: events.flatMap((event) => (event.type === 'removed' ? [seats[event.seat]] : [])).toSorted(),
    winner: view.table.winners.length === 1 ? (seats[view.table.winners[0] ?? NONE] ?? null) : null,
    walls: unordered(game.onTiles ? [] : siteNames(game, walled)),
    wallTiles: unordered(game.onTiles ? siteNames(game, walled) : []),
  };
}
