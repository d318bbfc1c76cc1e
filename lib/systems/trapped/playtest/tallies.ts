import type { Tally } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { tallyMakers } from '@/lib/tabletop/play/tally';
import { type Game, NONE } from '../engine/game';
import type { State } from '../engine/state';
import { DEATHS, type Death, type Tally as Kept } from '../engine/tally';

const { tallyOf, tallyOfRows } = tallyMakers<Game, State>();

const some = (count: number): number => (count > 0 ? 1 : 0);
const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function rowsOf<Entry extends { readonly id: string }>(entries: readonly Entry[], label: (entry: Entry) => string) {
  return entries.map((entry, i) => ({ id: entry.id, label: label(entry).trim() || `No. ${i + 1}` }));
}

export const goals = tallyOfRows({
  id: 'goals',
  title: 'Goals',
  plot: { kind: 'bars', columns: ['gamesAttempted', 'gamesWon'], of: 'games' },
  columns: {
    attempted: {
      title: 'Attempts',
      help: 'How often somebody tried it, in all games.',
      count: ({ tally, outcome }, i, game) => at(tally.goalTried, i) + exitsBy(game, outcome, i),
    },
    won: {
      title: 'Wins',
      help: 'How often somebody won it, in all games.',
      count: ({ tally, outcome }, i, game) => at(tally.goalWon, i) + exitsBy(game, outcome, i),
    },
    gamesAttempted: {
      title: 'Games tried in',
      help: 'Games in which anybody tried it.',
      count: ({ tally, outcome }, i, game) => some(at(tally.goalTried, i) + exitsBy(game, outcome, i)),
    },
    gamesWon: {
      title: 'Games won in',
      help: 'Games in which anybody won it.',
      count: ({ tally, outcome }, i, game) => some(at(tally.goalWon, i) + exitsBy(game, outcome, i)),
    },
  },
  rows: ({ setting }) => rowsOf(setting.goals, ({ title }) => title),
});

/** Counts an exit as attempted and won when players leave by its way out, since it is no conflict. */
function exitsBy(game: Game, outcome: State['outcome'], goal: number): number {
  const { kind, route } = at(game.goals, goal);
  return kind === 'exit' && outcome?.ending.kind === 'escape' && outcome.ending.route === route ? 1 : 0;
}

export const items = tallyOfRows({
  id: 'items',
  title: 'Things and facts',
  plot: { kind: 'bars', columns: ['games'], of: 'games' },
  columns: {
    games: {
      title: 'Games',
      help: 'Games in which anybody got the thing or learned the fact.',
      count: ({ known, holders, lying }, i) => Number(at(known, i) || at(holders, i) !== 0 || isLying(lying, i)),
    },
  },
  rows: ({ setting }) => rowsOf(setting.items, ({ title }) => title),
});

/** A thing lying around was once held. */
const isLying = (lying: readonly number[], item: number): boolean =>
  lying.some((thing, i) => i % 2 === 0 && thing === item);

export const events = tallyOfRows({
  id: 'events',
  title: 'Events',
  plot: { kind: 'bars', columns: ['drawn', 'felt'], of: 'most' },
  columns: {
    drawn: {
      title: 'Drawn',
      help: 'How often it was drawn, in all games.',
      count: ({ tally }, i) => at(tally.eventDrawn, i),
    },
    felt: {
      title: 'Had an effect',
      help: 'How often it changed anything.',
      count: ({ tally }, i) => at(tally.eventFelt, i),
    },
    games: {
      title: 'Games',
      help: 'Games in which it was drawn.',
      count: ({ tally }, i) => some(at(tally.eventDrawn, i)),
    },
    gamesFelt: {
      title: 'Games with an effect',
      help: 'Games in which it changed anything.',
      count: ({ tally }, i) => some(at(tally.eventFelt, i)),
    },
  },
  rows: ({ setting }) => rowsOf(setting.events, ({ title }) => title),
});

const rooms = tallyOfRows({
  id: 'rooms',
  title: 'Rooms',
  plot: { kind: 'heat' },
  columns: {
    people: {
      title: 'People',
      help: 'Times a player’s character came in, in all games.',
      count: ({ tally }, i) => at(tally.visits, i),
    },
    monsters: {
      title: 'Monsters',
      help: 'Player turns that began with a monster there, one for each monster.',
      count: ({ tally }, i) => at(tally.haunts, i),
    },
  },
  rows: ({ setting }) => rowsOf(setting.map.rooms, ({ title }) => title),
});

