import type { Tally } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { playerName } from '@/lib/tabletop/seats';
import { type Counts, tallyMakers } from '@/lib/tabletop/tally';
import { counted } from '@/lib/tabletop/wording';
import { type Game, NONE } from '../engine/game';
import type { State } from '../engine/state';
import { type LayerTally, SWINGS } from '../engine/tally';
import { layerName, namesOf } from '../names';
import { DEATH_WISH } from '../rules/ratings';
import { PLAYERS } from '../vocabulary';

const { tallyOf, tallyOfRows } = tallyMakers<Game, State>();

const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);
const some = <T>(count: number, one: (i: number) => T): readonly T[] => Array.from({ length: count }, (_, i) => one(i));

/** A win that several share is a part of one for each. */
const winOf = ({ winners }: State, seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);

/** The layers that are written, and all that are below them. */
const layerRows = ({ body }: Game) => [
  ...body.layers.map(({ id }, layer) => ({ id, label: layerName(body, layer) })),
  { id: 'deeper', label: 'Deeper' },
];

const ofLayer = (column: keyof LayerTally, title: string, help: string) => ({
  title,
  help,
  count: ({ tally }: State, row: number) => at(tally.layers, row)[column],
});

/** What happened on each layer. */
export const layers = tallyOfRows({
  id: 'layers',
  title: 'Layers',
  plot: { kind: 'table' },
  columns: {
    games: {
      title: 'Games',
      help: 'Campaigns that came to this layer.',
      count: ({ tally }, row) => Number(at(tally.layers, row).episodes > 0),
    },
    episodes: ofLayer('episodes', 'Episodes', 'Episodes that were played, the Core included.'),
    improvised: ofLayer('improvised', 'Improvised', 'Those of them that nobody had written.'),
    turns: ofLayer('turns', 'Turns', 'Turns that were taken.'),
    satOut: ofLayer('satOut', 'Sat out', 'Turns of players whose Gladiator was in no open episode.'),
    conflicts: ofLayer('conflicts', 'Conflicts', 'Ordinary conflicts.'),
    won: ofLayer('won', 'Won', 'Conflicts that the player won.'),
    expected: ofLayer('expected', 'Expected', 'Conflicts that the player would win by the exact odds of each roll.'),
    encounters: ofLayer('encounters', 'Encounters', 'Encounters that began.'),
    deaths: ofLayer('deaths', 'Deaths', 'NPC Gladiators who died.'),
  },
  rows: layerRows,
});

/** When the Core opened, and with what: a row for each number of layers before it. */
export const core = tallyOf(
  {
    id: 'core',
    title: 'When the Core opens',
    plot: { kind: 'bars', columns: ['games'], of: 'games' },
    columns: {
      games: { title: 'Games', help: 'Campaigns in which the Core came next.' },
      dice: { title: 'Dice', help: 'The sum of all pools as it opened.' },
      ties: { title: 'Ties', help: 'The sum of all ties as it opened.' },
    },
    rows: ({ body }) => [
      { id: '0', label: 'At once' },
      ...body.layers.map((_, layer) => ({ id: String(layer + 1), label: `After ${layerName(body, layer)}` })),
      { id: 'deeper', label: 'Deeper' },
    ],
  },
  ({ body }, { tally }, counts) => {
    if (tally.coreLayer === NONE) return;
    const row = Math.min(tally.coreLayer, body.layers.length + 1);
    counts.add(row, 'games');
    counts.add(row, 'dice', sumOf(tally.corePools));
    counts.add(row, 'ties', sumOf(tally.coreTies));
  },
);

/** Steps of the share of turns that a player sits out. */
export const SITTING_STEPS = 20;

