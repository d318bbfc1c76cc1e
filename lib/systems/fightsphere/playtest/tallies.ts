import type { Seat } from '@/lib/contract/played';
import type { Findings } from '@/lib/contract/playtest-report';
import { at } from '@/lib/kernel/at';
import { sumOf } from '@/lib/kernel/sums';
import { playerName } from '@/lib/tabletop/play/seats';
import { labelled, rowsNamed, rowsOfLabels, tallyMakers } from '@/lib/tabletop/play/tally';
import { counted } from '@/lib/tabletop/words/wording';
import { type Game, NONE } from '../engine/game';
import { type LayerTally, type SOURCES, type State, type SWINGS, TIES_COUNTED } from '../engine/state';
import { layerName, namesOf, npcsOf } from '../names';
import { otherDrive } from '../rules/ratings';
import { DRIVE_LABELS, PLAYERS } from '../vocabulary';

const { tallyOf, tallyOfRows, column, listed } = tallyMakers<Game, State>();

/** Number of steps into which the share of turns sat out is divided. */
const STEPS = 20;

/** Players by the share of turns they sat out: none, then up to each step. */
const sitting = tallyOf(
  {
    id: 'sitting',
    title: 'How much players sit out',
    plot: { kind: 'bars', columns: ['players'], of: 'most' },
    columns: { players: { title: 'Players', help: 'Players who sat out this share of their turns, in all games.' } },
    rows: () =>
      Array.from({ length: STEPS + 1 }, (_, step) => {
        const most = (100 / STEPS) * step;
        return { id: String(most), label: step === 0 ? 'No turn' : `Up to ${most} %` };
      }),
  },
  (_, { players, tally }, counts) => {
    for (let seat = 0; seat < players; seat++) {
      const [taken, satOut] = [at(tally.turns, seat), at(tally.satOut, seat)];
      if (taken + satOut > 0) counts.add(Math.ceil((STEPS * satOut) / (taken + satOut)), 'players');
    }
  },
);

/** Returns the median share of turns sat out, interpolated within its step; 0 if no player had a turn. */
export function medianSatOut({ tallies }: Pick<Findings, 'tallies'>): number {
  const steps = tallies.find(({ id }) => id === sitting.id)?.rows.map(({ values }) => values[0] ?? 0) ?? [];
  const half = steps.reduce((sum, players) => sum + players, 0) / 2;
  let before = 0;
  for (const [step, players] of steps.entries()) {
    if (players > 0 && before + players >= half) return Math.max(0, step - 1 + (half - before) / players) / STEPS;
    before += players;
  }
  return 0;
}

/** Returns a seat's share of the win: 1 divided by the number of winners, or 0. */
const winOf = ({ winners }: State, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);

