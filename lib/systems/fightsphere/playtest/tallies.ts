import type { Findings } from '@/lib/contract/playtest-report';
import { at } from '@/lib/kernel/at';
import { sumOf } from '@/lib/kernel/sums';
import { inHundred, percent } from '@/lib/kernel/words';
import { playerName } from '@/lib/tabletop/seats';
import { labelled, rowsNamed, rowsOfLabels, tallyMakers } from '@/lib/tabletop/tally';
import { type Part, partOf, rowsOf, sumRows, totalsOf } from '@/lib/tabletop/verdicts';
import { counted } from '@/lib/tabletop/wording';
import { type Game, NONE } from '../engine/game';
import { type LayerTally, type State, type SWINGS, TIES_COUNTED } from '../engine/state';
import { layerName, namesOf, npcsOf } from '../names';
import { otherDrive } from '../rules/ratings';
import { DRIVE_LABELS, PLAYERS } from '../vocabulary';
import { medianSatOut, sittingOut, winnersBy, winOf } from './seat-tallies';

const { tallyOf, tallyOfRows, column, listed } = tallyMakers<Game, State>();

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

/** Actions of players, by seat. */
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

/** Written episodes, and how often they were played. */
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

/** Uses of NPCs, in the order of their episodes. */
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
export const drives = winnersBy<Game, State>(
  { id: 'drives', title: 'Drives at the start', won: 'Survived' },
  rowsOfLabels(DRIVE_LABELS),
  ({ fighters }, seat) => {
    const { drive, switched } = at(fighters, seat);
    return switched ? otherDrive(drive) : drive;
  },
);

/** Survival in the Core by rank of the pool; equal pools share the higher rank. */
export const pools = winnersBy<Game, State>(
  { id: 'pools', title: 'Pools as the Core opens', won: 'Survived' },
  labelled(['Largest pool', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'], 1),
  ({ tally: { corePools: all } }, seat) =>
    all.length > 0 ? all.filter((one) => one > at(all, seat)).length : undefined,
);

/** Survival in the Core by number of ties. */
export const coreTies = winnersBy<Game, State>(
  { id: 'coreTies', title: 'Ties as the Core opens', won: 'Survived' },
  labelled(tieRows),
  ({ tally: { coreTies: all } }, seat) => (all.length > 0 ? Math.min(at(all, seat), TIES_COUNTED) : undefined),
);

/** Comparisons in encounters by number of ties. */
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

/** In the order of `SWINGS`. */
const SWING_LABELS: Readonly<Record<(typeof SWINGS)[number], string>> = {
  gamble: 'The gamble',
  ties: 'Ties',
  meeting: 'The meeting bonus',
  betrayal: 'Betrayal',
  judgment: 'Judgment dice',
};

/** Factors that decided encounters. */
const swings = tallyOfRows({
  id: 'swings',
  title: 'What swings encounters',
  plot: { kind: 'bars', columns: ['won'], of: 'most' },
  columns: { won: listed('swings', 'Comparisons', 'Not won without it.') },
  rows: () => rowsOfLabels(SWING_LABELS),
});

const sitting = sittingOut<Game, State>(({ tally }, seat) => [at(tally.turns, seat), at(tally.satOut, seat)]);

/** Tallies of a playtest. */
export const tallies = [layers, core, deeds, sitting, ties, coreTies, pools, drives, swings, episodes, npcs];

/** Sums up when the Core opens, who survives it, turns sat out, difficulty of conflicts, and the value of ties. */
export function summaryOf(findings: Findings): readonly string[] {
  const { conflicts, won, expected } = totalsOf([findings], layers);
  const [largest] = rowsOf(findings, pools).map(({ counts }) => partOf(counts.won, counts.players));
  const [without, tied] = worthOfTies([findings], ties);
  const said = [
    coreIn(findings),
    largest?.of && `Of those who came to it with the largest pool, ${inHundred(largest.share, 'players')} survived.`,
    `The median player sits out ${percent(medianSatOut(findings))} of the turns.`,
    conflicts > 0 &&
      `Players won ${inHundred(won / conflicts, 'ordinary conflicts')}; the odds of their rolls come to ${percent(expected / conflicts)}.`,
    without.of > 0 &&
      tied.of > 0 &&
      `In encounters players with ties won ${inHundred(tied.share, 'comparisons')}, those without any ${inHundred(without.share, 'comparisons')}.`,
  ];
  return said.filter((text) => typeof text === 'string');
}

/** Share of encounters, or of the Core, won by players without ties and by players with ties. */
export function worthOfTies(tables: readonly Findings[], tally: typeof ties | typeof coreTies): readonly [Part, Part] {
  const rows = sumRows(tables, tally).map(({ counts }) => counts);
  const won = (some: typeof rows) => partOf(sumOf(some.map((one) => one.won)), sumOf(some.map((one) => one.players)));
  return [won(rows.slice(0, 1)), won(rows.slice(1))];
}

function coreIn(findings: Findings): string {
  const games = rowsOf(findings, core).map(({ counts }) => counts.games);
  const opened = sumOf(games);
  if (opened === 0) return 'The Core never opened.';
  const written = games.length - 2;
  const median = games.findIndex((_, i) => sumOf(games.slice(0, i + 1)) >= opened / 2);
  const when =
    median > written ? `below the ${written} that are written` : `after ${median} of ${written} layers or sooner`;
  return `The Core opened in ${inHundred(opened / findings.runs)}, half of the time ${when}.`;
}
