import { describe, expect, it } from 'vitest';
import { valueAt } from '@/lib/kernel/path';
import { play as cellarPlay } from '@/test/games/cellar/play';
import { systems } from '@/test/support/all-systems';
import { playtest } from './playtest';
import { isHopeless, QUICK_GAMES, QUICK_SEED, quickTables } from './quick-look';

describe('quickTables()', () => {
  it.each([
    [{ min: 2, max: 5 }, [12, 13, 12, 13]],
    [{ min: 3, max: 3 }, [50]],
    [{ min: 1, max: 6 }, [8, 8, 9, 8, 8, 9]],
  ])('shares fifty games out among %j', (range, runs) => {
    const tables = quickTables(range);
    expect(tables.map((table) => table.runs)).toEqual(runs);
    expect(tables.map(({ players }) => players)).toEqual(runs.map((_, i) => range.min + i));
    expect(runs.reduce((sum, count) => sum + count)).toBe(QUICK_GAMES);
  });
});

describe('isHopeless()', () => {
  it('stops at the first table where a game ends well', async () => {
    const played: number[] = [];
    const winsAt = async ({ players }: { readonly players: number }) => {
      played.push(players);
      return players === 3 ? 1 : 0;
    };
    expect(await isHopeless(quickTables({ min: 2, max: 5 }), winsAt)).toBe(false);
    expect(played).toEqual([2, 3]);
    expect(await isHopeless(quickTables({ min: 4, max: 5 }), winsAt)).toBe(true);
  });

  it('says of a cellar without light that nobody gets out', async () => {
    const isDark = (lamps: number) =>
      isHopeless(quickTables({ min: 2, max: 3 }), async ({ players, runs }) => {
        const cellar = { tiles: 9, pits: 3, lamps };
        return playtest(cellarPlay, cellar, { players, runs, seed: QUICK_SEED }).wins.count;
      });
    expect(await isDark(2)).toBe(false);
    expect(await isDark(0)).toBe(true);
  });

  it.each(systems)('names a place in a scenario of $id', async (system) => {
    const play = await system.play?.();
    if (!play) return;
    const issue = play.aims.hopeless(QUICK_GAMES);
    expect(issue.code).toMatch(new RegExp(`^${system.id}/nobody-`));
    expect(valueAt(system.blank(), issue.path)).toBeDefined();
    expect(issue.message).toContain('50 quick games');
  });

  const all = systems.flatMap((system) => system.starters.map((starter) => ({ system, starter, name: starter.id })));
  it.each(all)('says that $name can be won', async ({ system, starter }) => {
    const play = await system.play?.();
    if (!play) return;
    const body = system.schema.parse(starter.body);
    const winsAt = async ({ players, runs }: { readonly players: number; readonly runs: number }) =>
      playtest(play, body, { players, runs, seed: QUICK_SEED }).wins.count;
    expect(await isHopeless(quickTables(system.open(starter.body).players()), winsAt)).toBe(false);
  });
});