/** Tally of players and wins, grouped by `rowOf`; players for whom it returns undefined are not counted. */
const winnersBy = (
  id: string,
  title: string,
  rows: readonly { readonly id: string; readonly label: string }[],
  rowOf: (state: State, seat: Seat) => number | undefined,
) =>
  tallyOf(
    {
      id,
      title,
      plot: { kind: 'bars', columns: ['players', 'won'], of: 'most' },
      columns: {
        players: { title: 'Players', help: 'Players in this group, in all games.' },
        won: { title: 'Survived', help: 'Those who won; a shared win counts as a fraction for each.' },
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

const DEEPER = { id: 'deeper', label: 'Deeper' };

const ofLayer = (name: keyof LayerTally, title: string, help: string) =>
  column(title, help, ({ tally }, row) => at(tally.layers, row)[name]);

/** Events by layer; all unwritten layers share a row. */
export const layers = tallyOfRows({
  id: 'layers',
  title: 'Layers',
  columns: {
    games: column('Games', 'Campaigns that came to this layer.', ({ tally }, row) =>
      Number(at(tally.layers, row).episodes > 0),
    ),
    improvised: ofLayer('improvised', 'Ad hoc', 'Episodes that nobody had written.'),
    closed: ofLayer('closed', 'Closed', 'Episodes that the GM closed because they ran out of turns.'),
    turns: ofLayer('turns', 'Turns', 'Turns that were taken.'),
    satOut: ofLayer('satOut', 'Sat out', 'Turns of players whose Gladiator was in no open episode.'),
    conflicts: ofLayer('conflicts', 'Conflicts', 'Ordinary conflicts.'),
    won: ofLayer('won', 'Won', 'Conflicts that the player won.'),
    expected: ofLayer('expected', 'By odds', 'Conflicts that the player would win by the exact odds of each roll.'),
    encounters: ofLayer('encounters', 'Fights', 'Encounters that began.'),
    deaths: ofLayer('deaths', 'Deaths', 'NPC Gladiators who died.'),
  },
  rows: ({ body }) => [...body.layers.map(({ id }, layer) => ({ id, label: layerName(body, layer) })), DEEPER],
});

/** Opening of the Core by number of layers before it, with pools and ties at that time. */
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

const deeds = tallyOfRows({
  id: 'deeds',
  title: 'Players',
  columns: {
    turns: listed('turns', 'Turns', 'Turns that were taken.'),
    satOut: listed('satOut', 'Sat out', 'Turns on which the Gladiator was in no open episode.'),
    backgrounds: listed('backgrounds', 'Back story', 'Rolls in which the background counted.'),
    tiesMade: listed('tiesMade', 'Ties made', 'Ties that were made.'),
    tiesLost: listed('tiesLost', 'Ties lost', 'Ties to people who were lost.'),
    betrayals: listed('betrayals', 'Betrayals', 'Truces that were betrayed.'),
    defeats: listed('defeats', 'Defeats', 'Defeats, those in the Core included.'),
    survived: { title: 'Survived', help: 'Campaigns that were survived.', count: winOf },
  },
  rows: () =>
    labelled(
      Array.from({ length: PLAYERS.max }, (_, seat) => playerName(seat)),
      1,
    ),
});

export const episodes = tallyOfRows({
  id: 'episodes',
  title: 'Episodes',
  plot: { kind: 'bars', columns: ['games'], of: 'games' },
  columns: {
    games: listed('staged', 'Games', 'Campaigns in which it was played.'),
    turns: listed('episodeTurns', 'Turns', 'Turns taken in it.'),
  },
  rows: ({ body }) => rowsNamed(body.episodes, namesOf(body).episodes),
});

export const npcs = tallyOfRows({
  id: 'npcs',
  title: 'NPCs',
  columns: {
    scenes: listed('npcMet', 'Scenes', 'Scenes with this person.'),
    tied: listed('npcTied', 'Ties made', 'Gladiators who made a tie.'),
    lost: { title: 'Lost', help: 'Campaigns that lost this person.', count: ({ lost }, i) => Number(at(lost, i)) },
  },
  rows: ({ body }) => rowsNamed(npcsOf(body), namesOf(body).npcs),
});

const tieRows = Array.from({ length: TIES_COUNTED + 1 }, (_, ties) => counted(ties, 'tie')).with(-1, '10 ties or more');

/** Survival by the drive at the start: later, all players with ties may have switched. */
export const drives = winnersBy('drives', 'Drives at the start', rowsOfLabels(DRIVE_LABELS), ({ fighters }, seat) => {
  const { drive, switched } = at(fighters, seat);
  return switched ? otherDrive(drive) : drive;
});

/** Survival in the Core by rank of the pool; equal pools share the higher rank. */
export const pools = winnersBy(
  'pools',
  'Pools as the Core opens',
  labelled(['Largest pool', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'], 1),
  ({ tally: { corePools: all } }, seat) =>
    all.length > 0 ? all.filter((one) => one > at(all, seat)).length : undefined,
);

export const coreTies = winnersBy(
  'coreTies',
  'Ties as the Core opens',
  labelled(tieRows),
  ({ tally: { coreTies: all } }, seat) => (all.length > 0 ? Math.min(at(all, seat), TIES_COUNTED) : undefined),
);

export const ties = tallyOfRows({
  id: 'ties',
  title: 'What ties are worth in encounters',
  plot: { kind: 'bars', columns: ['players', 'won'], of: 'most' },
  columns: {
    players: listed('pairsByTies', 'Comparisons', 'Comparisons of players with this many ties.'),
    won: listed('winsByTies', 'Won', 'Comparisons that they won.'),
  },
  rows: () => labelled(tieRows),
});

/** In the order of `SOURCES`. */
const SOURCE_LABELS: Readonly<Record<(typeof SOURCES)[number], string>> = {
  gamble: 'The gamble',
  ties: 'Ties',
  background: 'The back story',
  judgment: 'Judgment dice',
  least: 'The one die that is always rolled',
};

/** In the order of `SWINGS`. */
const SWING_LABELS: Readonly<Record<(typeof SWINGS)[number], string>> = {
  gamble: 'The gamble',
  ties: 'Ties',
  meeting: 'The meeting bonus',
  betrayal: 'Betrayal',
  judgment: 'Judgment dice',
};

const swings = tallyOfRows({
  id: 'swings',
  title: 'What swings encounters',
  plot: { kind: 'bars', columns: ['won'], of: 'most' },
  columns: { won: listed('swings', 'Comparisons', 'Not won without it.') },
  rows: () => rowsOfLabels(SWING_LABELS),
});

const DICE = {
  conflicts: listed('conflictDice', 'Conflicts', 'Dice of players in ordinary conflicts.'),
  encounters: listed('encounterDice', 'Encounters', 'Dice of players in encounters.'),
};

/** Dice that players rolled, by source. */
export const sources = tallyOfRows({
  id: 'sources',
  title: 'Sources of players’ dice',
  plot: { kind: 'bars', columns: ['conflicts', 'encounters'], of: 'most' },
  columns: DICE,
  rows: () => rowsOfLabels(SOURCE_LABELS),
});

export const tallies = [layers, core, deeds, sitting, sources, ties, coreTies, pools, drives, swings, episodes, npcs];
