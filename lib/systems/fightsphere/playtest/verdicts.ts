import type { Findings, MirrorFindings } from '@/lib/contract/playtest-report';
import { at } from '@/lib/kernel/at';
import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { inHundred, percent } from '@/lib/kernel/share-words';
import { type Cure, contestJudges } from '@/lib/tabletop/contest-verdicts';
import { reporterOf } from '@/lib/tabletop/reporter';
import { gamesOf, judgeEach, RUNS_TO_JUDGE, rowsOf, sumRows } from '@/lib/tabletop/verdicts';
import { joinedUpTo } from '@/lib/tabletop/wording';
import type { Game } from '../engine/game';
import { VERDICTS } from './codes';
import { medianSatOut, worthOfTies } from './figures';
import { core, drives, episodes, layers, npcs } from './tallies';

/** So many campaigns may need more layers than are written, or never come to the Core. */
const LATE = 0.05;
const SITTING = 0.4;
/** An ordinary conflict on a layer is a wall below, and a walk above. */
const WALL = 0.02;
const WALK = 0.75;
const AHEAD = 0.1;
/** Of the campaigns, or of the scenes that an NPC has on average. */
const HARDLY = 0.02;
const NAMED = 6;

const say = reporterOf(VERDICTS);
const judge = contestJudges('fightsphere');

const TAKE_RISKS: Cure = {
  path: ['startPool'],
  advice: 'Start with fewer dice, so that ties and well-chosen gambles count for more.',
};

/** What the author of a campaign should do about playtests of it, a table of each size. Paths begin at the body. */
export function verdicts(game: Game, tables: readonly Findings[], mirror?: MirrorFindings): readonly Issue[] {
  const isEnough = tables.some(({ runs }) => runs >= RUNS_TO_JUDGE);
  return [
    ...judgeEach(tables, (table) => judgeCore(game, table)),
    ...judgeEach(tables, judgeSitting),
    ...judgeEach(tables, judgeLayers),
    ...judgeEach(tables, judgeDrives),
    ...(isEnough ? [...judgeTies(tables), ...judgePrepared(game, tables)] : []),
    ...judge.luck(tables, mirror, TAKE_RISKS),
  ];
}

function* judgeCore({ body }: Game, findings: Findings): Generator<Issue> {
  const { players, runs } = findings;
  const rows = rowsOf(findings, core).map(({ counts }) => counts.games);
  const opened = rows.reduce((sum, games) => sum + games, 0);
  const never = (runs - opened) / runs;
  const deeper = (rows.at(-1) ?? 0) / runs;
  const early = rows.slice(0, Math.ceil(body.layers.length / 2)).reduce((sum, games) => sum + games, 0) / runs;
  if (never > LATE) {
    yield say(
      'fightsphere/play-core-never',
      ['npcGladiators'],
      `With ${players} players the Core never opened in ${inHundred(never)}. Give NPC Gladiators smaller pools, or fewer of them.`,
    );
  }
  if (deeper > LATE) {
    yield say(
      'fightsphere/play-core-late',
      ['layers'],
      `With ${players} players the layers that are written were not enough in ${inHundred(deeper)}. Write more layers, or give NPC Gladiators smaller pools.`,
    );
  }
  if (early > 1 / 2) {
    yield say(
      'fightsphere/play-core-early',
      ['gladiatorsPerPlayer'],
      `With ${players} players the Core opened before half of the layers were played in ${inHundred(early)}. Give each player more Gladiators, or NPC Gladiators larger pools.`,
    );
  }
}

function* judgeSitting(findings: Findings): Generator<Issue> {
  const median = medianSatOut(findings);
  if (median <= SITTING) return;
  yield say(
    'fightsphere/play-sitting-out',
    ['turnsPerEpisode'],
    `With ${findings.players} players the median player sat out ${percent(median)} of the turns. Close episodes after fewer turns, or make NPC Gladiators weaker on the first layers.`,
  );
}

