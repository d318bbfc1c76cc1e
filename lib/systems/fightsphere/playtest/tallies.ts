import type { Tally } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { playerName } from '@/lib/tabletop/seats';
import { sittingOut } from '@/lib/tabletop/sitting-out';
import { tallyMakers } from '@/lib/tabletop/tally';
import { counted } from '@/lib/tabletop/wording';
import { type Game, NONE } from '../engine/game';
import type { State } from '../engine/state';
import { type LayerTally, SWINGS, type Tally as Told } from '../engine/tally';
import { layerName, namesOf } from '../names';
import { otherDrive } from '../rules/ratings';
import { PLAYERS } from '../vocabulary';

const { tallyOf, tallyOfRows } = tallyMakers<Game, State>();

const DEEPER = { id: 'deeper', label: 'Deeper' };
const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);
const labelled = (labels: readonly string[], first = 0) => labels.map((label, i) => ({ id: String(first + i), label }));

/** A win that several share is a part of one for each. */
const winOf = ({ winners }: State, seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);

const ofLayer = (column: keyof LayerTally, title: string, help: string) => ({
  title,
  help,
  count: ({ tally }: State, row: number) => at(tally.layers, row)[column],
});

/** What happened on each layer; those that nobody has written count together. */
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
    improvised: ofLayer('improvised', 'Ad hoc', 'Episodes that nobody had written.'),
    turns: ofLayer('turns', 'Turns', 'Turns that were taken.'),
    satOut: ofLayer('satOut', 'Sat out', 'Turns of players whose Gladiator was in no open episode.'),
    conflicts: ofLayer('conflicts', 'Conflicts', 'Ordinary conflicts.'),
    won: ofLayer('won', 'Won', 'Conflicts that the player won.'),
    expected: ofLayer('expected', 'Expected', 'Conflicts that the player would win by the exact odds of each roll.'),
    encounters: ofLayer('encounters', 'Fights', 'Encounters that began.'),
    deaths: ofLayer('deaths', 'Deaths', 'NPC Gladiators who died.'),
  },
  rows: ({ body }) => [...body.layers.map(({ id }, layer) => ({ id, label: layerName(body, layer) })), DEEPER],
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
      ...labelled(['At once', ...body.layers.map((_, layer) => `After ${layerName(body, layer)}`)]),
      DEEPER,
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

type BySeat = { [Name in keyof Told]: Told[Name] extends number[] ? Name : never }[keyof Told];
const ofSeat = (column: BySeat, title: string, help: string) => ({
  title,
  help,
  count: ({ tally }: State, seat: number) => tally[column][seat] ?? 0,
});

/** What players did, each by their place at the table. */
const deeds = tallyOfRows({
  id: 'deeds',
  title: 'Players',
  plot: { kind: 'table' },
  columns: {
    turns: ofSeat('turns', 'Turns', 'Turns that were taken.'),
    satOut: ofSeat('satOut', 'Sat out', 'Turns on which the Gladiator was in no open episode.'),
    backgrounds: ofSeat('backgrounds', 'Back story', 'Rolls in which the background counted.'),
    tiesMade: ofSeat('tiesMade', 'Ties made', 'Ties that were made.'),
    tiesLost: ofSeat('tiesLost', 'Ties lost', 'Ties to people who were lost.'),
    betrayals: ofSeat('betrayals', 'Betrayals', 'Truces that were betrayed.'),
    defeats: ofSeat('defeats', 'Defeats', 'Defeats, those in the Core included.'),
    survived: { title: 'Survived', help: 'Campaigns that were survived.', count: winOf },
  },
  rows: () =>
    labelled(
      Array.from({ length: PLAYERS.max }, (_, seat) => playerName(seat)),
      1,
    ),
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

/** How many of those players survived the Core who have something in common; `rowOf` tells apart what. */
const survivors = (
  id: string,
  title: string,
  rows: readonly { readonly id: string; readonly label: string }[],
  rowOf: (state: State, seat: number) => number | undefined,
) =>
  tallyOf(
    {
      id,
      title,
      plot: { kind: 'bars', columns: ['players', 'won'], of: 'most' },
      columns: {
        players: { title: 'Players', help: 'Players of all games of whom that is true.' },
        won: { title: 'Survived', help: 'Those of them who survived the Core.' },
      },
      rows: () => rows,
    },
    (_, state, counts) => {
      for (let seat = 0; seat < state.players; seat++) {
        const row = rowOf(state, seat);
        if (row === undefined) continue;
        counts.add(row, 'players');
        counts.add(row, 'won', winOf(state, seat));
      }
    },
  );

/** Ties are told apart as far as this. */
const TIES_TOLD = 10;
const tieRows = Array.from({ length: TIES_TOLD + 1 }, (_, ties) => counted(ties, 'tie')).with(-1, '10 ties or more');

/** How those do who began with each drive. */
export const drives = survivors(
  'drives',
  'Drives at the start',
  [
    { id: 'deathWish', label: 'Death wish' },
    { id: 'reasonToLive', label: 'Reason to Live' },
  ],
  ({ fighters }, seat) => {
    const { drive, switched } = at(fighters, seat);
    return switched ? otherDrive(drive) : drive;
  },
);

/** Whether the larger pool wins in the Core; equal ones share the higher place. */
export const pools = survivors(
  'pools',
  'Pools as the Core opens',
  labelled(['Largest pool', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'], 1),
  ({ tally: { corePools } }, seat) =>
    corePools.length === 0 ? undefined : corePools.filter((other) => other > at(corePools, seat)).length,
);

/** What ties are worth in the Core. */
export const coreTies = survivors('coreTies', 'Ties as the Core opens', labelled(tieRows), ({ tally }, seat) =>
  tally.coreTies.length === 0 ? undefined : Math.min(at(tally.coreTies, seat), TIES_TOLD),
);

/** What ties are worth in encounters. */
export const ties = tallyOf(
  {
    id: 'ties',
    title: 'What ties are worth in encounters',
    plot: { kind: 'bars', columns: ['players', 'won'], of: 'most' },
    columns: {
      players: { title: 'Comparisons', help: 'Comparisons of players with so many ties.' },
      won: { title: 'Won', help: 'Comparisons that they won.' },
    },
    rows: () => labelled(tieRows),
  },
  (_, { tally }, counts) => {
    for (const [count, pairs] of tally.pairsByTies.entries()) {
      counts.add(Math.min(count, TIES_TOLD), 'players', pairs);
      counts.add(Math.min(count, TIES_TOLD), 'won', at(tally.winsByTies, count));
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
const swings = tallyOfRows({
  id: 'swings',
  title: 'What swings encounters',
  plot: { kind: 'bars', columns: ['won'], of: 'most' },
  columns: {
    won: { title: 'Comparisons', help: 'Not won without it.', count: ({ tally }, i) => at(tally.swings, i) },
  },
  rows: () => SWINGS.map((id) => ({ id, label: SWING_LABELS[id] })),
});

const sitting = sittingOut<Game, State>(({ tally }, seat) => [at(tally.turns, seat), at(tally.satOut, seat)]);

/** What a playtest counts. */
export const tallies: readonly Tally<Game, State>[] = [
  layers,
  core,
  deeds,
  sitting,
  ties,
  coreTies,
  pools,
  drives,
  swings,
  episodes,
  npcs,
];
