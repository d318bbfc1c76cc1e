import type { Tally as Counting } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import type { Game } from '../engine/game';
import { NONE } from '../engine/game';
import type { State } from '../engine/state';
import { DEATHS, type Death, type Tally } from '../engine/tally';

type Entries = readonly { readonly id: string }[];

const add = (sums: Float64Array, i: number, count: number): void => {
  sums[i] = (sums[i] ?? 0) + count;
};
const some = (count: number): number => (count > 0 ? 1 : 0);
const total = (counts: readonly number[]): number => {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
};

function rowsOf<Entry extends { readonly id: string }>(entries: readonly Entry[], label: (entry: Entry) => string) {
  return entries.map((entry, i) => ({ id: entry.id, label: label(entry).trim() || `No. ${i + 1}` }));
}

/** A row for each entry of a list, a column for each count of a finished game. */
function counting(
  about: Omit<Counting<Game, State>, 'add'>,
  entries: (game: Game) => Entries,
  counts: readonly ((state: State, i: number, game: Game) => number)[],
): Counting<Game, State> {
  return {
    ...about,
    add(game, state, sums) {
      const rows = entries(game).length;
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < counts.length; column++) {
          add(sums, row * counts.length + column, at(counts, column)(state, row, game));
        }
      }
    },
  };
}

const goals = counting(
  {
    id: 'goals',
    title: 'Goals',
    plot: { kind: 'bars', columns: ['gamesAttempted', 'gamesWon'], of: 'games' },
    columns: [
      { id: 'attempted', title: 'Attempts', help: 'How often somebody tried it, in all games.' },
      { id: 'won', title: 'Wins', help: 'How often somebody won it, in all games.' },
      { id: 'gamesAttempted', title: 'Games tried in', help: 'Games in which anybody tried it.' },
      { id: 'gamesWon', title: 'Games won in', help: 'Games in which anybody won it.' },
    ],
    rows: ({ setting }) => rowsOf(setting.goals, ({ title }) => title),
  },
  ({ setting }) => setting.goals,
  [
    ({ tally, outcome }, i, game) => at(tally.goalTried, i) + exitsBy(game, outcome, i),
    ({ tally, outcome }, i, game) => at(tally.goalWon, i) + exitsBy(game, outcome, i),
    ({ tally, outcome }, i, game) => some(at(tally.goalTried, i) + exitsBy(game, outcome, i)),
    ({ tally, outcome }, i, game) => some(at(tally.goalWon, i) + exitsBy(game, outcome, i)),
  ],
);

/** An exit is no conflict: it is tried and won when somebody leaves by its way out. */
function exitsBy(game: Game, outcome: State['outcome'], goal: number): number {
  const { kind, route } = at(game.goals, goal);
  return kind === 'exit' && outcome?.ending.kind === 'escape' && outcome.ending.route === route ? 1 : 0;
}

const items = counting(
  {
    id: 'items',
    title: 'Things and facts',
    plot: { kind: 'bars', columns: ['games'], of: 'games' },
    columns: [{ id: 'games', title: 'Games', help: 'Games in which anybody got the thing or learned the fact.' }],
    rows: ({ setting }) => rowsOf(setting.items, ({ title }) => title),
  },
  ({ setting }) => setting.items,
  [({ known, holders, lying }, i) => Number(at(known, i) || at(holders, i) !== 0 || isLying(lying, i))],
);

/** Whoever lost a thing had it once. */
const isLying = (lying: readonly number[], item: number): boolean =>
  lying.some((thing, i) => i % 2 === 0 && thing === item);

const events = counting(
  {
    id: 'events',
    title: 'Events',
    plot: { kind: 'bars', columns: ['drawn', 'felt'], of: 'most' },
    columns: [
      { id: 'drawn', title: 'Drawn', help: 'How often it was drawn, in all games.' },
      { id: 'felt', title: 'Felt', help: 'How often it changed anything.' },
      { id: 'games', title: 'Games', help: 'Games in which it was drawn.' },
    ],
    rows: ({ setting }) => rowsOf(setting.events, ({ title }) => title),
  },
  ({ setting }) => setting.events,
  [
    ({ tally }, i) => at(tally.eventDrawn, i),
    ({ tally }, i) => at(tally.eventFelt, i),
    ({ tally }, i) => some(at(tally.eventDrawn, i)),
  ],
);

const rooms = counting(
  {
    id: 'rooms',
    title: 'Rooms',
    plot: { kind: 'heat' },
    columns: [
      { id: 'people', title: 'People', help: 'Turns that began or ended with a character there, in all games.' },
      { id: 'monsters', title: 'Monsters', help: 'Player turns that ended with a monster there.' },
    ],
    rows: ({ setting }) => rowsOf(setting.map.rooms, ({ title }) => title),
  },
  ({ setting }) => setting.map.rooms,
  [({ tally }, i) => at(tally.visits, i), ({ tally }, i) => at(tally.haunts, i)],
);

