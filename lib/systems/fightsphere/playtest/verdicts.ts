import type { Findings, MirrorFindings } from '@/lib/contract/playtest-report';
import { at } from '@/lib/kernel/at';
import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { sumOf } from '@/lib/kernel/sums';
import { inHundred, percent } from '@/lib/kernel/words';
import { type CodesOf, verdictReporterOf } from '@/lib/tabletop/authoring/reporter';
import { type Cure, contestJudges, contestVerdicts } from '@/lib/tabletop/play/contest-verdicts';
import {
  playHint as hint,
  judgeEach,
  type Part,
  partOf,
  RUNS_TO_JUDGE,
  rowsOf,
  sumRows,
  totalsOf,
  verdictsBy,
  playWarning as warning,
} from '@/lib/tabletop/play/verdicts';
import { joinedUpTo } from '@/lib/tabletop/words/wording';
import type { Game } from '../engine/game';
import { unbeatable } from '../rules/hopeless';
import type { Campaign } from '../schema';
import { worthOfTies } from './summary';
import { core, coreTies, drives, episodes, layers, medianSatOut, npcs, ties } from './tallies';

/** All verdict codes of playtests. Codes are stable, as those of the checks. */
export const VERDICTS = {
  'fightsphere/play-core-late': warning('the Core often opens only below the written layers'),
  'fightsphere/play-core-early': hint('the Core often opens before a third of the layers have been played'),
  'fightsphere/play-core-never': warning('the Core often does not open at all'),
  'fightsphere/play-sitting-out': warning('the median player sits out more than half of the turns'),
  'fightsphere/play-layer-wall': warning('hardly any ordinary conflict is won on this layer'),
  'fightsphere/play-layer-walk': hint('nearly every ordinary conflict is won on this layer'),
  'fightsphere/play-drive-ahead': hint('Gladiators with one drive survive far more often than those with the other'),
  'fightsphere/play-episode-unmet': hint('some episodes are hardly ever played'),
  'fightsphere/play-npc-unmet': hint('some people of this episode hardly ever come up'),
  'fightsphere/play-ties-idle': warning('players with ties win no more often than those without any'),
  'fightsphere/play-all-luck': contestVerdicts('fightsphere')['fightsphere/play-all-luck'],
} as const satisfies CodesOf<'fightsphere/play-'>;

/** Acceptable share of campaigns that never reach the Core, or need more layers than are written. */
const NEVER = 0.05;
const LATE = 0.4;
const SITTING = 0.5;
/** Share of ordinary conflicts won: below `WALL` a layer is too hard, above `WALK` too easy. */
const WALL = 0.02;
const WALK = 0.75;
const AHEAD = 0.1;
/** Share of the campaigns, or of an NPC's average number of scenes, that counts as hardly any. */
const HARDLY = 0.02;
const NAMED = 6;

const { ofTable, ofAll } = verdictsBy(verdictReporterOf(VERDICTS));
const judge = contestJudges('fightsphere');

const MORE_TURNS = 'Give episodes more turns, or no limit.';

const MORE_DICE: Cure = {
  path: ['startPool'],
  advice: 'Start with more dice, so that there is something to gamble well.',
};

export function verdicts(game: Game, tables: readonly Findings[], mirror?: MirrorFindings): readonly Issue[] {
  const areCutShort = tables.some((table) => isCutShort(game.body, table));
  const isEnough = tables.some(({ runs }) => runs >= RUNS_TO_JUDGE);
  return [
    ...judgeEach(tables, (table) => judgeCore(game, table)),
    ...judgeEach(tables, judgeSitting),
    ...judgeEach(tables, judgeLayers),
    ...judgeEach(tables, judgeDrives),
    ...(isEnough ? [...judgeTies(tables), ...judgePrepared(game, tables)] : []),
    ...judge.luck(tables, mirror, areCutShort ? { path: ['turnsPerEpisode'], advice: MORE_TURNS } : MORE_DICE),
  ];
}

function* judgeCore({ body }: Game, findings: Findings): Generator<Issue> {
  const say = ofTable(findings);
  const games = rowsOf(findings, core).map(({ counts }) => counts.games / findings.runs);
  const [never, late] = [1 - sumOf(games), sumOf(games.slice(-1))];
  const early = sumOf(games.slice(0, Math.ceil(body.layers.length / 3)));
  if (never > NEVER) {
    const [path, advice] = isCutShort(body, findings)
      ? [['turnsPerEpisode'], MORE_TURNS]
      : [['npcGladiators'], 'Give NPC Gladiators smaller pools.'];
    yield say('fightsphere/play-core-never', path, `the Core never opened in ${inHundred(never)}`, advice);
  }
  if (late > LATE) {
    const what = `the layers that are written were not enough in ${inHundred(late)}`;
    const advice = 'Write more layers, or give NPC Gladiators smaller pools.';
    yield say('fightsphere/play-core-late', ['layers'], what, advice);
  }
  if (early > 1 / 2) {
    const what = `the Core opened before a third of the layers were played in ${inHundred(early)}`;
    const [path, advice] = lacksNpcGladiators(body, findings.players)
      ? [['npcGladiators'], 'Write more NPC Gladiators.']
      : [['gladiatorsPerPlayer'], 'Give each player more Gladiators, and write as many NPC Gladiators.'];
    yield say('fightsphere/play-core-early', path, what, advice);
  }
}

