import { describe, expect, it } from 'vitest';
import { lineUp } from '@/lib/playtest/lineup';
import { playOne } from '@/lib/playtest/play-one';
import { playtest } from '@/lib/playtest/playtest';
import { sentencesOf } from '@/lib/playtest/sentences';
import { allPairs } from '@/lib/tabletop/play/pairs';
import { siege } from '@/test/support/isolation/siege';
import type { State } from '../engine/state';
import { play } from '../play';
import type { Siege } from '../schema';
import { VERDICTS } from './verdicts';

const usual = siege({ siege: { sessions: 2, conflictsPerSession: 6, rescueAfter: null } });
const RUNS = 120;
const report = playtest(play, usual, { players: 3, runs: RUNS, seed: 5, bots: ['human', 'random'] });

type Tallied = Pick<typeof report, 'tallies'>;
const tableOf = ({ tallies }: Tallied, id: string) => tallies.find((table) => table.id === id);
const column = (tallied: Tallied, id: string, name: string): readonly number[] => {
  const table = tableOf(tallied, id);
  const i = table?.columns.findIndex((one) => one.id === name) ?? -1;
  return (table?.rows ?? []).map(({ values }) => values[i] ?? Number.NaN);
};
const total = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);
const sum = (tallied: Tallied, id: string, name: string): number => total(column(tallied, id, name));

describe('a playtest', () => {
  it('counts each conflict once: by task, by degree, and by how many helped', () => {
    const degrees = total(
      ['complete', 'basic', 'partial'].flatMap((degree) =>
        ['Success', 'Failure'].map((result) => sum(report, 'tasks', degree + result)),
      ),
    );
    expect(degrees).toBe(sum(report, 'degrees', 'conflicts'));
    expect(sum(report, 'help', 'tried')).toBeGreaterThan(0);
    expect(sum(report, 'help', 'tried')).toBeLessThanOrEqual(degrees);
    expect(column(report, 'stress', 'games')[0]).toBe(RUNS);
    expect(column(report, 'stress', 'games').length).toBe(12);
  });

  it('agrees with the tally of a single game', () => {
    const one = playtest(play, usual, { players: 3, runs: 1, seed: 7 });
    const { tally, people, happened } = playOne(lineUp(play, usual, { players: 3 }), one.shown.worst).state as State;
    expect(column(one, 'tasks', 'tried').slice(0, -1)).toEqual(tally.tried);
    expect(column(one, 'people', 'asked')).toEqual([...tally.asked, 0]);
    expect(column(one, 'people', 'safe')).toEqual([...people.map(({ where }) => Number(where === 'safe')), 0]);
    expect(column(one, 'pairs', 'hindered')).toEqual(tally.hostile);
    expect(column(one, 'pairs', 'red')).toEqual(tally.red);
    expect(column(one, 'harm', 'wounds')).toEqual(tally.wounded);
    expect(column(one, 'events', 'games')).toEqual(happened.map(Number));
    expect(column(one, 'stress', 'sum').slice(0, tally.stress.length)).toEqual(tally.stress);
    expect(column(one, 'stances', 'taken')).toEqual(tally.stances);
  });

  it('has a cause for each death', () => {
    const causes = ['obstruction', 'standingBy', 'threat'];
    expect(total(causes.map((cause) => sum(report, 'people', cause)))).toBe(sum(report, 'people', 'deaths'));
    expect(sum(report, 'harm', 'deaths')).toBe(sum(report, 'people', 'deaths'));
    expect(sum(report, 'harm', 'wounds')).toBe(sum(report, 'people', 'wounds'));
    expect(sum(report, 'people', 'deaths')).toBeGreaterThan(0);
  });

  it('has a row for added, nameless people', () => {
    const [ana] = usual.cast;
    const few = playtest(
      play,
      { ...usual, cast: ana ? [ana] : [] },
      { players: 3, runs: 10, seed: 1, bots: ['random'] },
    );
    expect(tableOf(few, 'people')?.rows.map(({ id }) => id)).toEqual(['ana', 'unwritten']);
    expect(column(few, 'people', 'proposed')[1]).toBeGreaterThan(0);
    expect(tableOf(few, 'pairs')?.rows).toEqual([]);
  });

  it('has a row for each pair, for the graph', () => {
    const [first] = tableOf(report, 'pairs')?.rows ?? [];
    expect(first).toMatchObject({ id: 'ana/bo', label: 'Ana and Bo', ends: ['Ana', 'Bo'] });
    expect(tableOf(report, 'pairs')?.plot).toEqual({ kind: 'links', good: ['helped', 'green'] });
  });

  it('has a summary in sentences and figures', () => {
    const said = sentencesOf(play, report).join('\n');
    expect(said).toMatch(/Of those who were asked, \d+ of 100 people helped, and \d+ of 100 people were hostile\./);
    expect(said).toMatch(/With help \d+ of 100 conflicts succeeded, alone (no|\d+ of 100) conflicts\./);
    expect(said).toMatch(/People caused \d+ of 100 wounds, the threat the others\./);
    expect(said).toMatch(/Stress stood at [\d.]+ after conflict \d+, on average\./);
    const [helped = 0, neutral = 0, hostile = 0] = column(report, 'stances', 'taken');
    expect(report.figures.shares?.hostile).toBeCloseTo(hostile / (helped + neutral + hostile));
  });
});

