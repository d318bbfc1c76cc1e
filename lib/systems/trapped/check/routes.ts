import { groupedBy } from '@/lib/kernel/grouped';
import type { Issue } from '@/lib/kernel/issue';
import type { JsonObject } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { joined } from '@/lib/tabletop/words/wording';
import type { Setting } from '../schema';
import { reachWith, solve } from '../solve';
import { givesExtraTurns, mostPlayers, roundsFor, tableSizes } from '../solver/deadlines';
import { NO_LUCK } from '../solver/program';
import { Causes } from './causes';
import { type Code, listed, report } from './codes';
import { type Cause, inRounds, lateness, repairOfClocks, repairOfFuse, sayClosing } from './lost-ways';
import { isInTime, slowWays } from './slow-ways';
import type { Survey } from './survey';

const TOO_SOON = 2;

/** Checks that someone can get out, and what else can be achieved at all (rules 2.5, SV7, SV11). */
export function* checkRoutes(survey: Survey): Generator<Issue> {
  const { setting } = survey;
  if (setting.escapes.length === 0) {
    yield report('trapped/no-escape', ['escapes'], 'There is no way out. Add one: somebody has to be able to win.');
  }
  const causes = new Causes(survey);
  yield* escapesOutOfReach(survey, causes);
  const short = [...shortFuse(survey)];
  yield* short;
  yield* lateForFew(survey, short.length > 0);
  yield* slowWays(survey);
  yield* goalsOutOfReach(survey, causes);
  yield* escapesTooSoon(survey);
  yield* seats(survey);
}

/** Reports one issue per cause, since a single locked door can hide many ways out. */
function* escapesOutOfReach(survey: Survey, causes: Causes): Generator<Issue> {
  const { solution, withEvents, names } = survey;
  const anotherWorks = solution.routes.some(({ reachable }) => reachable);
  // Time limits are computed with the best luck, so luck cannot help against them.
  const byLuck = (id: string) => withEvents.routes.has(id) && !solution.lost.has(id);
  const isHopeless = !solution.routes.some(({ id, reachable }) => reachable || byLuck(id));
  const shut = solution.routes
    .filter(({ reachable }) => !reachable)
    .map(({ id }) => {
      const [cause, luckHelps] = [causes.ofEscape(id), byLuck(id)];
      return { id, cause, luckHelps, code: isHopeless ? harder(cause) : milder(cause, luckHelps && anotherWorks) };
    });
  const byCause = groupedBy(shut, ({ code, luckHelps, cause }) => `${code} ${luckHelps} ${cause.why}`);
  for (const ways of byCause.values()) {
    const [{ id, cause, luckHelps, code }] = ways;
    const isOver = code === 'trapped/escape-too-late';
    const which = listed(ways.map((way) => names.of('escape', way.id)));
    const who = isOver ? 'Nobody gets out in time' : `${which} can’t be reached`;
    yield report(
      code,
      isOver && cause.at ? cause.at : ['escapes', id],
      `${who}${unless(luckHelps)}: ${cause.why}. ${cause.remedy}`,
      provenFix(survey, cause, id),
    );
  }
}

/** Returns the code to use if no way out works. */
function harder({ kind }: Cause): Code {
  if (kind === 'clock') return 'trapped/escape-too-late';
  if (kind === 'disaster') return 'trapped/escape-after-disaster';
  return kind === 'monster' ? 'trapped/escape-behind-monster' : 'trapped/escape-unreachable';
}

/** Returns the code to use if another way out works. */
function milder({ kind }: Cause, luckHelps: boolean): Code {
  if (kind === 'house-rule' || kind === 'clock' || kind === 'disaster') return 'trapped/escape-closed';
  return luckHelps ? 'trapped/escape-by-event-only' : 'trapped/escape-unreachable';
}

const unless = (luckHelps: boolean) => (luckHelps ? ' unless an Event helps' : '');

/** Only a warning, since the bounds that this compares with the fuse assume the best luck. */
function* shortFuse({ setting, solution, names }: Survey): Generator<Issue> {
  const open = solution.routes.filter(({ reachable }) => reachable);
  const rushes = open.flatMap(({ id }) => solution.rushes.get(id) ?? []);
  const most = mostPlayers(setting);
  const [rush] = rushes.toSorted((a, b) => roundsFor(a, most) - roundsFor(b, most) || a.turns - b.turns);
  if (!rush || rushes.length < open.length) return;
  const { engineFuseRounds } = setting.options;
  const others = rush.turns - 1;
  const rounds = roundsFor({ turns: others, rounds: rush.rounds - 1 }, most);
  const loss = setting.losses.find(({ cause }) => cause.goal === rush.goal);
  const late = tableSizes(setting).filter((players) => roundsFor(rush, players) > engineFuseRounds);
  if (!loss || engineFuseRounds > rounds) return;
  yield report(
    'trapped/fuse-short',
    ['losses', loss.id, 'cause', 'goal'],
    `Every way out takes ${names.of('goal', rush.goal)}, which sets off ${names.of('loss', loss.id)}: ${others === 1 ? 'one more turn of a won conflict or a step has' : `${others} more turns of won conflicts and steps have`} to fit into ${inRounds(engineFuseRounds)}${late.length > 0 ? `, which ${joined(late.map(String), 'or')} players never manage` : ''}. Lengthen the fuse, or let something else set it off.`,
    repairOfFuse(rounds + 1),
  );
}