/** Tells whether most layers or Cores ran out of turns, though their fights could be won. */
function isCutShort(body: Campaign, findings: Findings): boolean {
  if (body.turnsPerEpisode === null || unbeatable(body).length > 0) return false;
  const { closed, games } = totalsOf([findings], layers);
  const shared = findings.endings.find(({ id }) => id === 'shared')?.share ?? 0;
  return closed > games / 2 || shared > 1 / 2;
}

/** Tells whether fewer NPC Gladiators are in play than the players are due (rules 12). */
function lacksNpcGladiators({ npcGladiators, pregens, gladiatorsPerPlayer, options }: Campaign, players: number) {
  const present = npcGladiators.length + Math.max(0, pregens.length - players);
  return options.npcGladiatorsFrom === 'scenario' && present < players * (gladiatorsPerPlayer - 1);
}

function* judgeSitting(findings: Findings): Generator<Issue> {
  const median = medianSatOut(findings);
  if (median <= SITTING) return;
  const what = `the median player sat out ${percent(median)} of the turns`;
  const advice = 'Close episodes after fewer turns, or make NPC Gladiators weaker on the first layers.';
  yield ofTable(findings)('fightsphere/play-sitting-out', ['turnsPerEpisode'], what, advice);
}

function* judgeLayers(findings: Findings): Generator<Issue> {
  const say = ofTable(findings);
  for (const { id, label, counts } of rowsOf(findings, layers)) {
    if (counts.conflicts < RUNS_TO_JUDGE || id === 'deeper') continue;
    const share = counts.won / counts.conflicts;
    const won = `${inHundred(share, 'conflicts')} were won on “${label}”`;
    const path: Path = ['layers', id, 'thresholdOverride'];
    if (share < WALL) yield say('fightsphere/play-layer-wall', path, won, 'Lower its Threshold.');
    if (share > WALK) yield say('fightsphere/play-layer-walk', path, won, 'Raise its Threshold.');
  }
}

function* judgeDrives(findings: Findings): Generator<Issue> {
  const rows = rowsOf(findings, drives).map(({ label, counts }) => ({ label, ...partOf(counts.won, counts.players) }));
  const [first, second] = rows.toSorted((a, b) => b.share - a.share);
  const fewest = Math.min(...rows.map(({ of }) => of));
  if (!first || !second || fewest < RUNS_TO_JUDGE) return;
  if (first.share - second.share <= AHEAD + 1 / Math.sqrt(fewest)) return;
  const ahead = `${inHundred(first.share, 'Gladiators')} with a ${first.label} survived the Core`;
  const what = `${ahead}, and ${inHundred(second.share, 'Gladiators')} with the other drive`;
  const advice = 'Drives differ by what ties bring. Raise the Threshold, so that ties are rarer.';
  yield ofTable(findings)('fightsphere/play-drive-ahead', ['threshold', 'start'], what, advice);
}

/** The design's aim: ties are the main source of strength, in encounters or in the Core. */
function* judgeTies(tables: readonly Findings[]): Generator<Issue> {
  const worth = [worthOfTies(tables, ties), worthOfTies(tables, coreTies)] as const;
  if (worth.flat().some(({ of }) => of < RUNS_TO_JUDGE)) return;
  if (worth.some(([without, tied]) => tied.share > without.share)) return;
  const cases = ({ share }: Part) => inHundred(share, 'cases');
  const [fights, ends] = worth.map(([without, tied]) => `${cases(tied)}, and those without any in ${cases(without)}`);
  const what = `those with ties won encounters in ${fights}. They survived the Core in ${ends}`;
  const advice = 'Let people come back in later episodes, and start with a higher pool.';
  yield ofAll(tables)('fightsphere/play-ties-idle', ['episodes'], what, advice);
}

/** Reports episodes that are hardly ever played, and NPCs of the others that hardly ever come up. */
function* judgePrepared({ body }: Game, tables: readonly Findings[]): Generator<Issue> {
  const runs = sumOf(tables.map((table) => table.runs));
  const say = ofAll(tables);
  const played = sumRows(tables, episodes);
  const isUnmet = (row: (typeof played)[number]) => row.counts.games < HARDLY * runs;
  const unmet = played.filter(isUnmet);
  const [first] = unmet;
  if (first) {
    const names = joinedUpTo(
      NAMED,
      unmet.map(({ label }) => `“${label}”`),
    );
    const what = `hardly any campaign came to ${names}`;
    yield say(
      'fightsphere/play-episode-unmet',
      ['episodes', first.id],
      what,
      'Move what is unplayed to layers further up.',
    );
  }
  const people = sumRows(tables, npcs);
  const few = (HARDLY * people.reduce((sum, { counts }) => sum + counts.scenes, 0)) / Math.max(1, people.length);
  let next = 0;
  for (const [i, episode] of played.entries()) {
    const here = people.slice(next, next + at(body.episodes, i).npcs.length);
    next += here.length;
    const idle = here.filter(({ counts }) => counts.scenes <= few).map(({ label }) => label);
    if (isUnmet(episode) || idle.length === 0) continue;
    const what = `hardly any scene had ${joinedUpTo(NAMED, idle, 'or')}`;
    const advice = 'Give the episode fewer people, or these a tag that bears on its problems.';
    yield say('fightsphere/play-npc-unmet', ['episodes', episode.id, 'npcs'], what, advice);
  }
}
