import { describe, expect, it } from 'vitest';
import figures from '@/content/starter-figures.json';
import { playtest } from '@/lib/playtest/playtest';
import { findSystem, systems } from '@/test/support/all-systems';
import { isSoak, soaked } from '@/test/support/soak';

const GAMES = soaked(200, 100);
const USUAL_PLAYERS = 4;

describe('the figures that starters are sorted by', { tags: ['long'] }, () => {
  const played = isSoak ? figures : figures.filter(({ players }) => players === USUAL_PLAYERS);
  it.each(played)(
    'of $starter with $players players still match games of it',
    async ({ system: id, starter, ...figure }) => {
      const system = findSystem(id);
      const played = await system?.play?.();
      const body = system?.starters.find((one) => one.id === starter)?.body;
      if (!system || !played || !body) throw new Error(`There is no starter ${id}/${starter}. Run bench:starters.`);
      const { players, seed, low, high } = figure;
      const { share } = playtest(played, system.schema.parse(body), { players, runs: GAMES, seed }).wins;
      expect([low <= share && share <= high, share]).toEqual([true, share]);
    },
  );

  it('exist for every starter of a game that has any', () => {
    for (const { id, starters } of systems.filter((system) => figures.some((one) => one.system === system.id))) {
      const measured = figures.filter(({ system }) => system === id).map(({ starter }) => starter);
      expect(new Set(measured)).toEqual(new Set(starters.map(({ id }) => id)));
    }
  });
});
