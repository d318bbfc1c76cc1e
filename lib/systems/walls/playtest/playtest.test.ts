import { describe, expect, it } from 'vitest';
import { playtest } from '@/lib/playtest/playtest';
import { sentencesOf } from '@/lib/playtest/sentences';
import { starterOf } from '@/test/support/starters';
import { play } from '../play';
import { type Arena, schema } from '../schema';
import { VERDICTS } from './verdicts';

const faster = await starterOf('walls', 'walls-faster');
const hive = await starterOf('walls', 'walls-hive');
const standard = await starterOf('walls', 'walls-standard');

const [usual, fast, onHexagons] = [standard, faster, hive].map((starter) => schema.parse(starter.body)) as [
  Arena,
  Arena,
  Arena,
];
const RUNS = 120;
const report = playtest(play, usual, { players: 3, runs: RUNS, seed: 5 });

type Tallied = Pick<typeof report, 'tallies'>;
const tableOf = ({ tallies }: Tallied, id: string) => tallies.find((table) => table.id === id);
const rowsOf = (tallied: Tallied, id: string) => tableOf(tallied, id)?.rows ?? [];
const sum = (tallied: Tallied, id: string, column: string) => {
  const i = tableOf(tallied, id)?.columns.findIndex((one) => one.id === column) ?? -1;
  return rowsOf(tallied, id).reduce((total, { values }) => total + (values[i] ?? Number.NaN), 0);
};

describe('a playtest', () => {
  it('counts wins and removals by start', () => {
    expect(rowsOf(report, 'starts').map(({ id }) => id)).toEqual(
      ['2-1', '2-2', '3-1', '3-2', '3-3', '4-1', '4-2', '4-3', '4-4'], // one for each seat at a table of each size
    );
    expect(rowsOf(report, 'starts')[3]?.label).toBe('3 players: Hexagon at G4');
    expect(rowsOf(report, 'starts').map(({ values }) => values[0])).toEqual([0, 0, RUNS, RUNS, RUNS, 0, 0, 0, 0]);
    expect(sum(report, 'starts', 'won')).toBe(report.endings.find(({ id }) => id === 'won')?.count);
    expect(sum(report, 'starts', 'own') + sum(report, 'starts', 'others')).toBe(
      3 * RUNS - sum(report, 'starts', 'won') - sum(report, 'starts', 'drawn'),
    );
  });

  it('counts removals by time, and by own or other walls', () => {
    expect(sum(report, 'removals', 'own')).toBe(sum(report, 'starts', 'own'));
    expect(sum(report, 'removals', 'others')).toBe(sum(report, 'starts', 'others'));
    const [first, second, third] = rowsOf(report, 'removals').map(({ values }) => values);
    expect(first?.[0]).toBe(RUNS);
    expect(second?.[0]).toBeLessThanOrEqual(RUNS);
    expect(third?.[0]).toBe(0);
    expect((second?.[3] ?? 0) / (second?.[0] ?? 0)).toBeGreaterThan((first?.[3] ?? 0) / RUNS);
  });

  it('counts turns without a move and steps that were lost', () => {
    const turns = sum(report, 'turns', 'turns');
    expect(sum(report, 'turns', 'stays')).toBeGreaterThan(0);
    expect(sum(report, 'turns', 'stays')).toBeLessThan(turns);
    expect(sum(report, 'turns', 'lost')).toBeGreaterThan(0);
    expect(sum(report, 'turns', 'walls')).toBeLessThanOrEqual(turns);
    expect(sum(report, 'turns', 'walls') + sum(report, 'turns', 'left')).toBe(84 * RUNS);
  });

  it('maps walls to edges and visits to tiles', () => {
    expect(rowsOf(report, 'edges')).toHaveLength(84);
    expect(rowsOf(report, 'edges')[0]?.id).toBe('A1-B1');
    expect(sum(report, 'edges', 'walls')).toBe(sum(report, 'turns', 'walls'));
    expect(rowsOf(report, 'tiles')).toHaveLength(49);
    expect(sum(report, 'tiles', 'visits')).toBeGreaterThan(sum(report, 'turns', 'turns'));
    expect(rowsOf(report, 'filled')).toEqual([]);
  });

  it('maps walls to tiles if walls fill tiles', () => {
    const body: Arena = { ...usual, options: { ...usual.options, wallKind: 'tile' } };
    const onTiles = playtest(play, body, { players: 2, runs: 20, seed: 1 });
    expect(rowsOf(onTiles, 'edges')).toEqual([]);
    expect(sum(onTiles, 'filled', 'walls')).toBe(sum(onTiles, 'turns', 'walls'));
  });

  it('sums up whose walls trap players, and the value of searching if only some bots do', () => {
    const said = sentencesOf(play, report).join(' ');
    expect(said).toMatch(/had put up the last wall themselves in (\d+|fewer than 1) of 100 cases\./);
    expect(said).toMatch(/A game takes about \d+ walls; the token stays where it is in \d+ of 100 turns\./);
    expect(said).not.toContain('searching');
    const duel = playtest(play, usual, { players: 2, runs: 40, seed: 1, bots: ['searcher', 'builder'] });
    expect(sentencesOf(play, duel).join(' ')).toMatch(/searching ahead is worth: searchers won \d+ of 100/);
  });

  it('has no verdicts on fair boards of squares and hexagons', () => {
    for (const [body, players] of [
      [usual, 3],
      [usual, 4],
      [onHexagons, 3],
    ] as const) {
      expect(playtest(play, body, { players, runs: RUNS, seed: 1 }).verdicts, `${players} players`).toEqual([]);
    }
  });
});

