import type { Figures, Findings } from '@/lib/contract/playtest-report';
import { at } from '@/lib/kernel/at';
import type { Issue } from '@/lib/kernel/issue';
import { sumOf } from '@/lib/kernel/sums';
import { inHundred } from '@/lib/kernel/words';
import { type CodesOf, verdictReporterOf } from '@/lib/tabletop/authoring/reporter';
import {
  gamesOf,
  playHint as hint,
  judgeEach,
  type Part,
  partOf,
  RUNS_TO_JUDGE,
  rowsOf,
  sumRows,
  verdictsBy,
  playWarning as warning,
} from '@/lib/tabletop/play/verdicts';
import { joined } from '@/lib/tabletop/words/wording';
import type { Game } from '../engine/game';
import { canBeDone, conflictsLeft, waysTo } from '../rules/ways';
import { START_MAX } from '../vocabulary';
import { hardship, rescue } from './levers';
import { harm, help, people, stances, stress, tasks } from './tallies';

/** Verdicts of playtests. Their codes are stable, like those of the check. */
export const VERDICTS = {
  'isolation/play-doomed': warning('hardly anybody is ever safe'),
  'isolation/play-safe': warning('somebody is safe in nearly every game'),
  'isolation/play-no-friction': warning('fewer than 15 of 100 stances are hostile'),
  'isolation/play-nobody-helps': warning('people who are asked hardly ever help'),
  'isolation/play-stress-flat': hint('Stress is much the same all night'),
  'isolation/play-stress-unbounded': warning('Stress rises beyond what dice can answer'),
  'isolation/play-task-out-of-reach': warning('what this task needs often fails'),
  'isolation/play-task-untried': hint('this task is hardly ever tried'),
  'isolation/play-person-idle': hint('this person hardly ever matters'),
  'isolation/play-ties-idle': warning('help does not increase the chance of success'),
  'isolation/play-threat-harms': warning('people cause fewer than a quarter of the wounds'),
} as const satisfies CodesOf<'isolation/play-'>;

/** Shares of games with anyone safe: too few, and too many. */
const [DOOMED, SAFE] = [0.05, 0.95];
/** Lowest shares of hostile stances, helpful stances, and wounds by people. */
const [FRICTION, HELPING, BY_PEOPLE] = [0.15, 0.05, 0.25];
/** Smallest change of mean Stress that is not flat, and the highest mean Stress: the end of the printed track. */
const [FLAT, UNBOUNDED] = [1, 12];
/** Tries per game below which a task is hardly ever tried, and part of the games below which its needs are seldom done. */
const [HARDLY, SELDOM] = [0.02, 0.1];
/** A person is idle below this part of the mean activity. */
const IDLE = 0.1;

type Tallied = Pick<Findings, 'tallies'>;

/** Shares of helpful and hostile stances among people who were asked. */
function stancesIn(tallied: Tallied): { readonly helping: Part; readonly hostile: Part } {
  const [helping = 0, neutral = 0, hostile = 0] = rowsOf(tallied, stances).map(({ counts }) => counts.taken);
  const of = helping + neutral + hostile;
  return { helping: partOf(helping, of), hostile: partOf(hostile, of) };
}

/** Share of wounds caused by people, through obstruction or standing by. */
function harmByPeople(tallied: Tallied): Part {
  const wounds = rowsOf(tallied, harm).map(({ counts }) => counts.wounds);
  return partOf(sumOf(wounds.slice(0, -1)), sumOf(wounds));
}

/** Success rates of attempts alone, and of attempts with help. */
function worthOfHelp(tallied: Tallied): { readonly alone: Part; readonly helped: Part } {
  const rows = rowsOf(tallied, help).map(({ counts }) => counts);
  const won = (some: typeof rows) => partOf(sumOf(some.map((one) => one.won)), sumOf(some.map((one) => one.tried)));
  return { alone: won(rows.slice(0, 1)), helped: won(rows.slice(2)) };
}