/** How many players sat out how many of their turns: none, then up to each step. */
export const sitting = tallyOf(
  {
    id: 'sitting',
    title: 'How much players sit out',
    plot: { kind: 'bars', columns: ['players'], of: 'most' },
    columns: {
      players: { title: 'Players', help: 'Players of all games who sat out so great a part of their turns.' },
    },
    rows: () =>
      some(SITTING_STEPS + 1, (step) => ({
        id: String((100 / SITTING_STEPS) * step),
        label: step === 0 ? 'No turn' : `Up to ${(100 / SITTING_STEPS) * step} %`,
      })),
  },
  (_, { tally, players }, counts) => {
    for (let seat = 0; seat < players; seat++) {
      const [sat, taken] = [at(tally.satOut, seat), at(tally.turns, seat)];
      if (sat + taken > 0) counts.add(Math.ceil((SITTING_STEPS * sat) / (sat + taken)), 'players');
    }
  },
);

const ofSeat = (
  column: 'turns' | 'satOut' | 'backgrounds' | 'tiesMade' | 'tiesLost' | 'betrayals' | 'defeats',
  title: string,
  help: string,
) => ({ title, help, count: ({ tally }: State, seat: number) => tally[column][seat] ?? 0 });

/** What players did, each by their place at the table. */
export const deeds = tallyOfRows({
  id: 'deeds',
  title: 'Players',
  plot: { kind: 'table' },
  columns: {
    turns: ofSeat('turns', 'Turns', 'Turns that were taken.'),
    satOut: ofSeat('satOut', 'Sat out', 'Turns on which the Gladiator was in no open episode.'),
    backgrounds: ofSeat('backgrounds', 'Backgrounds', 'Rolls in which the background counted.'),
    tiesMade: ofSeat('tiesMade', 'Ties made', 'Ties that were made.'),
    tiesLost: ofSeat('tiesLost', 'Ties lost', 'Ties to people who were lost.'),
    betrayals: ofSeat('betrayals', 'Betrayals', 'Truces that were betrayed.'),
    defeats: ofSeat('defeats', 'Defeats', 'Defeats, those in the Core included.'),
    survived: { title: 'Survived', help: 'Campaigns that were survived.', count: winOf },
  },
  rows: () => some(PLAYERS.max, (seat) => ({ id: String(seat + 1), label: playerName(seat) })),
});

/** What was prepared, and how often it was played. */
export const episodes = tallyOfRows({
  id: 'episodes',
  title: 'Episodes',
  plot: { kind: 'bars', columns: ['games'], of: 'games' },
  columns: {
    games: { title: 'Games', help: 'Campaigns in which it was played.', count: ({ tally }, i) => at(tally.staged, i) },
    turns: { title: 'Turns', help: 'Turns taken in it.', count: ({ tally }, i) => at(tally.episodeTurns, i) },
  },
  rows: ({ body }) => body.episodes.map(({ id }, i) => ({ id, label: at(namesOf(body).episodes, i) })),
});

/** Who of the inhabitants came up, in the order of their episodes. */
export const npcs = tallyOfRows({
  id: 'npcs',
  title: 'NPCs',
  plot: { kind: 'table' },
  columns: {
    scenes: { title: 'Scenes', help: 'Scenes with this person.', count: ({ tally }, i) => at(tally.npcMet, i) },
    tied: { title: 'Ties made', help: 'Gladiators who made a tie.', count: ({ tally }, i) => at(tally.npcTied, i) },
    lost: { title: 'Lost', help: 'Campaigns that lost this person.', count: ({ lost }, i) => Number(at(lost, i)) },
  },
  rows: ({ body }) =>
    body.episodes.flatMap((episode) => episode.npcs).map(({ id }, i) => ({ id, label: at(namesOf(body).npcs, i) })),
});

