import { describe, expect, it } from 'vitest';
import type { Report } from '@/lib/contract/playtest-report';
import type { PlayedStarter } from './played-starters';
import { rowsOf, variantRow } from './starter-rows';

const RUNS = 1_000;
const share = (count: number) => ({ count, share: count / RUNS, low: 0, high: 1 });

interface Parts {
  readonly players?: number;
  /** Games by way out. */
  readonly escapes?: readonly number[];
  /** Games by cause of loss. */
  readonly losses?: readonly number[];
  /** Games won by each seat. */
  readonly seats?: readonly number[];
  readonly invented?: readonly number[];
  readonly drawn?: number;
  readonly tries?: number;
}

/** Results of 1,000 games at one size of table. */
function playedWith({
  players = 4,
  escapes = [500],
  losses = [250, 250],
  seats = [100, 100],
  invented = [0, 0, 0, 0],
  drawn = 100,
  tries = 0,
}: Parts): PlayedStarter {
  const endings = [
    ...escapes.map((count, i) => ({ id: `escape:e${i}`, label: `Way ${i}`, good: true, ...share(count) })),
    ...losses.map((count, i) => ({ id: `loss:l${i}`, label: `Loss ${i}`, good: false, ...share(count) })),
  ];
  const columns = ['drawn', 'games', 'gamesFelt', 'gamesWon'].map((id) => ({ id, title: id, help: '' }));
  const table = (id: string) => ({
    id,
    title: id,
    plot: { kind: 'table' },
    columns,
    rows: [{ id: 'a', label: 'A', values: [drawn, RUNS, RUNS, RUNS] }],
  });
  const report = {
    players,
    runs: RUNS,
    endings,
    wins: share(escapes.reduce((sum, count) => sum + count, 0)),
    seats: seats.map((count, seat) => ({ seat, shared: 0, ...share(count) })),
    minutes: { median: 200, p10: 150, p90: 250 },
    tallies: [table('events'), table('goals')],
  } as unknown as Report;
  const vainTries = tries > 0 ? [{ goal: 'Fit the strap', thing: 'Pony strap', tries }] : [];
  return { half: report, all: report, vainTries, invented };
}

const rowOf = (part: string, ...played: readonly Parts[]) =>
  rowsOf(played.map(playedWith), []).find((row) => row.part === part);

describe('rows on played games', () => {
  it.each([
    ['4/escapes', [{ escapes: [300] }], 30, true],
    ['4/escapes', [{ escapes: [290] }], 29, false],
    ['4/escapes', [{ escapes: [760] }], 76, false],
    ['3/seats', [{ players: 3, seats: [150, 100] }], 5, true],
    ['4/seats', [{ players: 4, seats: [150, 100] }], 5, false],
    ['4/invented', [{ drawn: 85, invented: [5, 5, 5, 0] }], 15, true],
    ['4/invented', [{ drawn: 80, invented: [5, 5, 5, 5] }], 20, false],
    ['5/invented', [{ players: 5, drawn: 80, invented: [5, 5, 5, 5] }], 20, true],
    ['neighbours', [{ players: 2, escapes: [400] }, { players: 3, escapes: [600] }, { escapes: [700] }], 20, true],
    [
      'neighbours',
      [
        { players: 2, escapes: [400] },
        { players: 3, escapes: [610] },
      ],
      21,
      false,
    ],
    ['route/e1', [{ escapes: [500, 0] }, { players: 5, escapes: [450, 50] }], 10, true],
    ['route/e1', [{ escapes: [460, 40] }], 8, false],
    ['losses', [{ losses: [400, 100] }, { players: 5, losses: [400, 100] }], 20, true],
    ['losses', [{ losses: [450, 50] }, { players: 5, losses: [400, 100] }], 15, false],
    ['tries', [{ tries: 0 }], 0, true],
    ['tries', [{ tries: 2 }, { players: 5, tries: 3 }], 5, false],
  ])('%s of %j is %d: %s', (part, played, measured, ok) => {
    expect(rowOf(part, ...played)).toMatchObject({ measured, ok });
  });

  it('name what misses', () => {
    expect(rowOf('tries', { tries: 2 })?.fails).toEqual(['“Fit the strap” without “Pony strap”: 2 times']);
    expect(rowOf('losses', { losses: [10, 490] })?.fails).toEqual(['“Loss 1” 98 %', '“Loss 0” 2 %']);
    expect(rowOf('4/seats', { seats: [100, 150] })?.fails).toEqual(['seat 2 wins 15 %', 'seat 1 wins 10 %']);
  });
});

describe('a variant', () => {
  const setting = [playedWith({ players: 2 }), playedWith({ losses: [300, 200] })];
  it.each([
    ['escapes at some size', [{ players: 2, escapes: [420] }, { losses: [300, 200] }], 8, true],
    ['another loss', [{ players: 2 }, { losses: [200, 300] }, { losses: [100, 400] }], 0, true],
    ['little', [{ players: 2, escapes: [430] }, { losses: [260, 240] }], 7, false],
  ])('differs by %s', (_, played, measured, ok) => {
    expect(variantRow(played.map(playedWith), setting)).toMatchObject({ measured, ok });
  });
});