/** Mean Stress after each conflict that at least `games` games reached. */
const meanStress = (tallied: Tallied, games: number): readonly number[] =>
  rowsOf(tallied, stress).flatMap(({ counts }) =>
    counts.games >= games ? [counts.sum / Math.max(1, counts.games)] : [],
  );

export function figuresOf(tallies: Tallied['tallies']): Figures {
  const { helping, hostile } = stancesIn({ tallies });
  return { shares: { helping: helping.share, hostile: hostile.share, harmByPeople: harmByPeople({ tallies }).share } };
}

/** Returns sentences on stances, the value of help, causes of wounds, and Stress. */
export function summaryOf(findings: Findings): readonly string[] {
  const { helping, hostile } = stancesIn(findings);
  const { alone, helped } = worthOfHelp(findings);
  const harmed = harmByPeople(findings);
  const means = meanStress(findings, findings.runs / 2);
  const [people, hated] = [helping, hostile].map(({ share }) => inHundred(share, 'people'));
  const [withHelp, without] = [helped, alone].map(({ share }) => inHundred(share, 'conflicts'));
  const sentence = (isSo: boolean, what: string) => (isSo ? [what] : []);
  return [
    ...sentence(helping.of > 0, `Of those who were asked, ${people} helped, and ${hated} were hostile.`),
    ...sentence(alone.of > 0 && helped.of > 0, `With help ${withHelp} succeeded, alone ${without}.`),
    ...sentence(harmed.of > 0, `People caused ${inHundred(harmed.share, 'wounds')}, the threat the others.`),
    ...sentence(
      means.length > 0,
      `Stress stood at ${means.at(-1)?.toFixed(1)} after conflict ${means.length}, on average.`,
    ),
  ];
}

const say = verdictReporterOf(VERDICTS);
const { ofTable, ofAll } = verdictsBy(say);
const isFew = ({ of, share }: Part, limit: number): boolean => of >= RUNS_TO_JUDGE && share < limit;

export function verdicts(game: Game, tables: readonly Findings[]): readonly Issue[] {
  const isEnough = tables.some(({ runs }) => runs >= RUNS_TO_JUDGE);
  // Where nothing succeeds, nobody tries much.
  const isDoomed = tables.every(({ wins }) => wins.share < DOOMED);
  return [
    ...judgeEach(tables, (table) => judgeSafety(game, table)),
    ...judgeEach(tables, judgePeace),
    ...judgeEach(tables, (table) => judgeStress(game, table)),
    ...(isEnough ? [...(isDoomed ? [] : judgeTasks(game, tables)), ...judgePeople(game, tables)] : []),
  ];
}

/** Judges how often anybody is safe. */
function* judgeSafety({ body }: Game, findings: Findings): Generator<Issue> {
  const { wins, runs } = findings;
  const issue = ofTable(findings);
  const safe = `somebody was safe in ${inHundred(wins.share)}`;
  if (wins.share < DOOMED) {
    const { path, advice } = rescue(body);
    yield issue('isolation/play-doomed', path, safe, advice);
  }
  if (wins.share <= SAFE) return;
  const led = rowsOf(findings, tasks).filter((_, i) => (body.tasks[i]?.ends ?? 'nothing') !== 'nothing');
  const { path, advice } = hardship(body, sumOf(led.map(({ counts }) => counts.done)) > SAFE * runs);
  yield issue('isolation/play-safe', path, safe, advice);
}

/** Judges stances, what help is worth, and causes of wounds. */
function* judgePeace(findings: Findings): Generator<Issue> {
  const { helping, hostile } = stancesIn(findings);
  const { alone, helped } = worthOfHelp(findings);
  const harm = harmByPeople(findings);
  const issue = ofTable(findings);

  if (isFew(hostile, FRICTION)) {
    const what = `${inHundred(hostile.share, 'stances')} were hostile`;
    yield issue('isolation/play-no-friction', ['links'], what, 'Draw red links between those who need each other.');
  }
  if (isFew(helping, HELPING)) {
    const what = `${inHundred(helping.share, 'people')} helped who were asked`;
    yield issue('isolation/play-nobody-helps', ['links'], what, 'Draw more green links.');
  }
  if (Math.min(alone.of, helped.of) >= RUNS_TO_JUDGE && helped.share <= alone.share) {
    const [help, none] = [helped, alone].map(({ share }) => inHundred(share, 'conflicts'));
    const what = `${help} succeeded with help, and ${none} alone`;
    yield issue('isolation/play-ties-idle', ['links'], what, 'Draw more green links, so that it pays to ask.');
  }
  if (isFew(harm, BY_PEOPLE)) {
    const what = `people caused ${inHundred(harm.share, 'wounds')}, and the threat the others`;
    yield issue('isolation/play-threat-harms', ['links'], what, 'Draw more red links.');
  }
}

