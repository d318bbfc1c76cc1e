import { describe, expect, it } from 'vitest';
import type { Report } from '@/lib/contract/playtest-report';
import type { JsonObject } from '@/lib/kernel/json';
import { lineUp } from '@/lib/playtest/lineup';
import { playtest } from '@/lib/playtest/playtest';
import { replay } from '@/lib/playtest/replay';
import { Adder } from '@/lib/playtest/sums';
import { starterOf } from '@/test/support/starters';
import { Stage } from '@/test/support/trapped/stage';
import { compile } from '../engine/compile';
import { play } from '../play';
import { schema } from '../schema';
import type { VERDICTS } from './codes';
import { verdicts } from './verdicts';

const spaceship = await starterOf('trapped', 'spaceship');

interface Entry {
  id: string;
  [key: string]: unknown;
}
type Body = Record<'goals' | 'events' | 'losses' | 'escapes' | 'monsters', Entry[]>;

/** Returns the spaceship with changes. */
function changed(change: (body: Body) => void = () => {}) {
  const body = structuredClone(spaceship.body);
  change(body as unknown as Body);
  return schema.parse(body satisfies JsonObject);
}

const RUNS = 100;
const played = (change?: (body: Body) => void, players = 3) =>
  playtest(play, changed(change), { players, runs: RUNS, seed: 3 });
const codesOf = ({ verdicts }: Pick<Report, 'verdicts'>) => verdicts.map(({ code }) => code);
const messageOf = ({ verdicts }: Report, code: string) => verdicts.find((verdict) => verdict.code === code)?.message;
const rowsOf = ({ tallies }: Report, table: string) => tallies.find(({ id }) => id === table)?.rows ?? [];
const columnOf = (report: Report, table: string, column: number) =>
  Object.fromEntries(rowsOf(report, table).map(({ id, values }) => [id, values[column] ?? 0]));
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);

const usual = played();

describe('the tallies', () => {
  it('count an escape as attempting and winning the exit', () => {
    const pod = usual.endings.find(({ id }) => id === 'escape:pod')?.count ?? 0;
    const exit = changed().goals.find(({ kind, route }) => kind === 'exit' && route === 'pod')?.id ?? '';
    expect(pod).toBeGreaterThan(10);
    for (const column of [0, 1, 2, 3]) expect(columnOf(usual, 'goals', column)[exit]).toBe(pod);
  });

  it('count the games in which anybody got a thing or a fact', () => {
    const had = columnOf(usual, 'items', 0);
    const suit = changed().goals.find(({ grants }) => grants.some(({ item }) => item === 'space_suit'))?.id ?? '';
    expect(had.space_suit).toBeGreaterThanOrEqual(columnOf(usual, 'goals', 3)[suit] ?? Number.NaN);
    expect(Math.max(...Object.values(had))).toBeLessThanOrEqual(RUNS);
  });

  const BEAT = { id: 'beat', kind: 'monster', where: 'monster' } as const;
  const fought = (requires: readonly { kind: 'goal'; goal: string; basis: 'explicit' }[], cards: string) => {
    const table = new Stage({
      goals: [
        { id: 'fix', kind: 'fix', where: 'anywhere' },
        { ...BEAT, requires: [...requires] },
      ],
    });
    table.state.monsterRoom[0] = table.state.room[0] ?? 0;
    table.hand(0, 'KH').deck(cards);
    const [attack] = table.legal('attack');
    if (attack) table.do(attack).until('monsters', 'action', 'damage', 'retreat', 'adopt');
    return table.state.tally;
  };

  it('count every fight as an attempt to beat the monster, won or lost', () => {
    expect(fought([], '2C 2D 2S').goalTried[1]).toBe(1);
    expect(fought([], 'KD KS KC 2S').goalTried[1]).toBe(1);
  });

  it('count no fight that could not have won the goal', () => {
    const { goalTried, encounters } = fought([{ kind: 'goal', goal: 'fix', basis: 'explicit' }], '2C 2D 2S');
    expect([goalTried[1], encounters[0]]).toEqual([0, 1]);
  });

  it('do not call a game stuck that disaster or death cut short', () => {
    const ended = (kind: 'limit' | 'doom' | 'dead') => {
      const lineup = lineUp(play, changed(), { players: 2 });
      const adder = new Adder(lineup);
      const state = play.setup(lineup.game, 2, 1) as { outcome: unknown };
      state.outcome = { ending: { kind }, winners: [] };
      adder.add({ state, outcome: play.outcome(lineup.game, state), steps: 1 }, 1);
      return adder.sums.tallies[play.tallies.findIndex(({ id }) => id === 'stalls')]?.[0];
    };
    expect([ended('limit'), ended('doom'), ended('dead')]).toEqual([1, 0, 0]);
  });
});

