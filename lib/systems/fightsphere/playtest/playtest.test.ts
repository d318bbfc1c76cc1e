// @module-tag long

import { describe, expect, it } from 'vitest';
import { lineUp } from '@/lib/playtest/lineup';
import { playOne } from '@/lib/playtest/play-one';
import { playtest } from '@/lib/playtest/playtest';
import { sentencesOf } from '@/lib/playtest/sentences';
import { starterOf } from '@/test/support/starters';
import type { LogEvent } from '../engine/log';
import { SOURCES, type State } from '../engine/state';
import { play } from '../play';
import { type Campaign, schema } from '../schema';
import { medianSatOut } from './tallies';
import { VERDICTS } from './verdicts';

const firstFall = await starterOf('fightsphere', 'fightsphere-first-fall');

const usual = schema.parse(firstFall.body);
const RUNS = 120;
const PLAYERS = 4;
/** A campaign that ends quickly with any bots. */
const SHORT: Campaign = { ...usual, turnsPerEpisode: 12, npcGladiators: usual.npcGladiators.slice(0, 4) };
const report = playtest(play, SHORT, { players: PLAYERS, runs: RUNS, seed: 5 });

type Told = Pick<typeof report, 'tallies'>;
const tableOf = ({ tallies }: Told, id: string) => tallies.find((table) => table.id === id);
const rowsOf = (told: Told, id: string) => tableOf(told, id)?.rows ?? [];
const column = (told: Told, id: string, name: string): readonly number[] => {
  const i = tableOf(told, id)?.columns.findIndex((one) => one.id === name) ?? -1;
  return rowsOf(told, id).map(({ values }) => values[i] ?? Number.NaN);
};
const total = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);
const sum = (told: Told, id: string, name: string): number => total(column(told, id, name));
const good = report.wins.count;
const TIES = 'fightsphere/play-ties-idle';

