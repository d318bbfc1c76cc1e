import type { Tally } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { tallyMakers } from '@/lib/tabletop/tally';
import type { Game } from '../engine/game';
import { NONE } from '../engine/game';
import type { State } from '../engine/state';
import { SWINGS } from '../engine/swings';
import { layerName, namesOf } from '../names';
import { DEATH_WISH } from '../rules/ratings';

const { tallyOf, tallyOfRows } = tallyMakers<Game, State>();

const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);

/** The layers that are written, and all that are below them. */
const layerRows = ({ body }: Game) => [
  ...body.layers.map(({ id }, layer) => ({ id, label: layerName(body, layer) })),
  { id: 'deeper', label: 'Deeper' },
];

/** What happened on each layer. */
export const layers = tallyOfRows({
  id: 'layers',
  title: 'Layers',
  plot: { kind: 'table' },
  columns: {
    games: {
      title: 'Games',
      help: 'Campaigns that came to this layer.',
      count: ({ layer }, row) => Number(layer >= row),
    },
    conflicts: {
      title: 'Conflicts',
      help: 'Ordinary conflicts.',
      count: ({ tally }, row) => at(tally.layers, row).conflicts,
    },
    won: { title: 'Won', help: 'Those that the player won.', count: ({ tally }, row) => at(tally.layers, row).won },
    expected: {
      title: 'Expected',
      help: 'How many would be won by the exact odds before each roll.',
      count: ({ tally }, row) => at(tally.layers, row).expected,
    },
    encounters: {
      title: 'Encounters',
      help: 'Encounters that began.',
      count: ({ tally }, row) => at(tally.layers, row).encounters,
    },
    deaths: {
      title: 'Deaths',
      help: 'NPC Gladiators who died.',
      count: ({ tally }, row) => at(tally.layers, row).deaths,
    },
    turns: { title: 'Turns', help: 'Turns taken.', count: ({ tally }, row) => at(tally.layers, row).turns },
    satOut: {
      title: 'Sat out',
      help: 'Turns that came to somebody whose Gladiator was out.',
      count: ({ tally }, row) => at(tally.layers, row).satOut,
    },
  },
  rows: layerRows,
});

/** Where the Core opened, and with what. */
export const core = tallyOf(
  {
    id: 'core',
    title: 'Where the Core opens',
    plot: { kind: 'bars', columns: ['games'], of: 'games' },
    columns: {
      games: { title: 'Games', help: 'Campaigns in which the Core took the place of this layer.' },
      players: { title: 'Players', help: 'Gladiators of players who came to it there.' },
      pool: { title: 'Dice', help: 'Their pools as it opened, all together.' },
      ties: { title: 'Ties', help: 'Their ties as it opened, all together.' },
    },
    rows: layerRows,
  },
  ({ body }, { tally, players }, counts) => {
    if (tally.coreLayer === NONE) return;
    const row = Math.min(tally.coreLayer, body.layers.length);
    counts.add(row, 'games');
    counts.add(row, 'players', players);
    counts.add(row, 'pool', sumOf(tally.corePools));
    counts.add(row, 'ties', sumOf(tally.coreTies));
  },
);

/** Shares of turns sat out, in steps. */
export const SITTING_STEPS = 20;

/** How many of its turns each player sat out. */
export const sitting = tallyOf(
  {
    id: 'sitting',
    title: 'Turns that players sit out',
    plot: { kind: 'bars', columns: ['players'], of: 'most' },
    columns: { players: { title: 'Players', help: 'Players who sat out such a part of their turns, in all games.' } },
    rows: () =>
      Array.from({ length: SITTING_STEPS }, (_, step) => {
        const [from, to] = [(100 / SITTING_STEPS) * step, (100 / SITTING_STEPS) * (step + 1)];
        return { id: String(from), label: `${from} to ${to} %` };
      }),
  },
  (_, { tally, players }, counts) => {
    for (let seat = 0; seat < players; seat++) {
      const [sat, taken] = [at(tally.satOut, seat), at(tally.turns, seat)];
      if (sat + taken === 0) continue;
      counts.add(Math.min(SITTING_STEPS - 1, Math.floor((SITTING_STEPS * sat) / (sat + taken))), 'players');
    }
  },
);

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

/** Who of the inhabitants came up. Ids are those of the NPCs; of several with one id, each has a row. */
export const npcs = tallyOfRows({
  id: 'npcs',
  title: 'NPCs',
  plot: { kind: 'table' },
  columns: {
    scenes: { title: 'Scenes', help: 'Scenes with this person.', count: ({ tally }, i) => at(tally.npcMet, i) },
    tied: { title: 'Ties made', help: 'Gladiators who became tied.', count: ({ tally }, i) => at(tally.npcTied, i) },
    lost: {
      title: 'Lost',
      help: 'Campaigns in which the person was lost.',
      count: ({ lost }, i) => Number(at(lost, i)),
    },
  },
  rows: ({ body }) =>
    body.episodes.flatMap(({ npcs: list }) => list).map(({ id }, i) => ({ id, label: at(namesOf(body).npcs, i) })),
});