describe('the heading of a moment', () => {
  it('has the round that the story has', () => {
    const { frames } = replay(lineUp(play, changed(), { players: 3 }), 3);
    const headings = frames.map(
      ({ scene, lines }) => [scene.heading, lines.map(({ text }) => text).join(' ')] as const,
    );
    const inRounds = headings.filter(([heading]) => heading.startsWith('Round '));
    expect(inRounds[0]?.[0]).toMatch(/^Round 1, turn of /);
    const announced = headings.flatMap(([heading, lines]) => {
      const round = /Round (\d+)\./.exec(lines)?.[1];
      return round && heading.startsWith('Round ') ? [[heading.split(',')[0], `Round ${round}`]] : [];
    });
    expect(announced.length).toBeGreaterThan(1);
    for (const [heading, line] of announced) expect(heading).toBe(line);
  });
});

describe('the verdicts', () => {
  it('name the disaster that ends games, and do not call such games stuck', () => {
    const report = played((body) => {
      for (const loss of body.losses) Object.assign(loss, { title: 'The core melts', cause: { goal: '', rounds: 1 } });
    });
    expect(rowsOf(report, 'stalls').every(({ values }) => values[0] === 0)).toBe(true);
    expect(messageOf(report, 'trapped/play-never-won')).toBe(
      'With 3 players nobody got out in 100 games. Most common ending: “The core melts” (100 of 100 games). Give people more time, or ask for fewer goals on the way out.',
    );
  });

  it('list exactly the goals nobody tries and the things nobody gets', () => {
    const tried = columnOf(usual, 'goals', 0);
    const had = columnOf(usual, 'items', 0);
    const idle = (code: string) =>
      usual.verdicts.filter((verdict) => verdict.code === code).map(({ path }) => String(path[1]));
    expect(sum(tried)).toBeGreaterThan(0);
    const exits = changed().goals.flatMap(({ id, kind }) => (kind === 'exit' ? [id] : []));
    const untried = Object.keys(tried).filter((id) => tried[id] === 0 && !exits.includes(id));
    expect(idle('trapped/play-goal-untried').toSorted()).toEqual(untried.toSorted());
    const unfetched = Object.keys(had).filter((id) => had[id] === 0);
    expect(idle('trapped/play-item-unfetched').toSorted()).toEqual(unfetched.toSorted());
  });

  it('report that a goal that leads nowhere is never tried', () => {
    const report = played((body) => {
      const [first] = body.goals;
      if (first) body.goals.push({ ...first, id: 'sing', title: 'Sing in the bath', kind: 'fix', grants: [] });
    });
    const verdict = report.verdicts.find(({ path }) => path[1] === 'sing');
    expect(verdict?.code).toBe('trapped/play-goal-untried');
    expect(verdict?.message).toContain('“Sing in the bath” in 100 games with 3 players.');
  });

  it('report that the GM has to invent most Events, and of which suits', () => {
    const report = played((body) => {
      for (const event of body.events) Object.assign(event, { minRank: 'A', maxRank: 'A' });
    });
    expect(messageOf(report, 'trapped/play-events-invented')).toMatch(
      /^The GM had to make up 9\d of 100 Events in 100 games with 3 players\. Most cards of hearts, diamonds, spades and clubs bring none of yours\./,
    );
    expect(codesOf(usual)).not.toContain('trapped/play-events-invented');
  });

  it('are empty for few games', () => {
    const noWayOut = changed((body) => {
      body.escapes = [];
    });
    const { verdicts } = playtest(play, noWayOut, { players: 2, runs: 20, seed: 1 });
    expect(verdicts).toEqual([]);
  });
});