describe('over fixed seeds, a playtest', () => {
  interface Staged {
    readonly body: Siege;
    readonly path: string;
    readonly bots?: readonly string[];
  }
  const tasksWith = (change: object) => usual.tasks.map((task) => ({ ...task, ...change }));
  const [shed, boat, radio] = usual.tasks as [Siege['tasks'][number], Siege['tasks'][number], Siege['tasks'][number]];
  const onlyGreen = usual.links.filter(({ colour }) => colour === 'green');
  const hatred = allPairs(usual.cast).flatMap(([a, b]) =>
    [1, 2, 3, 4].map((i) => ({ ...usual.links[0], id: `${a.id}-${b.id}-${i}`, a: a.id, b: b.id })),
  ) as Siege['links'];
  const eve = { ...usual.cast[0], id: 'eve', name: 'Eve' } as Siege['cast'][number];
  const hatedEve = usual.cast.flatMap(({ id }) =>
    [1, 2, 3].map((i) => ({ ...usual.links[0], id: `eve-${id}-${i}`, a: 'eve', b: id })),
  ) as Siege['links'];
  const tabu = ['Save', 'Get off', 'Hold out'].map((word) => ({ id: word, word }));

  /** A siege for each verdict, with the bots that play it. */
  const SIEGES: Readonly<Record<keyof typeof VERDICTS, Staged>> = {
    'isolation/play-doomed': { body: { ...usual, tasks: tasksWith({ ends: 'nothing' }) }, path: 'tasks' },
    'isolation/play-safe': { body: { ...usual, siege: { ...usual.siege, rescueAfter: 1 } }, path: 'siege/rescueAfter' },
    'isolation/play-no-friction': { body: { ...usual, links: onlyGreen }, path: 'links', bots: ['saint'] },
    'isolation/play-nobody-helps': {
      body: { ...usual, links: hatred },
      path: 'links',
      bots: ['random'],
    },
    'isolation/play-stress-flat': {
      body: {
        ...usual,
        stress: { ...usual.stress, events: [], relief: [] },
        options: { ...usual.options, stressMax: 1 },
      },
      path: 'options/stressMax',
    },
    'isolation/play-stress-unbounded': {
      body: { ...usual, stress: { ...usual.stress, start: 15 } },
      path: 'stress/start',
      bots: ['random'],
    },
    'isolation/play-task-out-of-reach': {
      body: {
        ...usual,
        tasks: [
          ...['a', 'b', 'c'].map((id) => ({ ...shed, id, difficulty: 6, from: 'completeSuccess' as const })),
          { ...boat, requires: ['a', 'b', 'c'].map((task) => ({ id: task, task })) },
          radio,
        ],
      },
      path: 'tasks/boat',
    },
    'isolation/play-task-untried': {
      body: { ...usual, tasks: [{ ...shed, violates: tabu }, radio] },
      path: 'tasks/shed',
    },
    'isolation/play-person-idle': {
      body: { ...usual, cast: [...usual.cast, eve], links: [...usual.links, ...hatedEve] },
      path: 'cast/eve',
    },
    'isolation/play-ties-idle': { body: usual, path: 'links' },
    'isolation/play-threat-harms': {
      body: { ...usual, links: onlyGreen, tasks: tasksWith({ dangerous: true, difficulty: 4 }) },
      path: 'links',
      bots: ['saint'],
    },
  };
  const TIES = 'isolation/play-ties-idle';

  it('has a case for each verdict', () =>
    expect(Object.keys(SIEGES).toSorted()).toEqual(Object.keys(VERDICTS).toSorted()));

  it.each(Object.entries(SIEGES).filter(([code]) => code !== TIES))(
    'says %s',
    (code, { body, path, bots = ['human'] }) => {
      const { verdicts } = playtest(play, body, { players: 3, runs: RUNS, seed: 1, bots });
      expect(verdicts.map((verdict) => `${verdict.code} ${verdict.path.join('/')}`)).toContain(`${code} ${path}`);
    },
  );

  it('does not blame the dead for doing nothing', () => {
    const body = { ...usual, cast: [...usual.cast, { ...eve, level: 'dead' as const }] };
    const { verdicts } = playtest(play, body, { players: 3, runs: RUNS, seed: 1 });
    expect(verdicts.map(({ code }) => code)).not.toContain('isolation/play-person-idle');
  });

  it(`says ${TIES} if help does not increase successes`, () => {
    const codesFor = (won: number) => {
      const tallies = report.tallies.map((table) =>
        table.id === 'help'
          ? { ...table, rows: table.rows.map((row, i) => ({ ...row, values: [1000, i === 0 ? 300 : won] })) }
          : table,
      );
      return play.verdicts(play.compile(usual), [{ ...report, tallies }]).map(({ code }) => code);
    };
    expect(codesFor(300)).toContain(TIES);
    expect(codesFor(301)).not.toContain(TIES);
  });

  it('has no verdict on a sound siege', () =>
    expect(playtest(play, usual, { players: 3, runs: RUNS, seed: 5 }).verdicts).toEqual([]));
});
