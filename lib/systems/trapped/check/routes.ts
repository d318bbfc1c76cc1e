import type { Issue } from '@/lib/kernel/issue';
import type { JsonObject } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import type { Goal, Setting } from '../schema';
import { reachWith } from '../solve';
import { NO_LUCK } from '../solver/program';
import { PLAYERS } from '../vocabulary';
import { type Cause, Causes } from './causes';
import type { Code } from './codes';
import { listed, report } from './report';
import type { Survey } from './survey';

/** Fewer won conflicts than this make no evening. */
const TOO_SOON = 2;

/** Whether anybody can get out, and what else can be done at all (rules 2.5, SV7, SV11). */
export function* checkRoutes(survey: Survey): Generator<Issue> {
  const { setting } = survey;
  if (setting.escapes.length === 0) {
    yield report('trapped/no-escape', ['escapes'], 'There is no way out. Add one: somebody has to be able to win.');
  }
  const causes = new Causes(survey);
  yield* escapesOutOfReach(survey, causes);
  yield* goalsOutOfReach(survey, causes);
  yield* escapesTooSoon(survey);
  yield* seats(survey);
}

function* escapesOutOfReach(survey: Survey, causes: Causes): Generator<Issue> {
  const { solution, withEvents, names } = survey;
  const anotherWorks = solution.routes.some(({ reachable }) => reachable);
  for (const { id, reachable } of solution.routes) {
    if (reachable) continue;
    const cause = causes.ofEscape(id);
    const luckHelps = withEvents.routes.has(id);
    yield report(
      anotherWorks ? milder(cause, luckHelps) : 'trapped/escape-unreachable',
      ['escapes', id],
      `${names.of('escape', id)} can’t be reached${unless(luckHelps)}: ${cause.why}. ${cause.remedy}`,
      provenFix(survey.setting, cause, id),
    );
  }
}

/** How to put it where somebody can get out all the same. */
function milder({ kind }: Cause, luckHelps: boolean): Code {
  if (kind === 'house-rule') return 'trapped/escape-closed';
  return luckHelps ? 'trapped/escape-by-event-only' : 'trapped/escape-unreachable';
}

const unless = (luckHelps: boolean) => (luckHelps ? ' unless an Event helps' : '');

/** The repair of a cause if it alone opens the way out: there may be more in the way. */
function provenFix(setting: Setting, { repair }: Cause, route: string) {
  if (!repair) return undefined;
  const repaired = applyPatches(setting as unknown as JsonObject, repair.patches) as unknown as Setting;
  return reachWith(repaired, NO_LUCK).routes.has(route) ? repair : undefined;
}

/** Circles of goals alone, missing entries and rooms without a passage are issues of their own. */
const TOLD_ELSEWHERE: readonly Cause['kind'][] = ['circle', 'dangling', 'cut-off'];

/** One issue for each cause, since one locked door may hide many goals. */
function* goalsOutOfReach(survey: Survey, causes: Causes): Generator<Issue> {
  const { setting, solution, withEvents, names } = survey;
  const byCause = new Map<string, { cause: Cause; goals: Goal[] }>();
  for (const goal of setting.goals) {
    if (solution.goals.has(goal.id)) continue;
    const cause = causes.ofGoal(goal);
    if (TOLD_ELSEWHERE.includes(cause.kind)) continue;
    const key = `${withEvents.goals.has(goal.id)} ${cause.why}`;
    const known = byCause.get(key);
    if (known) known.goals.push(goal);
    else byCause.set(key, { cause, goals: [goal] });
  }
  for (const { cause, goals } of byCause.values()) {
    const [first] = goals;
    if (!first) continue;
    const which = listed(goals.map(({ id }) => names.of('goal', id)));
    const luckHelps = withEvents.goals.has(first.id);
    yield report(
      luckHelps ? 'trapped/goal-by-event-only' : 'trapped/goal-unreachable',
      ['goals', first.id],
      `${which} can’t be achieved${unless(luckHelps)}: ${cause.why}. ${cause.remedy}`,
    );
  }
}

function* escapesTooSoon({ solution, names }: Survey): Generator<Issue> {
  for (const { id, least } of solution.routes) {
    if (least === null || least > TOO_SOON) continue;
    const wins = ['without a single won conflict', 'after one won conflict', 'after two won conflicts'][least];
    yield report(
      'trapped/too-soon',
      ['escapes', id, 'requires'],
      `${names.of('escape', id)} works ${wins}: the night may be over before it begins. Put more before it.`,
    );
  }
}

function* seats({ setting: { escapes, options } }: Survey): Generator<Issue> {
  if (escapes.length === 0) return;
  const most = Math.max(PLAYERS.max, options.maxCharacters);
  const short = escapes.filter((way) => way.seats !== null && way.seats < most).length;
  if (short === escapes.length) {
    yield report(
      'trapped/seats-too-few',
      ['escapes'],
      `No way out takes ${most} people, so with a full table somebody stays behind. Leave it so if that is the point.`,
    );
  } else if (short === 0) {
    yield report(
      'trapped/seats-for-all',
      ['escapes'],
      'Every way out takes everybody, so nobody has to fight for a seat. Leave it so if that is the point.',
    );
  }
}
