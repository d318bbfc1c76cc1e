import { describe, expect, it } from 'vitest';
import type { AnyPlayed } from '@/lib/contract/played';
import { play as cellar } from '@/test/games/cellar/play';
import { type Duel, duel } from '@/test/support/duel';
import { openingToShow } from './opening';
import { playtest } from './playtest';

const openingOf = (body: Duel, players: number) => playtest(duel, body, { players, runs: 600, seed: 5 }).opening;

describe('the order of play in a report', () => {
  it('finds the advantage of an opener who is drawn, which seats hide', () => {
    const report = playtest(duel, { luck: 0, skill: 0, opening: 1 }, { players: 3, runs: 600, seed: 5 });
    expect(report.opening).toEqual([
      { id: '1', label: 'First to play', games: 600, won: 600 },
      { id: '2', label: 'Second to play', games: 600, won: 0 },
      { id: '3', label: 'Third to play', games: 600, won: 0 },
    ]);
    for (const { share } of report.seats) expect(share).toBeCloseTo(1 / 3, 1);
  });

  it('counts a win that several share as a part of one for each', () => {
    expect(openingOf({ luck: 0, skill: 0, opening: 0 }, 4).map(({ won }) => won)).toEqual([150, 150, 150, 150]);
    const some = openingOf({ luck: 3, skill: 0, opening: 0 }, 2);
    expect(some.reduce((sum, { won }) => sum + won, 0)).toBe(600);
  });

  it('goes the way that play passes on', () => {
    const table = { players: 3, runs: 100, seed: 5, bots: ['bold', 'timid'] };
    const wonIn = (game: AnyPlayed) =>
      playtest(game, { luck: 0, skill: 1, opening: 0 }, table).opening.map(({ won }) => won);
    const [first, second, third] = wonIn(duel);
    expect(second).not.toBe(third);
    expect(wonIn({ ...duel, direction: () => -1 })).toEqual([first, third, second]);
  });

  it('is shown where it says more than the seats', () => {
    const drawn = playtest(duel, { luck: 3, skill: 0, opening: 1 }, { players: 2, runs: 200, seed: 1 });
    expect(openingToShow(drawn)).toEqual(drawn.opening);
    const seats = drawn.opening.map(({ won }, seat) => ({
      seat,
      shared: 0,
      count: won,
      share: won / 200,
      low: 0,
      high: 1,
    }));
    expect(openingToShow({ ...drawn, seats })).toEqual([]);
  });

  it('has no rows for a game without an opener', () => {
    const body = { tiles: 9, pits: 3, lamps: 2 };
    expect(playtest(cellar, body, { players: 2, runs: 20, seed: 1 }).opening).toEqual([]);
  });
});
