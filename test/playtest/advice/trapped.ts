import type { Findings } from '@/lib/contract/playtest-report';
import { at } from '@/lib/kernel/at';
import { shareOf } from '@/lib/playtest/statistics';
import { VERDICTS } from '@/lib/systems/trapped/playtest/codes';
import { events, goals, items, monsters, party } from '@/lib/systems/trapped/playtest/tallies';
import type { Setting } from '@/lib/systems/trapped/schema';
import { SUITS } from '@/lib/tabletop/cards/playing-cards';
import type { NamedTally } from '@/lib/tabletop/play/tally';
import { rowsOf, sumRows } from '@/lib/tabletop/play/verdicts';
import type { Given } from '@/test/support/fill';
import { brings, buildBody, inRooms, stated } from '@/test/support/trapped/build';
import { type Advice, endingShare } from './cases';

type Part<List extends keyof Setting> = NonNullable<Given<Setting>[List]>;

/** A hall with an attic, a rat and a way out. */
const house = (more: Given<Setting>) =>
  buildBody({
    place: { name: 'House', start: 'hall' },
    map: {
      rooms: [{ id: 'hall' }, { id: 'stairs', x: 9 }, { id: 'attic', x: 18 }],
      passages: [
        { id: 'door', a: 'hall', b: 'stairs' },
        { id: 'hatch', a: 'stairs', b: 'attic', kind: 'duct' },
      ],
    },
    monsters: [{ id: 'rat', name: 'Rat', start: 'attic', crosses: { door: true, duct: true } }],
    items: [{ id: 'rope', title: 'Rope', kind: 'item' }],
    events: SUITS.map((suit) => ({ id: suit, suit, title: suit })),
    ...more,
  });

/** Goals in the hall, one after the other, and the way out after the last. */
const chain = (length: number, more: Given<Setting> = {}) =>
  house({
    goals: Array.from({ length }, (_, i) => ({
      id: `g${i}`,
      title: `Step ${i}`,
      ...inRooms('hall'),
      requires: i === 0 ? [] : stated(`g${i - 1}`),
    })),
    escapes: [{ id: 'out', title: 'Out', seats: 5, requires: stated(`g${length - 1}`) }],
    ...more,
  });
const until = (doomClockRounds: number | null) => ({ options: { doomClockRounds } });

/** Share of games for a row of a tally. */
const gamesIn =
  <Column extends string>(tally: NamedTally<never, never, Column>, column: Column, id: string) =>
  (findings: Findings) =>
    shareOf(rowsOf(findings, tally).find((row) => row.id === id)?.counts[column] ?? 0, findings.runs);

const wins = ({ wins: share }: Findings) => share;

function seatsApart({ seats }: Findings) {
  const sorted = seats.toSorted((a, b) => b.share - a.share);
  const [best, worst] = [at(sorted, 0), at(sorted, sorted.length - 1)];
  const share = best.share - worst.share;
  return { share, low: share - (best.high - best.low) / 2, high: share + (best.high - best.low) / 2 };
}

function invented(findings: Findings) {
  const made = rowsOf(findings, party).find(({ id }) => id === 'invented')?.counts.total ?? 0;
  return shareOf(
    made,
    sumRows([findings], events).reduce((sum, { counts }) => sum + counts.drawn, made),
  );
}

const twoWays = (asked: Given<Part<'escapes'>[number]>) =>
  chain(6, {
    escapes: [
      { id: 'out', title: 'Out', seats: 5, requires: stated('g0') },
      { id: 'hard', title: 'Hard way', seats: 5, ...asked },
    ],
  });

const fetching = (asked: Given<Part<'escapes'>[number]>) =>
  house({
    goals: [
      { id: 'g', title: 'Open', ...inRooms('hall') },
      { id: 'fetch', title: 'Fetch', ...inRooms('attic'), ...brings('rope') },
    ],
    escapes: [{ id: 'out', title: 'Out', seats: 5, requires: stated('g'), ...asked }],
  });
const withRope = { requires: [...stated('g'), { kind: 'item' as const, item: 'rope', basis: 'explicit' as const }] };

