// @module-tag long

import { describe, expect, it } from 'vitest';
import { PUBLISHED_GAMES } from '@/lib/playtest/lineup';
import { publishable } from '@/test/support/publishable';
import { system } from '@/test/support/test-server';
import { playVersion } from './play-version';
import { versionFile } from './prepare-version';

/** Longer than all games take on a busy machine. */
const ENOUGH_MS = 300_000;

const FILE = versionFile(publishable('lantern'), system);
const play = (timeMs: number, file = FILE) => playVersion({ ...file, timeMs }, 'abc');

describe('the playtest of a version', () => {
  it('is 100 games with each number of players, the same for the same file', async () => {
    const figures = await play(ENOUGH_MS);
    const sizes = figures?.tables.map(({ players }) => players) ?? [];
    expect(sizes).toEqual(Array.from({ length: sizes.length }, (_, i) => (sizes[0] ?? 0) + i));
    expect(sizes.length).toBeGreaterThan(1);
    expect(figures).toMatchObject({
      engine: `${system.title} ${system.version}, rules abc`,
      games: PUBLISHED_GAMES * sizes.length,
      complete: true,
      tables: sizes.map(() => ({ games: PUBLISHED_GAMES })),
    });
    for (const { minutes, endings } of figures?.tables ?? []) {
      expect(minutes?.p10).toBeLessThanOrEqual(minutes?.median ?? 0);
      expect(minutes?.p90).toBeGreaterThanOrEqual(minutes?.median ?? Number.POSITIVE_INFINITY);
      expect(endings.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    }
    expect(await play(ENOUGH_MS)).toEqual(figures);
    expect(await play(ENOUGH_MS, { ...FILE, sha256: 'f'.repeat(64) })).not.toEqual(figures);
  });

  it('states the number of games if time ran out', async () => {
    expect(await play(0)).toMatchObject({ games: 0, complete: false, tables: [] });
    const figures = await play(1);
    expect(figures?.complete).toBe(false);
    expect(figures?.tables.reduce((sum, { games }) => sum + games, 0)).toBe(figures?.games);
  });
});