const startingAt = (...cells: readonly string[]) => ({
  starts: cells.map((cell, i) => ({ id: `${cells.length}-${i + 1}`, cell })),
});

describe('over fixed seeds, a playtest', () => {
  const huddled = { ...usual, ...startingAt('A1', 'B2'), board: { ...usual.board, columns: 9, rows: 9 }, arrows: 1 };

  interface Staged {
    readonly body: Arena;
    readonly players?: number;
    readonly bots?: readonly string[];
    readonly path: string;
  }

  /** An arena for each verdict, with the bots that play it. */
  const ARENAS: Readonly<Record<keyof typeof VERDICTS, Staged>> = {
    'walls/play-opener-ahead': { body: { ...fast, ...startingAt('A1', 'E5') }, path: 'starts' },
    'walls/play-start-ahead': {
      body: { ...fast, ...startingAt('A1', 'E3', 'B5') },
      players: 3,
      path: 'starts/3-3',
    },
    'walls/play-too-long': { body: { ...usual, minutes: 5 }, path: 'minutes' },
    'walls/play-draws': { body: { ...usual, wallSupply: 3 }, path: 'walls' },
    'walls/play-own-walls': {
      body: { ...usual, arrows: 1, options: { ...usual.options, wallKind: 'tile' } },
      players: 4,
      path: 'arrows',
    },
    'walls/play-tiles-idle': { body: huddled, path: 'board' },
    'walls/play-all-luck': {
      body: { ...fast, ...startingAt('A1', 'E5'), walls: [{ id: 'E4-E5' }, { id: 'D5-E5' }] },
      bots: ['random', 'searcher'],
      path: 'starts',
    },
  };

  it('has a case for each verdict', () =>
    expect(Object.keys(ARENAS).toSorted()).toEqual(Object.keys(VERDICTS).toSorted()));

  it('never advises what an arena has already or cannot have', () => {
    const lead = { ...fast, ...startingAt('A1', 'E5') };
    const adviceFor = (body: Arena) =>
      playtest(play, body, { players: 2, runs: RUNS, seed: 1 })
        .verdicts.map(({ message }) => message)
        .join(' ');
    expect(adviceFor(lead)).toContain('let arrows point round corners too');
    const onHexes = { ...lead, board: { ...lead.board, topology: 'hex' as const }, walls: [] };
    expect(adviceFor(onHexes)).not.toContain('round corners');
  });

  it('judges no board by the games of random bots', () => {
    const { verdicts } = playtest(play, huddled, { players: 2, runs: RUNS, seed: 1, bots: ['random'] });
    const codes = verdicts.map(({ code }) => code);
    expect(codes).not.toContain('walls/play-own-walls');
    expect(codes).not.toContain('walls/play-tiles-idle');
  });

  it.each(Object.entries(ARENAS))('says %s', (code, { body, players = 2, bots, path }) => {
    const { verdicts } = playtest(play, body, { players, runs: RUNS, seed: 1, ...(bots && { bots }) });
    expect(verdicts.map((verdict) => `${verdict.code} ${verdict.path.join('/')}`)).toContain(`${code} ${path}`);
  });
});
