// @module-tag long

import { describe, expect, it } from 'vitest';
import { lineUp } from '@/lib/playtest/lineup';
import { playOne, seedOf } from '@/lib/playtest/play-one';
import { ORDER } from '@/test/support/sample-kit';
import { startersOf } from '@/test/support/starters';
import type { State } from '../engine/state';
import { play } from '../play';
import { tablesOf } from '../rules/starts';
import { type Arena, schema } from '../schema';
import { kitInput } from './input';
import { roundsMostlyPlayed, wallsMostlyUsed } from './walls';

const starters = (await startersOf('walls')).map(({ id, body }) => [id, schema.parse(body)] as const);
const [[, standard]] = starters as [(typeof starters)[number]];
const HEADER = { title: '', authors: [], licence: '', language: 'en', summary: '' };
const inputOf = (body: Arena) => kitInput(HEADER, body, ORDER);

const GAMES = 60;
/** Fewest games of a hundred that must make do. */
const ENOUGH = 95;

const boards: readonly (readonly [string, Arena])[] = [
  ...starters,
  ['walls on tiles', { ...standard, options: { ...standard.options, wallKind: 'tile' } }],
  ['a small board', { ...standard, starts: [], board: { ...standard.board, columns: 4, rows: 4 } }],
  ['a large board', { ...standard, starts: [], board: { ...standard.board, columns: 9, rows: 9 } }],
  ['hexagons', { ...standard, starts: [], board: { topology: 'hex', columns: 7, rows: 7 } }],
];

describe.each(boards)('the walls to cut out and the rounds on pads of %s', (_, body) => {
  const [walls, rounds] = [wallsMostlyUsed(inputOf(body)), roundsMostlyPlayed(inputOf(body))];

  it.each(tablesOf(body))('are enough for nearly all games of %i players', { timeout: 30_000 }, (players) => {
    const lineup = lineUp(play, body, { players, bots: ['builder'] });
    const games = Array.from({ length: GAMES }, (_, i) => {
      const state = playOne(lineup, seedOf(36, i)).state as State;
      return {
        walls: state.walls.reduce((sum, wall) => sum + wall, 0),
        rounds: play.clock(lineup.game as never, state).rounds,
      };
    });
    const share = (fits: (game: (typeof games)[number]) => boolean) => (100 * games.filter(fits).length) / GAMES;
    expect(share((game) => game.walls <= walls)).toBeGreaterThanOrEqual(ENOUGH);
    expect(share((game) => game.rounds <= rounds)).toBeGreaterThanOrEqual(ENOUGH);
  });
});

it('are fewer than all walls, unless the supply is limited', () => {
  expect(starters.map(([, body]) => wallsMostlyUsed(inputOf(body)))).toEqual([55, 25, 65]);
  expect(wallsMostlyUsed(inputOf({ ...standard, wallSupply: 60 }))).toBe(60);
  expect(roundsMostlyPlayed(inputOf(standard))).toBe(28);
});