export const monsters = tallyOfRows({
  id: 'monsters',
  title: 'Monsters',
  columns: {
    encounters: {
      title: 'Fights',
      help: 'How often somebody fought it.',
      count: ({ tally }, i) => at(tally.encounters, i),
    },
    defeats: { title: 'Defeats', help: 'How often it was beaten.', count: ({ tally }, i) => at(tally.defeats, i) },
    killed: {
      title: 'Killed',
      help: 'Games in which it was killed.',
      count: ({ tally }, i) => some(at(tally.kills, i)),
    },
    games: {
      title: 'Games',
      help: 'Games in which anybody fought it.',
      count: ({ tally }, i) => some(at(tally.encounters, i)),
    },
  },
  rows: ({ setting }) => rowsOf(setting.monsters, ({ name }) => name),
});

const FATES: readonly (readonly [id: string, label: string, count: (tally: Kept) => number])[] = [
  ['deaths', 'Characters lost', ({ deaths }) => total(deaths)],
  ['adoptions', 'Extras adopted', ({ adoptions }) => total(adoptions)],
  ['controls', 'Extras won over', ({ controls }) => total(controls)],
  ['refills', 'Hands refilled', ({ refills }) => total(refills)],
  ['bids', 'Bids to help or hinder', ({ bids }) => total(bids)],
  ['invented', 'Events the GM made up', ({ invented }) => total(invented)],
];

export const party = tallyOf(
  {
    id: 'party',
    title: 'What happened to people',
    columns: {
      total: { title: 'In all', help: 'How often, in all games.' },
      games: { title: 'Games', help: 'Games in which it happened.' },
    },
    rows: () => FATES.map(([id, label]) => ({ id, label })),
  },
  (_, { tally }, counts) => {
    for (const [row, [, , countOf]] of FATES.entries()) {
      const count = countOf(tally);
      counts.add(row, 'total', count);
      counts.add(row, 'games', some(count));
    }
  },
);

const lostTo = (death: Death, title: string, help: string) => ({
  title,
  help,
  count: ({ tally }: State) => at(tally.deathsBy, DEATHS.indexOf(death)),
});

const deaths = tallyOfRows({
  id: 'deaths',
  title: 'What characters were lost to',
  columns: {
    conflict: lostTo('conflict', 'A lost action', 'Lost with a goal, an obstacle or an attack that failed.'),
    event: lostTo(
      'event',
      'A lost test',
      'Lost with the test of an Event, an attack by the monster, or a round without air.',
    ),
    other: lostTo('other', 'Anything else', 'Lost without a conflict. Disasters, which end the game, do not count.'),
  } satisfies Record<Death, unknown>,
  rows: () => [{ id: '', label: 'Characters lost' }],
});

/**
 * Longest stretch without an achieved goal, by the goal before it. Games cut short by disaster or death are excluded:
 * they say nothing about where players get stuck.
 */
export const stalls = tallyOf(
  {
    id: 'stalls',
    title: 'Where games get stuck',
    plot: { kind: 'bars', columns: ['games'], of: 'games' },
    columns: {
      games: {
        title: 'Games',
        help: 'Games whose longest wait came after it, except those that ended by disaster or death.',
      },
      turns: { title: 'Turns', help: 'Turns waited there, in all these games.' },
    },
    rows: ({ setting }) => [
      { id: 'start', label: 'Before the first goal' },
      ...rowsOf(setting.goals, ({ title }) => title).map(({ id, label }) => ({ id, label: `After “${label}”` })),
    ],
  },
  (_, { outcome, tally: { stalledAfter, longestStall } }, counts) => {
    if (outcome && CUT_SHORT.includes(outcome.ending.kind)) return;
    const row = stalledAfter === NONE ? 0 : stalledAfter + 1;
    counts.add(row, 'games');
    counts.add(row, 'turns', longestStall);
  },
);

const CUT_SHORT: readonly string[] = ['loss', 'clock', 'doom', 'dead'];

export const tallies: readonly Tally<Game, State>[] = [goals, items, events, rooms, monsters, party, deaths, stalls];