describe('a playtest', () => {
  it('counts each turn once: by layer, by player, and by episode where one is written', () => {
    expect(sum(report, 'layers', 'turns')).toBe(sum(report, 'deeds', 'turns'));
    expect(sum(report, 'layers', 'satOut')).toBe(sum(report, 'deeds', 'satOut'));
    expect(sum(report, 'episodes', 'turns')).toBeGreaterThan(0);
    expect(sum(report, 'episodes', 'turns')).toBeLessThan(sum(report, 'layers', 'turns'));
    expect(sum(report, 'sitting', 'players')).toBe(PLAYERS * RUNS);
    expect(column(report, 'deeds', 'turns').slice(PLAYERS)).toEqual([0, 0]);
  });

  it('has a row for each layer and one for all below, with conflicts won and expected', () => {
    expect(rowsOf(report, 'layers').map(({ id }) => id)).toEqual([...SHORT.layers.map(({ id }) => id), 'deeper']);
    expect(column(report, 'layers', 'games')[0]).toBe(RUNS);
    const [conflicts, won, expected] = ['conflicts', 'won', 'expected'].map((name) => sum(report, 'layers', name));
    expect(Math.abs((won ?? 0) - (expected ?? 0)) / Math.sqrt(conflicts ?? 1)).toBeLessThan(2);
  });

  it('reports when the Core opened, the pools and ties then, and who survived it', () => {
    expect(rowsOf(report, 'core').map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', 'deeper']);
    expect(sum(report, 'core', 'games')).toBe(good);
    for (const tally of ['coreTies', 'pools']) {
      expect(sum(report, tally, 'players'), tally).toBe(PLAYERS * good);
      expect(sum(report, tally, 'won'), tally).toBeCloseTo(good, 0);
    }
    expect(sum(report, 'drives', 'players')).toBe(PLAYERS * RUNS);
    expect(sum(report, 'drives', 'won')).toBeCloseTo(good, 0);
    expect(sum(report, 'deeds', 'survived')).toBeCloseTo(good, 0);
  });

  it('counts what was prepared as the games themselves do', () => {
    const one = playtest(play, SHORT, { players: PLAYERS, runs: 1, seed: 7 });
    const { lost, tally } = playOne(lineUp(play, SHORT, { players: PLAYERS }), one.shown.worst).state as State;
    expect(column(one, 'npcs', 'lost')).toEqual(lost.map(Number));
    expect(column(one, 'npcs', 'scenes')).toEqual(tally.npcMet);
    expect(column(one, 'npcs', 'tied')).toEqual(tally.npcTied);
    expect(column(one, 'episodes', 'games')).toEqual(tally.staged);
    expect(column(one, 'deeds', 'backgrounds').slice(0, PLAYERS)).toEqual(tally.backgrounds);
    expect(sum(one, 'swings', 'won')).toBe(total(tally.swings));
  });

  it('counts the dice that players roll by where they come from', () => {
    const one = playtest(play, SHORT, { players: PLAYERS, runs: 1, seed: 7 });
    let [rolled, gambled] = [0, 0];
    playOne(lineUp(play, SHORT, { players: PLAYERS }), one.shown.worst, {
      onEvent(event) {
        const told = event as LogEvent;
        if (told.type === 'built' && told.fighter < PLAYERS) gambled += told.gamble;
        if (told.type !== 'rolled') return;
        for (const { fighter, faces } of told.rolls) if (fighter >= 0 && fighter < PLAYERS) rolled += faces.length;
      },
    });
    expect(rowsOf(one, 'sources').map(({ id }) => id)).toEqual([...SOURCES]);
    const dice = rowsOf(one, 'sources').map(({ values }) => total(values));
    expect([total(dice), dice[0]]).toEqual([rolled, gambled]);
    expect(Math.min(...dice)).toBeGreaterThanOrEqual(0);
  });

  it('counts layers before the Core only, and episodes that ran out of turns', () => {
    const cut = playtest(play, { ...SHORT, turnsPerEpisode: 1 }, { players: PLAYERS, runs: 10, seed: 1 });
    expect(sum(cut, 'layers', 'closed')).toBeGreaterThan(sum(cut, 'layers', 'games') / 2);
    const opened = column(report, 'core', 'games');
    const reached = (depth: number) => RUNS - total(opened.slice(0, depth + 1));
    for (const [depth, games] of column(report, 'layers', 'games').entries()) expect(games).toBe(reached(depth));
  });

  it('has players make the NPC Gladiators that nobody has written', () => {
    const options = { ...usual.options, npcGladiatorsFrom: 'players' } as const;
    const own = { ...usual, gladiatorsPerPlayer: 3, pregens: [], npcGladiators: [], options };
    const { state } = playOne(lineUp(play, own, { players: PLAYERS }), 1);
    const { fighters } = state as State;
    expect(fighters).toHaveLength(3 * PLAYERS);
    expect(new Set(fighters.slice(PLAYERS).map(({ drive }) => drive)).size).toBe(2);
    expect(playtest(play, own, { players: PLAYERS, runs: RUNS, seed: 5 }).verdicts).toEqual([]);
  });

  it('interpolates the median of turns sat out', () => {
    const players = (counts: readonly number[]): Told => ({
      tallies: report.tallies.map((table) =>
        table.id === 'sitting'
          ? { ...table, rows: table.rows.map((row, i) => ({ ...row, values: [counts[i] ?? 0] })) }
          : table,
      ),
    });
    expect(medianSatOut(players([9, 1]))).toBe(0);
    expect(medianSatOut(players([0, 4]))).toBeCloseTo(0.025);
    expect(medianSatOut(players([2, 2, 0, 0, 5]))).toBeCloseTo(0.155);
    expect(medianSatOut(players([]))).toBe(0);
    expect(report.figures).toEqual({ satOut: { median: medianSatOut(report) } });
  });

  it('sums up the results in sentences', () => {
    const said = sentencesOf(play, report).join('\n');
    expect(said).toMatch(/The Core opened in \d+ of 100 games, half of the time after \d of 5 layers or sooner\./);
    expect(said).toMatch(/(Half of the campaigns or more|\d+ of 100 games) came down to “Layer \d: /);
    expect(said).toMatch(/Players’ dice came from the gamble \(\d+ %\), /);
    expect(said).toMatch(/The median player sits out [\d.]+ % of the turns\./);
    expect(said).toMatch(/the odds of their rolls come to [\d.]+ %\./);
  });
});

describe('over fixed seeds, a playtest', () => {
  interface Staged {
    readonly body: Campaign;
    readonly players?: number;
    readonly bots?: readonly string[];
    readonly path: string;
  }
  const [first, second] = SHORT.layers as [Campaign['layers'][number], Campaign['layers'][number]];
  const withThreshold = (thresholdOverride: number): Campaign => ({
    ...SHORT,
    layers: [{ ...first, thresholdOverride }, second],
    options: { ...SHORT.options, tieFails: thresholdOverride > 0 },
  });
  /** Threshold 0, so that every conflict succeeds and ties are free. */
  const easy: Campaign = { ...withThreshold(0), threshold: { start: 0, step: 0 }, turnsPerEpisode: 40 };
  /** Two players without NPC Gladiators, so that the Core opens at once. */
  const alone: Campaign = { ...SHORT, npcGladiators: [], pregens: SHORT.pregens.slice(0, 2) };
  const strong = SHORT.npcGladiators.map((one) => ({ ...one, pool: 20 }));

  /** For each verdict, a campaign that provokes it and the bots that play it; random ones where no skill is needed. */
  const CAMPAIGNS: Readonly<Record<Exclude<keyof typeof VERDICTS, typeof TIES>, Staged>> = {
    'fightsphere/play-core-late': { body: { ...SHORT, layers: [first] }, path: 'layers' },
    'fightsphere/play-core-early': { body: alone, players: 2, path: 'npcGladiators' },
    'fightsphere/play-core-never': { body: { ...SHORT, turnsPerEpisode: 1 }, path: 'turnsPerEpisode' },
    'fightsphere/play-sitting-out': {
      body: { ...SHORT, layers: [first], npcGladiators: strong, startPool: 1, turnsPerEpisode: 30 },
      players: 6,
      bots: ['duelist'],
      path: 'turnsPerEpisode',
    },
    'fightsphere/play-layer-wall': {
      body: withThreshold(40),
      bots: ['climber'],
      path: `layers/${first.id}/thresholdOverride`,
    },
    'fightsphere/play-layer-walk': { body: withThreshold(0), path: `layers/${first.id}/thresholdOverride` },
    'fightsphere/play-drive-ahead': { body: easy, players: 2, path: 'threshold/start' },
    'fightsphere/play-episode-unmet': {
      body: { ...SHORT, episodes: SHORT.episodes.map((one, i) => (i === 3 ? { ...one, layer: '' } : one)) },
      path: `episodes/${SHORT.episodes[3]?.id}`,
    },
    'fightsphere/play-npc-unmet': { body: SHORT, bots: ['duelist'], path: `episodes/${SHORT.episodes[0]?.id}/npcs` },
    'fightsphere/play-all-luck': {
      body: { ...alone, turnsPerEpisode: 1 },
      players: 2,
      bots: ['climber', 'random'],
      path: 'turnsPerEpisode',
    },
  };

  it('has a code for each of them and no others', () =>
    expect([...Object.keys(CAMPAIGNS), TIES].toSorted()).toEqual(Object.keys(VERDICTS).toSorted()));

  it.each(Object.entries(CAMPAIGNS))('says %s', (code, { body, players = 3, bots = ['random'], path }) => {
    const { verdicts } = playtest(play, body, { players, runs: RUNS, seed: 1, bots });
    expect(verdicts.map((verdict) => `${verdict.code} ${verdict.path.join('/')}`)).toContain(`${code} ${path}`);
  });

  it(`says ${TIES} if players with ties win no more often`, () => {
    const saidOf = (ofTied: number) => {
      const tallies = report.tallies.map((table) =>
        /^(ties|coreTies)$/.test(table.id)
          ? { ...table, rows: table.rows.map((row, i) => ({ ...row, values: [1000, i === 0 ? 300 : ofTied] })) }
          : table,
      );
      return play.verdicts(play.compile(SHORT), [{ ...report, tallies }]).map(({ code }) => code);
    };
    expect(saidOf(299)).toContain(TIES);
    expect(saidOf(301)).not.toContain(TIES);
  });
});