describe('of several tables, the verdicts', () => {
  const game = compile(changed());
  const table = (players: number, left: Readonly<Record<string, number>>): Report => ({
    ...usual,
    players,
    wins: { count: 80, share: 0.5, low: 0.4, high: 0.6 },
    endings: usual.endings.map((ending) => ({ ...ending, count: left[ending.id] ?? 0 })),
  });
  const unused = (tables: readonly Report[]) =>
    verdicts(game, tables).filter(({ code }) => code === 'trapped/play-route-unused');

  it('accept a way out that some table uses', () => {
    const [few, many] = [table(2, { 'escape:pod': 80 }), table(5, { 'escape:pod': 60, 'escape:sos': 20 })];
    expect(unused([few, many])).toEqual([]);
    expect(unused([few, table(5, { 'escape:pod': 80 })])).toMatchObject([
      {
        path: ['escapes', 'sos'],
        message: expect.stringContaining('in any of the 160 escapes from 200 games with 2 or 5 players.'),
      },
    ]);
  });

  it('say at which numbers of players nobody takes a way out that others take', () => {
    const [few, several] = [table(2, { 'escape:pod': 80 }), table(3, { 'escape:pod': 80 })];
    const many = table(5, { 'escape:pod': 60, 'escape:sos': 20 });
    const bySize = (tables: readonly Report[]) =>
      verdicts(game, tables).filter(({ code }) => code === 'trapped/play-route-unused-by-few');
    expect(bySize([few, several, many])).toMatchObject([
      {
        path: ['escapes', 'sos'],
        message: expect.stringMatching(/^With 2 or 3 players nobody left by .* in 160 escapes, though with 5 players/),
      },
    ]);
    expect(bySize([few, several])).toEqual([]);
    expect(bySize([many])).toEqual([]);
  });

  it('accept goals, things and Events that some table uses', () => {
    const idle = (tables: readonly Report[]) =>
      verdicts(game, tables)
        .filter(({ code }) => /untried|unfetched|undrawn/.test(code))
        .map(({ path }) => path.join('/'));
    const busy = {
      ...usual,
      players: 5,
      tallies: usual.tallies.map((tally) => ({
        ...tally,
        rows: tally.rows.map((row) => ({ ...row, values: row.values.map((value) => value + 1) })),
      })),
    };
    const still = {
      ...busy,
      players: 2,
      tallies: usual.tallies.map((tally) => ({
        ...tally,
        rows: tally.rows.map((row) => ({ ...row, values: row.values.map(() => 0) })),
      })),
    };
    expect(idle([still])).toHaveLength(
      game.goals.filter(({ kind }) => kind !== 'exit').length + game.items.length + game.setting.events.length,
    );
    expect(idle([still, busy])).toEqual([]);
  });

  it('report once what applies to several', () => {
    const lost = (players: number) => ({
      ...table(players, {}),
      wins: { count: 10, share: 0.1, low: 0.05, high: 0.2 },
    });
    const rare = verdicts(game, [lost(2), lost(3), lost(4)]).filter(({ code }) => code === 'trapped/play-rarely-won');
    expect(rare).toHaveLength(1);
    expect(rare[0]?.message).toMatch(/^With 2 players .* It is similar with 3 and 4 players\.$/);
  });
});

describe('every verdict', () => {
  const game = compile(changed());
  const share = (part: number) => ({ count: part * RUNS, share: part, low: part - 0.03, high: part + 0.03 });
  const counted = (id: string, values: readonly number[]): Partial<Report> => ({
    tallies: usual.tallies.map((tally) =>
      tally.id === id ? { ...tally, rows: tally.rows.map((row) => ({ ...row, values })) } : tally,
    ),
  });
  // The one that compares numbers of players has a test above.
  type OfOneTable = Exclude<keyof typeof VERDICTS, 'trapped/play-route-unused-by-few'>;
  const FINDINGS: Readonly<Record<OfOneTable, Partial<Report>>> = {
    'trapped/play-never-won': { wins: share(0) },
    'trapped/play-rarely-won': { wins: share(0.1) },
    'trapped/play-always-won': { wins: share(0.99) },
    'trapped/play-mostly-won': { wins: share(0.9) },
    'trapped/play-drags': { unfinished: share(0.3) },
    'trapped/play-route-unused': {
      wins: share(0.8),
      endings: usual.endings.map((ending) => ({ ...ending, count: 0 })),
    },
    'trapped/play-goal-untried': { wins: share(0.5), ...counted('goals', [0, 0, 0, 0]) },
    'trapped/play-item-unfetched': { wins: share(0.5), ...counted('items', [0]) },
    'trapped/play-events-invented': counted('party', [90_000, RUNS]),
    'trapped/play-event-undrawn': counted('events', [0, 0, 0]),
    'trapped/play-event-unfelt': counted('events', [50, 0, 50]),
    'trapped/play-seats-unfair': { seats: [0.2, 0.5, 0.4].map((part, seat) => ({ seat, shared: 0, ...share(part) })) },
    'trapped/play-too-long': { minutes: { median: 400, p10: 300, p90: 500 } },
    'trapped/play-monster-idle': counted('monsters', [3, 0, 0, 3]),
  };

  it.each(Object.entries(FINDINGS))('%s is reported where it applies', (code, found) => {
    expect(codesOf({ verdicts: verdicts(game, [{ ...usual, ...found }]) })).toContain(code);
  });
});