function* judgeStress({ body: { options, stress: written } }: Game, findings: Findings): Generator<Issue> {
  const means = meanStress(findings, findings.runs / 4);
  const [least, most] = [Math.min(...means), Math.max(...means)];
  const what = `With ${findings.players} players Stress was ${least.toFixed(1)} to ${most.toFixed(1)} on average.`;
  if (most > UNBOUNDED) {
    const isDeep = written.start > START_MAX;
    const advice = isDeep ? 'Begin with less Stress.' : 'Write more relief, or set a limit.';
    yield say('isolation/play-stress-unbounded', ['stress', isDeep ? 'start' : 'relief'], `${what} ${advice}`);
  } else if (means.length > 1 && most - least < FLAT) {
    const isCapped = options.stressMax !== null && options.stressMax < written.start + FLAT;
    yield isCapped
      ? say('isolation/play-stress-flat', ['options', 'stressMax'], `${what} Raise its limit.`)
      : say('isolation/play-stress-flat', ['stress', 'events'], `${what} Write events that change it by more.`);
  }
}

/** Reports tasks that are hardly ever tried, because their requirements are not done or for lack of interest. */
function* judgeTasks({ body, tasks: rules }: Game, tables: readonly Findings[]): Generator<Issue> {
  const games = sumOf(tables.map(({ runs }) => runs));
  const few = HARDLY * games;
  const rows = sumRows(tables, tasks);
  for (const [i, way] of waysTo(body).entries()) {
    const { id, label, counts } = at(rows, i);
    // The check reports tasks that nobody can do.
    if (counts.tried >= few || !canBeDone(way, conflictsLeft(body))) continue;
    const what = `In ${gamesOf(tables)} “${label}” was ${counts.tried === 0 ? 'never' : 'hardly ever'} tried`;
    const needs = at(rules, i).requires.map((need) => at(rows, need));
    const ready = needs.reduce((share, { counts: { done } }) => share * Math.min(1, done / games), 1);
    const failed = needs.filter(({ counts: { tried, done } }) => done < games / 2 && tried > done);
    if (ready < SELDOM && failed.length > 0) {
      const names = joined(failed.map((need) => `“${need.label}”`));
      const advice = `what it needs often fails. Make ${names} easier.`;
      yield say('isolation/play-task-out-of-reach', ['tasks', id], `${what}: ${advice}`);
    } else if (ready >= SELDOM) {
      const other = way.task.ends === 'nothing' ? 'Let a task that leads out need it, or let' : 'Let';
      yield say('isolation/play-task-untried', ['tasks', id], `${what}. ${other} it serve goals that people have.`);
    }
  }
}

/** Reports living people who hardly ever propose or are asked. */
function* judgePeople({ body }: Game, tables: readonly Findings[]): Generator<Issue> {
  const rows = sumRows(tables, people).filter((_, i) => (body.cast[i]?.level ?? 'dead') !== 'dead');
  const deeds = rows.map(({ counts }) => counts.proposed + counts.asked);
  const few = (IDLE * sumOf(deeds)) / Math.max(1, rows.length);
  const say = ofAll(tables);
  for (const [i, { id, label }] of rows.entries()) {
    if (at(deeds, i) >= few) continue;
    const what = `${label} hardly ever proposed anything or was asked`;
    yield say('isolation/play-person-idle', ['cast', id], what, 'Draw green links between this person and others.');
  }
}