const monsters = counting(
  {
    id: 'monsters',
    title: 'Monsters',
    plot: { kind: 'table' },
    columns: [
      { id: 'encounters', title: 'Fights', help: 'How often somebody fought it.' },
      { id: 'defeats', title: 'Defeats', help: 'How often it was beaten.' },
      { id: 'killed', title: 'Killed', help: 'Games in which it was killed.' },
      { id: 'games', title: 'Games', help: 'Games in which anybody fought it.' },
    ],
    rows: ({ setting }) => rowsOf(setting.monsters, ({ name }) => name),
  },
  ({ setting }) => setting.monsters,
  [
    ({ tally }, i) => at(tally.encounters, i),
    ({ tally }, i) => at(tally.defeats, i),
    ({ tally }, i) => some(at(tally.kills, i)),
    ({ tally }, i) => some(at(tally.encounters, i)),
  ],
);

const FATES: readonly (readonly [id: string, label: string, count: (tally: Tally) => number])[] = [
  ['deaths', 'Characters lost', ({ deaths }) => total(deaths)],
  ['adoptions', 'Extras adopted', ({ adoptions }) => total(adoptions)],
  ['controls', 'Extras won over', ({ controls }) => total(controls)],
  ['refills', 'Hands refilled', ({ refills }) => total(refills)],
  ['bids', 'Bids to help or hinder', ({ bids }) => total(bids)],
  ['invented', 'Events the GM made up', ({ invented }) => total(invented)],
];

const party: Counting<Game, State> = {
  id: 'party',
  title: 'What happened to people',
  plot: { kind: 'table' },
  columns: [
    { id: 'total', title: 'In all', help: 'How often, in all games.' },
    { id: 'games', title: 'Games', help: 'Games in which it happened.' },
  ],
  rows: () => FATES.map(([id, label]) => ({ id, label })),
  add(_, { tally }, sums) {
    for (let row = 0; row < FATES.length; row++) {
      const count = at(FATES, row)[2](tally);
      add(sums, row * 2, count);
      add(sums, row * 2 + 1, some(count));
    }
  },
};

const LOST_TO: Readonly<Record<Death, readonly [title: string, help: string]>> = {
  conflict: ['A lost action', 'Lost with a goal, an obstacle or an attack that failed.'],
  event: ['A lost test', 'Lost with the test of an Event, an attack by the monster, or a round without air.'],
  other: ['Anything else', 'Lost without a conflict. Disasters, which end the game, do not count.'],
};

const deaths: Counting<Game, State> = {
  id: 'deaths',
  title: 'What characters were lost to',
  plot: { kind: 'table' },
  columns: DEATHS.map((id) => ({ id, title: LOST_TO[id][0], help: LOST_TO[id][1] })),
  rows: () => [{ id: '', label: 'Characters lost' }],
  add(_, { tally }, sums) {
    for (let column = 0; column < DEATHS.length; column++) add(sums, column, at(tally.deathsBy, column));
  },
};

/**
 * Where the longest while without a won goal began: after which goal, or before any. What cuts a game short, wherever
 * people are, says nothing of that.
 */
const stalls: Counting<Game, State> = {
  id: 'stalls',
  title: 'Where games get stuck',
  plot: { kind: 'bars', columns: ['games'], of: 'games' },
  columns: [
    {
      id: 'games',
      title: 'Games',
      help: 'Games whose longest wait came after it, except those that ended by disaster or death.',
    },
    { id: 'turns', title: 'Turns', help: 'Turns waited there, in all these games.' },
  ],
  rows: ({ setting }) => [
    { id: 'start', label: 'Before the first goal' },
    ...rowsOf(setting.goals, ({ title }) => title).map(({ id, label }) => ({ id, label: `After “${label}”` })),
  ],
  add(_, { outcome, tally: { stalledAfter, longestStall } }, sums) {
    if (outcome && CUT_SHORT.includes(outcome.ending.kind)) return;
    const row = stalledAfter === NONE ? 0 : stalledAfter + 1;
    add(sums, row * 2, 1);
    add(sums, row * 2 + 1, longestStall);
  },
};

const CUT_SHORT: readonly string[] = ['loss', 'doom', 'dead'];

/** What a playtest of Trapped! counts. */
export const tallies: readonly Counting<Game, State>[] = [goals, items, events, rooms, monsters, party, deaths, stalls];
