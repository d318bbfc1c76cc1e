import { expect, it } from 'vitest';
import { playtest } from '@/lib/playtest/playtest';
import { starterOf } from '@/test/support/starters';
import { play } from '../play';
import { schema } from '../schema';

const defaultShip = await starterOf('mothership', 'book-ship');

const body = schema.parse(defaultShip.body);
const LEVELS = 'levels';

it('plays all games at the chosen level, or at random levels', () => {
  const rowsOf = (chosen: Readonly<Record<string, string>>) => {
    const report = playtest(play, body, { players: 2, runs: 60, seed: 1, chosen });
    const rows = report.tallies.find(({ id }) => id === LEVELS)?.rows ?? [];
    return { agreed: report.agreed, games: Object.fromEntries(rows.map(({ id, values }) => [id, values[0] ?? 0])) };
  };
  expect(rowsOf({ level: 'hard' })).toEqual({ agreed: ['Level: Hard'], games: { hard: 60 } });
  const { agreed, games } = rowsOf({});
  expect(agreed).toEqual([]);
  expect(Object.keys(games)).toEqual(['easy', 'medium', 'hard']);
  expect(Math.min(...Object.values(games))).toBeGreaterThan(5);
});

it('offers no choice where there is only one level', () => {
  expect(play.choices(body)).toEqual([
    {
      id: 'level',
      title: 'Level',
      options: [
        { id: 'easy', label: 'Easy' },
        { id: 'medium', label: 'Medium' },
        { id: 'hard', label: 'Hard' },
      ],
    },
  ]);
  expect(play.choices({ ...body, levels: body.levels.slice(0, 1) })).toEqual([]);
  expect(play.choices({ ...body, levels: [] })).toEqual([]);
});
