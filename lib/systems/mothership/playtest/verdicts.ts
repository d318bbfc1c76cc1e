import type { Findings } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import { sumOf } from '@/lib/kernel/sums';
import { inHundred, onlyInHundred } from '@/lib/kernel/words';
import { type CodesOf, verdictReporterOf } from '@/lib/tabletop/authoring/reporter';
import {
  gamesOf,
  judgeEach,
  playHint,
  playWarning,
  RUNS_TO_JUDGE,
  rowsOf,
  sumRows,
  verdictsBy,
} from '@/lib/tabletop/play/verdicts';
import { capital, counted, joined, joinedUpTo, uncapital, withArticle } from '@/lib/tabletop/words/wording';
import type { Game } from '../engine/game';
import { objectiveName } from '../names';
import { causes, characters, levels, traps } from './tallies';

/** All verdict codes of playtests. Codes are stable, as those of the checks. */
export const VERDICTS = {
  'mothership/play-hopeless': playWarning('hardly anybody gets out at this level'),
  'mothership/play-harmless': playWarning('hardly anybody is ever left behind at this level'),
  'mothership/play-levels-alike': playHint('a harder level is not harder'),
  'mothership/play-trap-idle': playHint('this trap hardly ever goes off'),
  'mothership/play-character-weak': playHint('games go worse with this character'),
  'mothership/play-cut-off': playWarning('people are often cut off from the finish'),
} as const satisfies CodesOf<'mothership/play-'>;

/** Smallest number of games at a level or with a character that is judged; below it the sample is too small. */
const GAMES_TO_JUDGE = 60;
const HOPELESS = 0.05;
const HARMLESS = 0.97;
/** Smallest lead of a later level over the one before. */
const EASIER_BY = 0.05;
/** Difference in the share of good endings at which a character counts as weak. */
const WEAKER_BY = 0.12;
/** Standard errors to allow for: of several levels and characters some always differ by luck. */
const SELECTED = 3;
const CUT_OFF = 0.05;
const HARDLY_EVER = 0.05;
/** Frequency that advice aims for, and the most tiles of a trap. */
const OFTEN = 0.25;
const TILES_MAX = 60;
const NAMED = 4;

const report = verdictReporterOf(VERDICTS);
const { ofTable } = verdictsBy(report);

export function verdicts(game: Game, tables: readonly Findings[]): readonly Issue[] {
  const isEnough = tables.some(({ runs }) => runs >= RUNS_TO_JUDGE);
  return [
    ...judgeEach(tables, (findings) => judgeLevels(game, findings)),
    ...(isEnough ? [...judgeTraps(game, tables), ...judgeCharacters(game, tables)] : []),
    ...judgeEach(tables, (findings) => judgeCutOff(game, findings)),
  ];
}

function* judgeLevels(game: Game, findings: Findings): Generator<Issue> {
  const say = ofTable(findings);
  const judged = rowsOf(findings, levels).filter(({ counts }) => counts.games >= GAMES_TO_JUDGE);
  for (const [i, { id, label, counts }] of judged.entries()) {
    const share = shareOf(counts);
    if (share < HOPELESS) {
      const what = `“${label}” ended well in ${onlyInHundred(share)}`;
      yield say('mothership/play-hopeless', ['levels', id], what, relief(game, findings, objectivesAt(game, id)));
    } else if (Math.min(counts.good, counts.all) > HARMLESS * counts.games) {
      const spare = counted(Math.max(1, Math.round(counts.left / counts.all)), 'space');
      const advice = `Start the marker ${spare} further down with ${findings.players}.`;
      const what = `everybody got out of “${label}” in ${inHundred(counts.all / counts.games)}`;
      yield say('mothership/play-harmless', ['levels', id], what, advice);
    }
    const [before] = judged.slice(0, i).toSorted((a, b) => shareOf(a.counts) - shareOf(b.counts));
    if (before && share > shareOf(before.counts) + EASIER_BY + chance(counts, before.counts)) {
      const both = game.body.levels.filter((level) => level.id === id || level.id === before.id);
      const trap = counted(Math.max(...both.map((level) => level.trap)), 'trap');
      const objective = counted(Math.max(...both.map((level) => level.objective)), 'objective');
      const advice = `Give it ${trap} and ${objective}, as many as there are in either, or change their order.`;
      const what = `“${label}” went better than “${before.label}”`;
      yield say('mothership/play-levels-alike', ['levels', id], what, advice);
    }
  }
}

/** Games, and those of them that ended well. */
interface Sample {
  readonly games: number;
  readonly good: number;
}

const shareOf = ({ games, good }: Sample): number => good / Math.max(1, games);

/** Sampling error of the difference between two shares of games that ended well. */
function chance(...samples: readonly Sample[]): number {
  const share = shareOf({
    games: sumOf(samples.map(({ games }) => games)),
    good: sumOf(samples.map(({ good }) => good)),
  });
  return SELECTED * Math.sqrt(share * (1 - share) * sumOf(samples.map(({ games }) => 1 / games)));
}