/** How those with each drive do. A shared epilogue is a part of one for each. */
export const drives = tallyOf(
  {
    id: 'drives',
    title: 'Drives',
    plot: { kind: 'bars', columns: ['won'], of: 'most' },
    columns: {
      players: { title: 'Players', help: 'Players with this drive in the end.' },
      won: { title: 'Survived', help: 'Those of them who survived the Core.' },
    },
    rows: () => [
      { id: 'deathWish', label: 'Death wish' },
      { id: 'reasonToLive', label: 'Reason to Live' },
    ],
  },
  (_, { fighters, players, winners }, counts) => {
    for (let seat = 0; seat < players; seat++) {
      const row = at(fighters, seat).drive === DEATH_WISH ? 0 : 1;
      counts.add(row, 'players');
      if (winners.includes(seat)) counts.add(row, 'won', 1 / winners.length);
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
      pairs: { title: 'Comparisons', help: 'Comparisons in encounters of somebody with so many ties.' },
      pairsWon: { title: 'Won', help: 'Those that they won.' },
      core: { title: 'In the Core', help: 'Players who came to the Core with so many ties.' },
      coreWon: { title: 'Survived', help: 'Those of them who survived it.' },
    },
    rows: () =>
      Array.from({ length: TIES_TOLD + 1 }, (_, count) => ({
        id: String(count),
        label: count === TIES_TOLD ? `${count} ties or more` : count === 1 ? '1 tie' : `${count} ties`,
      })),
  },
  (_, { tally, winners }, counts) => {
    for (const [count, pairs] of tally.pairsByTies.entries()) {
      const row = Math.min(count, TIES_TOLD);
      counts.add(row, 'pairs', pairs);
      counts.add(row, 'pairsWon', at(tally.winsByTies, count));
    }
    for (const [seat, count] of tally.coreTies.entries()) {
      const row = Math.min(count, TIES_TOLD);
      counts.add(row, 'core');
      if (winners.includes(seat)) counts.add(row, 'coreWon', 1 / winners.length);
    }
  },
);

/** Whether the larger pool wins in the Core: players by the place of their pool as it opened. */
export const pools = tallyOf(
  {
    title: 'Pools as the Core opens',
    columns: {
      players: { title: 'Players', help: 'Players whose pool had this place.' },
      dice: { title: 'Dice', help: 'Their pools, all together.' },
      won: { title: 'Survived', help: 'Those of them who survived the Core.' },
    },
    rows: () => PLACES.map((label, i) => ({ id: String(i + 1), label })),
    plot: { kind: 'bars', columns: ['players', 'won'], of: 'most' },
    id: 'pools',
  },
  (_, { tally, winners }, counts) => {
    for (const [seat, pool] of tally.corePools.entries()) {
      const row = tally.corePools.filter((other) => other > pool).length;
      counts.add(row, 'players');
      counts.add(row, 'dice', pool);
      if (winners.includes(seat)) counts.add(row, 'won', 1 / winners.length);
    }
  },
);

const PLACES = ['Largest pool', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const;

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
      help: 'Comparisons that would not have been won without it.',
      count: ({ tally }, i) => at(tally.swings, i),
    },
  },
  rows: () => SWINGS.map((id) => ({ id, label: SWING_LABELS[id] })),
});

/** What players did, all together. */
export const deeds = tallyOfRows({
  title: 'What players do',
  columns: {
    turns: { title: 'Turns', help: 'Turns taken.', count: ({ tally }) => sumOf(tally.turns) },
    backgrounds: {
      title: 'Backgrounds',
      help: 'Rolls in which the background counted.',
      count: ({ tally }) => sumOf(tally.backgrounds),
    },
    tiesMade: { title: 'Ties made', help: 'Ties that were made.', count: ({ tally }) => sumOf(tally.tiesMade) },
    tiesLost: { title: 'Ties lost', help: 'Ties that were lost.', count: ({ tally }) => sumOf(tally.tiesLost) },
    encounters: { title: 'Encounters', help: 'Encounters that began.', count: ({ tally }) => tally.encounters },
    escapes: { title: 'Got away', help: 'Gladiators who got away.', count: ({ tally }) => tally.escapes },
    betrayals: { title: 'Betrayals', help: 'Truces betrayed.', count: ({ tally }) => sumOf(tally.betrayals) },
    defeats: { title: 'Defeats', help: 'Defeats of players’ Gladiators.', count: ({ tally }) => sumOf(tally.defeats) },
  },
  rows: () => [{ id: '', label: 'All games' }],
  plot: { kind: 'table' },
  id: 'deeds',
});

/** What a playtest counts. */
export const tallies: readonly Tally<Game, State>[] = [
  layers,
  core,
  sitting,
  ties,
  pools,
  drives,
  swings,
  deeds,
  episodes,
  npcs,
];
