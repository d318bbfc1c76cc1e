import type { Findings } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import { sumOf } from '@/lib/kernel/sums';
import { inHundred, onlyInHundred } from '@/lib/kernel/words';
import { type CodesOf, reporterOf } from '@/lib/tabletop/authoring/reporter';
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
import { uncapital } from '@/lib/tabletop/words/wording';
import type { Game } from '../engine/game';
import { causes, characters, levels, traps } from './tallies';

/** All verdict codes of playtests. Codes are stable, as those of the checks. */
export const VERDICTS = {
  'mothership/play-hopeless': playWarning('hardly anybody gets out at this level'),
  'mothership/play-harmless': playWarning('nearly every game at this level ends well'),
  'mothership/play-levels-alike': playHint('a harder level is not harder'),
  'mothership/play-trap-idle': playHint('this trap hardly ever goes off'),
  'mothership/play-character-weak': playHint('games go worse with this character'),
  'mothership/play-cut-off': playWarning('people are often cut off from the finish'),
} as const satisfies CodesOf<'mothership/play-'>;

/** Smallest number of games at a level or with a character that is judged; below it the sample is too small. */
const GAMES_TO_JUDGE = 60;
/** Difference in the share of good endings at which a character counts as weak. */
const WEAKER_BY = 0.12;

const report = reporterOf(VERDICTS);
const { ofTable } = verdictsBy(report);

export function verdicts(_: Game, tables: readonly Findings[]): readonly Issue[] {
  const isEnough = tables.some(({ runs }) => runs >= RUNS_TO_JUDGE);
  return [
    ...judgeEach(tables, judgeLevels),
    ...(isEnough ? [...judgeTraps(tables), ...judgeCharacters(tables)] : []),
    ...judgeEach(tables, judgeCutOff),
  ];
}

function* judgeLevels(findings: Findings): Generator<Issue> {
  const say = ofTable(findings);
  let before: { readonly label: string; readonly share: number } | undefined;
  for (const { id, label, counts } of rowsOf(findings, levels)) {
    const { games, good } = counts;
    if (games < GAMES_TO_JUDGE) continue;
    const share = good / games;
    if (share < 0.05) {
      const advice = 'Give the tracker more spaces, or take traps and objectives out of this level.';
      const what = `“${label}” ended well in ${onlyInHundred(share)}`;
      yield say('mothership/play-hopeless', ['levels', id], what, `${failedBy(findings)}${advice}`);
    } else if (share > 0.97) {
      const advice = 'Take a space off the tracker, or put another trap into this level.';
      yield say('mothership/play-harmless', ['levels', id], `“${label}” ended well in ${inHundred(share)}`, advice);
    }
    if (before && share > before.share + 0.05) {
      const advice = 'Give it more traps or objectives, or change their order.';
      yield say(
        'mothership/play-levels-alike',
        ['levels', id],
        `“${label}” went better than “${before.label}”`,
        advice,
      );
    }
    before = { label, share };
  }
}

function failedBy(findings: Findings): string {
  const [worst] = rowsOf(findings, causes).toSorted((a, b) => b.counts.games - a.counts.games);
  return worst && worst.counts.games > 0 ? `Mostly: ${uncapital(worst.label)}. ` : '';
}

function* judgeTraps(tables: readonly Findings[]): Generator<Issue> {
  const runs = sumOf(tables.map((table) => table.runs));
  for (const { id, label, counts } of sumRows(tables, traps)) {
    const { sprung } = counts;
    if (sprung / runs >= 0.05) continue;
    yield report(
      'mothership/play-trap-idle',
      ['traps', id],
      `“${label}” went off ${sprung} times in ${gamesOf(tables)}. Put more tiles of it into the box, or let fewer characters be immune.`,
    );
  }
}

function* judgeCharacters(tables: readonly Findings[]): Generator<Issue> {
  const rows = sumRows(tables, characters).filter(({ counts }) => counts.games >= GAMES_TO_JUDGE);
  const games = sumOf(rows.map(({ counts }) => counts.games));
  const good = sumOf(rows.map(({ counts }) => counts.good));
  if (games === 0) return;
  for (const { id, label, counts } of rows) {
    const share = counts.good / counts.games;
    if (share > good / games - WEAKER_BY) continue;
    yield report(
      'mothership/play-character-weak',
      ['characters', id],
      `Games with “${label}” ended well in ${inHundred(share)}, those of all characters in ${inHundred(good / games)}. Make the ability cheaper, or extend its reach.`,
    );
  }
}

function* judgeCutOff(findings: Findings): Generator<Issue> {
  const cut = rowsOf(findings, causes).find(({ id }) => id === 'cut')?.counts.games ?? 0;
  if (cut / findings.runs < 0.05) return;
  yield report(
    'mothership/play-cut-off',
    ['layout'],
    `In ${inHundred(cut / findings.runs)} with ${findings.players} players somebody could no longer get to the finish. Add a second path.`,
  );
}