/** Reports the numbers of players for whom a clock or a fuse closes every way out, though a larger table has time. */
function* lateForFew({ setting, solution, names }: Survey, fuseIsReported: boolean): Generator<Issue> {
  const open = solution.routes.filter(({ reachable }) => reachable).map(({ id }) => id);
  const late = tableSizes(setting).filter((players) => !open.some((id) => isInTime(setting, solution, id, players)));
  const fewest = late[0];
  if (open.length === 0 || fewest === undefined) return;
  const { engineFuseRounds } = setting.options;
  const { culprit, early, earliest } = lateness({ setting, solution, names }, open, fewest);
  const who = `With ${joined(late.map(String), 'or')} players nobody gets out in time`;
  if (early.length > 0) {
    yield report(
      'trapped/too-late-for-few',
      early[0]?.path ?? ['options', 'doomClockRounds'],
      `${who}: ${culprit}, and with ${fewest} players nobody can leave before round ${earliest}, even if each turn is a won conflict or a needed step${givesExtraTurns(setting) ? ' and no Event gives an extra one' : ''}. Give it more rounds, or ask for less on the way.`,
      repairOfClocks(early, earliest),
    );
    return;
  }
  const closing = open.flatMap((id) => solution.paces.get(id)?.shut?.get(fewest) ?? [])[0];
  if (closing) {
    yield report(
      'trapped/too-late-for-few',
      ['clocks', closing.clock, 'steps'],
      `${who}: ${sayClosing({ names }, closing)}. Give it more steps, or ask for less on the way.`,
    );
    return;
  }
  const [rush] = open
    .flatMap((id) => solution.rushes.get(id) ?? [])
    .toSorted((a, b) => roundsFor(a, fewest) - roundsFor(b, fewest));
  const loss = setting.losses.find(({ cause }) => cause.goal === rush?.goal);
  if (!rush || !loss || fuseIsReported) return;
  yield report(
    'trapped/too-late-for-few',
    ['options', 'engineFuseRounds'],
    `${who}: ${names.of('goal', rush.goal)} sets off ${names.of('loss', loss.id)} with a fuse of ${inRounds(engineFuseRounds)}, and the rest takes ${fewest} players ${inRounds(roundsFor(rush, fewest))}. Lengthen the fuse, or let something else set it off.`,
    repairOfFuse(roundsFor(rush, fewest)),
  );
}

/** Returns a cause's repair if it opens the way out by itself; other causes may remain. */
function provenFix({ setting, solution }: Survey, { repair }: Cause, route: string) {
  if (!repair) return undefined;
  const repaired = applyPatches(setting as unknown as JsonObject, repair.patches) as unknown as Setting;
  const works = solution.lost.has(route)
    ? solve(repaired).routes.some(({ id, reachable }) => id === route && reachable)
    : reachWith(repaired, NO_LUCK).routes.has(route);
  return works ? repair : undefined;
}

/** These causes have issues of their own. */
const REPORTED_ELSEWHERE: readonly Cause['kind'][] = ['circle', 'dangling', 'cut-off', 'exit'];

/** Reports one issue per cause, since a single locked door can hide many goals. */
function* goalsOutOfReach(survey: Survey, causes: Causes): Generator<Issue> {
  const { setting, solution, withEvents, names } = survey;
  const unmet = setting.goals
    .filter(({ id }) => !solution.goals.has(id))
    .map((goal) => ({ goal, cause: causes.ofGoal(goal) }))
    .filter(({ cause }) => !REPORTED_ELSEWHERE.includes(cause.kind));
  const byCause = groupedBy(unmet, ({ goal, cause }) => `${withEvents.goals.has(goal.id)} ${cause.why}`);
  for (const group of byCause.values()) {
    const [{ goal: first, cause }] = group;
    const which = listed(group.map(({ goal }) => names.of('goal', goal.id)));
    const luckHelps = withEvents.goals.has(first.id);
    yield report(
      luckHelps ? 'trapped/goal-by-event-only' : 'trapped/goal-unreachable',
      ['goals', first.id],
      `${which} can’t be achieved${unless(luckHelps)}: ${cause.why}. ${cause.remedy}`,
    );
  }
}

function* escapesTooSoon({ setting, solution, names }: Survey): Generator<Issue> {
  const { rooms } = setting.map;
  // Without a valid start, every room counts as reachable.
  if (rooms.length > 0 && !rooms.some(({ id }) => id === setting.place.start)) return;
  for (const { id, least } of solution.routes) {
    if (least === null || least > TOO_SOON) continue;
    const wins = ['without a single won conflict', 'after one won conflict', 'after two won conflicts'][least];
    yield report(
      'trapped/too-soon',
      ['escapes', id, 'requires'],
      `${names.of('escape', id)} works ${wins}: the night may be over before it begins. Require more before it.`,
    );
  }
}

function* seats({ setting }: Survey): Generator<Issue> {
  const { escapes } = setting;
  if (escapes.length === 0) return;
  const most = mostPlayers(setting);
  const short = escapes.filter((way) => way.seats !== null && way.seats < most).length;
  if (short === escapes.length) {
    yield report(
      'trapped/seats-too-few',
      ['escapes'],
      `No way out takes ${most} people, so with a full table somebody stays behind. Leave it if that is the point.`,
    );
  } else if (short === 0) {
    yield report(
      'trapped/seats-for-all',
      ['escapes'],
      'Every way out takes everybody, so nobody has to fight for a seat. Leave it if that is the point.',
    );
  }
}