const objectivesAt = ({ body }: Game, level: string): number =>
  body.levels.find(({ id }) => id === level)?.objective ?? 1;

/** Says why people were left behind, and what would help at a level with a number of objectives. */
function relief({ body: { tracker } }: Game, findings: Findings, objectives: number): string {
  const [worst] = rowsOf(findings, causes).toSorted((a, b) => b.counts.games - a.counts.games);
  const advice =
    worst?.id === 'cut'
      ? 'Add a second path.'
      : `Give the tracker ${counted(Math.ceil(tracker.spaces / 3), 'space')} more${objectives > 1 ? ', or take half of the objectives out of this level' : ''}.`;
  return worst && worst.counts.games > 0 ? `Mostly: ${uncapital(worst.label)}. ${advice}` : advice;
}

/** Reports traps that hardly ever go off: one by one, or together if that is true of most. */
function* judgeTraps(game: Game, tables: readonly Findings[]): Generator<Issue> {
  const runs = sumOf(tables.map((table) => table.runs));
  // Without trap tiles in any level, or of a kind in the box, the checks say enough.
  if (game.levels.every(({ trap }) => trap === 0)) return;
  const boxed = sumRows(tables, traps).flatMap((row, i) => {
    const { tiles = 0 } = game.traps[i] ?? {};
    const immune = game.characters.filter((who) => who.immune[i]).length;
    return tiles === 0 ? [] : [{ ...row, tiles, isMostlyImmune: 2 * immune > game.characters.length }];
  });
  const idle = boxed.filter(({ counts }) => counts.sprung / runs < HARDLY_EVER);
  const unseen = idle.filter(({ isMostlyImmune }) => !isMostlyImmune);
  const isEach = 2 * unseen.length <= boxed.length;
  for (const { id, label, counts, tiles, isMostlyImmune } of isEach ? idle : []) {
    const enough = Math.min(TILES_MAX, tiles * Math.ceil((OFTEN * runs) / Math.max(1, counts.sprung)));
    const advice = isMostlyImmune
      ? 'Let no more than half of the characters be immune.'
      : `Put ${counted(enough, 'tile')} of it into the box instead of ${tiles}.`;
    const often = `“${label}” went off ${counted(counts.sprung, 'time')} in ${gamesOf(tables)}`;
    yield report('mothership/play-trap-idle', ['traps', id], `${often}. ${advice}`);
  }
  if (isEach) return;
  const names = joinedUpTo(
    NAMED,
    unseen.map(({ label }) => `“${label}”`),
  );
  const often = counted(sumOf(unseen.map(({ counts }) => counts.sprung)), 'time');
  const advice = 'Put three times as many traps into the levels.';
  yield report(
    'mothership/play-trap-idle',
    ['levels'],
    `${names} went off ${often} altogether in ${gamesOf(tables)}. ${advice}`,
  );
}

function* judgeCharacters(game: Game, tables: readonly Findings[]): Generator<Issue> {
  const rows = sumRows(tables, characters);
  const judged = rows.filter(({ counts }) => counts.games >= GAMES_TO_JUDGE);
  const all = {
    games: sumOf(judged.map(({ counts }) => counts.games)),
    good: sumOf(judged.map(({ counts }) => counts.good)),
  };
  for (const { id, label, counts } of judged) {
    const [share, usual] = [shareOf(counts), shareOf(all)];
    if (share > usual - Math.max(WEAKER_BY, chance(counts, all))) continue;
    yield report(
      'mothership/play-character-weak',
      ['characters', id],
      `Games with “${label}” ended well in ${inHundred(share)}, those of all characters in ${inHundred(usual)}. ${strengthen(
        game,
        rows.findIndex((row) => row.id === id),
      )}`,
    );
  }
}

/** Advice for a character, without changes that it has already or cannot have. */
function strengthen({ characters }: Game, i: number): string {
  const { abilities = [], immune = [] } = characters[i] ?? {};
  const changes = [
    abilities.some(({ apCost }) => apCost > 1) && 'let its ability cost 1 point',
    abilities.some(({ kind }) => kind === 'farPeek') && 'let its sight reach the whole ship',
    abilities.length === 0 && characters.some((other) => other.abilities.length > 0) && 'give it an ability of another',
    characters.some((other) => other.immune.some((is, trap) => is && !immune[trap])) &&
      'make it immune to all traps that others are immune to',
  ];
  return `${capital(
    joined(
      changes.filter((change) => change !== false),
      'or',
    ),
  )}.`;
}

function* judgeCutOff(game: Game, findings: Findings): Generator<Issue> {
  const cut = rowsOf(findings, causes).find(({ id }) => id === 'cut')?.counts.games ?? 0;
  const share = cut / findings.runs;
  if (share < CUT_OFF + SELECTED * Math.sqrt((CUT_OFF * (1 - CUT_OFF)) / findings.runs)) return;
  yield ofTable(findings)(
    'mothership/play-cut-off',
    ['layout'],
    `somebody was cut off from the finish or from ${withArticle(objectiveName(game))} in ${inHundred(share)}`,
    'Add a second path.',
  );
}