const mishap = (event: Given<Part<'events'>[number]>) =>
  chain(4, { events: [{ id: 'mishap', suit: 'hearts', title: 'Mishap', ...event }] });

export const TRAPPED: Advice = {
  system: 'trapped',
  verdicts: Object.keys(VERDICTS),
  cases: [
    {
      code: 'trapped/play-never-won',
      body: chain(8, until(2)),
      cured: chain(8, until(20)),
      players: 2,
      figure: wins,
      better: 'higher',
    },
    {
      code: 'trapped/play-rarely-won',
      body: chain(7, until(4)),
      cured: chain(7, until(12)),
      players: 2,
      figure: wins,
      better: 'higher',
    },
    {
      code: 'trapped/play-always-won',
      body: chain(3),
      cured: chain(3, until(2)),
      players: 2,
      figure: wins,
      better: 'lower',
    },
    {
      code: 'trapped/play-mostly-won',
      body: chain(5, until(5)),
      cured: chain(5, until(3)),
      players: 2,
      figure: wins,
      better: 'lower',
    },
    {
      code: 'trapped/play-drags',
      body: chain(90),
      cured: chain(90, until(20)),
      players: 2,
      runs: 100,
      figure: endingShare('limit'),
      better: 'lower',
    },
    {
      code: 'trapped/play-route-unused',
      body: twoWays({ requires: stated('g5') }),
      cured: twoWays({}),
      players: 2,
      figure: endingShare('escape:hard'),
      better: 'higher',
    },
    {
      code: 'trapped/play-goal-untried',
      body: fetching({}),
      cured: fetching(withRope),
      players: 2,
      figure: gamesIn(goals, 'gamesAttempted', 'fetch'),
      better: 'higher',
    },
    {
      code: 'trapped/play-item-unfetched',
      body: fetching({}),
      cured: fetching(withRope),
      players: 2,
      figure: gamesIn(items, 'games', 'rope'),
      better: 'higher',
    },
    {
      code: 'trapped/play-events-invented',
      body: chain(4, { events: SUITS.map((suit) => ({ id: suit, suit, title: suit, minRank: 'A' as const })) }),
      cured: chain(4),
      players: 2,
      figure: invented,
      better: 'lower',
    },
    {
      code: 'trapped/play-event-undrawn',
      body: mishap({ minRank: 'A', selectors: [{ kind: 'holder', item: 'rope' }], effects: [{ kind: 'hurt' }] }),
      cured: mishap({ effects: [{ kind: 'hurt' }] }),
      players: 2,
      figure: gamesIn(events, 'games', 'mishap'),
      better: 'higher',
    },
    {
      code: 'trapped/play-event-unfelt',
      body: mishap({ effects: [{ kind: 'unseal', passage: 'door' }] }),
      cured: mishap({ effects: [{ kind: 'hurt' }] }),
      players: 2,
      figure: gamesIn(events, 'gamesFelt', 'mishap'),
      better: 'higher',
    },
    {
      code: 'trapped/play-seats-unfair',
      body: chain(1, { escapes: [{ id: 'out', title: 'Out', seats: 2, requires: stated('g0') }] }),
      cured: chain(1, { escapes: [{ id: 'out', title: 'Out', seats: 4, requires: stated('g0') }] }),
      players: 4,
      figure: seatsApart,
      better: 'lower',
    },
    {
      code: 'trapped/play-too-long',
      body: chain(90),
      cured: chain(6),
      players: 2,
      runs: 100,
      figure: ({ rounds }) => ({ share: rounds.mean, low: rounds.low, high: rounds.high }),
      better: 'lower',
    },
    {
      code: 'trapped/play-monster-idle',
      body: chain(6, { monsters: [{ id: 'rat', name: 'Rat', start: 'attic', crosses: { door: false, duct: false } }] }),
      cured: chain(6, { monsters: [{ id: 'rat', name: 'Rat', start: 'attic', crosses: { door: true, duct: true } }] }),
      players: 2,
      figure: gamesIn(monsters, 'games', 'rat'),
      better: 'higher',
    },
  ],
  withoutFigure: {
    'trapped/play-route-unused-by-few': 'It compares several numbers of players, and a case plays with one.',
  },
};