/** How those with each drive do. */
export const drives = tallyOf(
  {
    id: 'drives',
    title: 'Drives',
    plot: { kind: 'bars', columns: ['players', 'won'], of: 'most' },
    columns: {
      players: { title: 'Players', help: 'Players with this drive in the end.' },
      won: { title: 'Survived', help: 'Those of them who survived the Core.' },
    },
    rows: () => [
      { id: 'deathWish', label: 'Death wish' },
      { id: 'reasonToLive', label: 'Reason to Live' },
    ],
  },
  (_, state, counts) => {
    for (let seat = 0; seat < state.players; seat++) {
      const row = at(state.fighters, seat).drive === DEATH_WISH ? 0 : 1;
      counts.add(row, 'players');
      counts.add(row, 'won', winOf(state, seat));
    }
  },
);

/** Ties are told apart as far as this. */
const TIES_TOLD = 10;

/** What ties are worth: in encounters, and in the Core. */
export const ties = tallyOf(
  {
    id: 'ties',
    title: 'What ties are worth',
    plot: { kind: 'table' },
    columns: {
      pairs: { title: 'Comparisons', help: 'Comparisons in encounters of players with so many ties.' },
      pairsWon: { title: 'Won', help: 'Comparisons that they won.' },
      core: { title: 'In the Core', help: 'Players who came to the Core with so many ties.' },
      coreWon: { title: 'Survived', help: 'Those of them who survived it.' },
    },
    rows: () =>
      some(TIES_TOLD + 1, (count) => ({
        id: String(count),
        label: `${counted(count, 'tie')}${count === TIES_TOLD ? ' or more' : ''}`,
      })),
  },
  (_, state, counts) => {
    const { pairsByTies, winsByTies, coreTies } = state.tally;
    for (const [count, pairs] of pairsByTies.entries()) {
      counts.add(Math.min(count, TIES_TOLD), 'pairs', pairs);
      counts.add(Math.min(count, TIES_TOLD), 'pairsWon', at(winsByTies, count));
    }
    for (const [seat, count] of coreTies.entries()) countInCore(state, seat, counts, Math.min(count, TIES_TOLD));
  },
);

function countInCore(state: State, seat: number, counts: Counts<'core' | 'coreWon'>, row: number): void {
  counts.add(row, 'core');
  counts.add(row, 'coreWon', winOf(state, seat));
}

const PLACES = ['Largest pool', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const;

/** Whether the larger pool wins in the Core: players by the place of their pool as it opened. */
export const pools = tallyOf(
  {
    id: 'pools',
    title: 'Pools as the Core opens',
    plot: { kind: 'bars', columns: ['core', 'coreWon'], of: 'most' },
    columns: {
      core: { title: 'Players', help: 'Players whose pool had this place; equal pools share the higher one.' },
      coreWon: { title: 'Survived', help: 'Those of them who survived the Core.' },
      dice: { title: 'Dice', help: 'The sum of their pools.' },
    },
    rows: () => PLACES.map((label, i) => ({ id: String(i + 1), label })),
  },
  (_, state, counts) => {
    const { corePools } = state.tally;
    for (const [seat, pool] of corePools.entries()) {
      const row = corePools.filter((other) => other > pool).length;
      countInCore(state, seat, counts, row);
      counts.add(row, 'dice', pool);
    }
  },
);

const SWING_LABELS: Readonly<Record<(typeof SWINGS)[number], string>> = {
  gamble: 'The gamble',
  ties: 'Ties',
  meeting: 'The meeting bonus',
  betrayal: 'Betrayal',
  judgment: 'Judgment dice',
};

/** What swung encounters. */
export const swings = tallyOfRows({
  id: 'swings',
  title: 'What swings encounters',
  plot: { kind: 'bars', columns: ['swung'], of: 'most' },
  columns: {
    swung: {
      title: 'Comparisons',
      help: 'Comparisons that would not have been won without these dice.',
      count: ({ tally }, i) => at(tally.swings, i),
    },
  },
  rows: () => SWINGS.map((id) => ({ id, label: SWING_LABELS[id] })),
});

/** What a playtest counts. */
export const tallies: readonly Tally<Game, State>[] = [
  layers,
  core,
  deeds,
  sitting,
  ties,
  pools,
  drives,
  swings,
  episodes,
  npcs,
];