function* judgeLayers(findings: Findings): Generator<Issue> {
  for (const { id, label, counts } of rowsOf(findings, layers)) {
    if (counts.conflicts < RUNS_TO_JUDGE || id === 'deeper') continue;
    const share = counts.won / counts.conflicts;
    const won = `With ${findings.players} players ${inHundred(share, 'conflicts')} were won on “${label}”.`;
    const path: Path = ['layers', id, 'thresholdOverride'];
    if (share < WALL) yield say('fightsphere/play-layer-wall', path, `${won} Lower its Threshold.`);
    if (share > WALK) yield say('fightsphere/play-layer-walk', path, `${won} Raise its Threshold.`);
  }
}

function* judgeDrives(findings: Findings): Generator<Issue> {
  const rows = rowsOf(findings, drives).map(({ label, counts }) => ({
    label,
    players: counts.players,
    share: counts.won / Math.max(1, counts.players),
  }));
  const [first, second] = rows.toSorted((a, b) => b.share - a.share);
  if (!first || !second || Math.min(first.players, second.players) < RUNS_TO_JUDGE) return;
  const chance = 1 / Math.sqrt(Math.min(first.players, second.players));
  if (first.share - second.share <= AHEAD + chance) return;
  yield say(
    'fightsphere/play-drive-ahead',
    ['pregens'],
    `With ${findings.players} players ${inHundred(first.share, 'Gladiators')} with a ${first.label} survived the Core, and ${inHundred(second.share, 'Gladiators')} with the other drive. Give those with the other drive more people to be tied to, or more tags that count.`,
  );
}

/** The design's aim: ties are the main source of strength, in encounters or in the end. */
function* judgeTies(tables: readonly Findings[]): Generator<Issue> {
  const { pairs, core: ends } = worthOfTies(tables);
  if ([...pairs, ...ends].some(({ of }) => of < RUNS_TO_JUDGE)) return;
  if ([pairs, ends].some(([without, tied]) => tied.share > without.share)) return;
  const shares = (noun: string, [without, tied]: typeof pairs) =>
    `${inHundred(tied.share, noun)}, and those without any ${inHundred(without.share, noun)}`;
  yield say(
    'fightsphere/play-ties-idle',
    ['episodes'],
    `In ${gamesOf(tables)} players with ties won ${shares('comparisons', pairs)}. Of the Core they survived ${shares('cases', ends)}. Let people come back in later episodes, and start with a higher pool.`,
  );
}

/** Episodes, and people of those that are played, who hardly ever come up. */
function* judgePrepared({ body }: Game, tables: readonly Findings[]): Generator<Issue> {
  const runs = tables.reduce((sum, table) => sum + table.runs, 0);
  const people = sumRows(tables, npcs);
  const few = (HARDLY * people.reduce((sum, { counts }) => sum + counts.scenes, 0)) / Math.max(1, people.length);
  let first = 0;
  for (const [i, { id, label, counts }] of sumRows(tables, episodes).entries()) {
    const here = people.slice(first, first + at(body.episodes, i).npcs.length);
    first += here.length;
    if (counts.games < HARDLY * runs) {
      const often = counts.games === 0 ? 'never' : 'hardly ever';
      yield say(
        'fightsphere/play-episode-unmet',
        ['episodes', id],
        `In ${gamesOf(tables)} “${label}” was ${often} played. Move it to a layer that is reached, or to one with fewer episodes.`,
      );
      continue;
    }
    const unmet = here.filter((npc) => npc.counts.scenes <= few);
    if (unmet.length === 0) continue;
    const names = joinedUpTo(
      NAMED,
      unmet.map((npc) => npc.label),
      'or',
    );
    yield say(
      'fightsphere/play-npc-unmet',
      ['episodes', id, 'npcs'],
      `In ${gamesOf(tables)} hardly any scene had ${names}. Give the episode fewer people, or these a tag that bears on its problems.`,
    );
  }
}
