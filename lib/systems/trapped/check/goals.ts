import { findCycle } from '@/lib/kernel/graph';
import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { remove, setTo } from '@/lib/tabletop/authoring/reporter';
import { effectsOf } from '../rules/effects';
import { nameIn } from '../rules/goals';
import type { Goal } from '../schema';
import { report } from './codes';
import { conditionsIn, takenIn } from './event-parts';
import type { Survey } from './survey';

/** Checks goals as a graph of prerequisites and individually (rules 2.5, SV6, SV12). */
export function* checkGoals(survey: Survey): Generator<Issue> {
  const { goals } = survey.setting;
  if (goals.length === 0) {
    yield report('trapped/no-goal', ['goals'], 'There is nothing to do. Add the goals that lead out.');
  }
  yield* waitingForThemselves(survey);
  yield* circles(survey);
  yield* requirementsTwice(survey);
  yield* goalsWithoutRoom(survey);
  yield* exits(survey);
  // Without a way out, no goal can lead to one.
  if (survey.setting.escapes.length > 0) yield* unusedGoals(survey);
}

const goalsBefore = ({ requires, requiresAny }: Goal): readonly string[] =>
  [...requires, ...requiresAny].flatMap((requirement) => (requirement.kind === 'goal' ? [requirement.goal] : []));

const LISTS = ['requires', 'requiresAny'] as const;

function* waitingForThemselves({ setting: { goals }, names }: Survey): Generator<Issue> {
  for (const goal of goals) {
    for (const list of LISTS) {
      for (const requirement of goal[list]) {
        if (requirement.kind !== 'goal' || requirement.goal !== goal.id) continue;
        const path = ['goals', goal.id, list, requirement.id];
        yield report(
          'trapped/waits-for-itself',
          path,
          `${names.of('goal', goal.id)} waits for itself, so nobody could ever start. Remove that line.`,
          remove([path], 'Remove the line'),
        );
      }
    }
  }
}

/** Reports circles that share no goal; breaking these reveals the others. */
function* circles({ setting: { goals }, names }: Survey): Generator<Issue> {
  let rest = goals;
  for (;;) {
    const cycle = findCycle(rest, (goal) => goalsBefore(goal).filter((id) => id !== goal.id));
    if (!cycle) return;
    const [first, next = first] = cycle;
    const list = first.requires.some((line) => nameIn(line) === next.id) ? 'requires' : 'requiresAny';
    yield report(
      'trapped/circular-prerequisites',
      ['goals', first.id, list],
      `These goals wait for each other: ${[...cycle, first].map(({ id }) => names.of('goal', id)).join(' → ')}. Free one of them.`,
    );
    const seen = new Set(cycle.map(({ id }) => id));
    rest = rest.filter(({ id }) => !seen.has(id));
  }
}

function* requirementsTwice({ setting: { goals, escapes }, names }: Survey): Generator<Issue> {
  for (const goal of goals) yield* twice(['goals', goal.id], names.of('goal', goal.id), goal);
  for (const way of escapes) yield* twice(['escapes', way.id], names.of('escape', way.id), way);
}

function* twice(at: Path, name: string, owner: Pick<Goal, 'requires' | 'requiresAny'>): Generator<Issue> {
  for (const list of LISTS) {
    const seen = new Set<string>();
    const repeated: string[] = [];
    for (const line of owner[list]) {
      const key = `${line.kind} ${nameIn(line)}`;
      if (seen.has(key)) repeated.push(line.id);
      if (nameIn(line) !== '') seen.add(key);
    }
    const [first] = repeated;
    if (first === undefined) continue;
    const paths = repeated.map((id) => [...at, list, id]);
    yield report(
      'trapped/said-twice',
      [...at, list, first],
      `${name} asks for ${repeated.length === 1 ? 'the same thing' : `${repeated.length} things`} twice. Once is enough.`,
      remove(paths, repeated.length === 1 ? 'Remove the second' : `Remove ${repeated.length} lines`),
    );
  }
}

function* goalsWithoutRoom({ setting: { goals }, names }: Survey): Generator<Issue> {
  for (const { id, kind, where, rooms } of goals) {
    const path = ['goals', id, 'rooms'];
    if (kind === 'reach' && (where === 'anywhere' || (where === 'rooms' && rooms.length === 0))) {
      yield report(
        'trapped/reach-without-room',
        path,
        `${names.of('goal', id)} is about getting somewhere, but no room says where. Pick the room it leads to.`,
      );
      continue;
    }
    if (where !== 'rooms' || rooms.length > 0) continue;
    yield report(
      'trapped/goal-without-room',
      path,
      `${names.of('goal', id)} needs a room, but none is chosen. Pick one, or let it be tried anywhere.`,
      setTo(['goals', id, 'where'], 'anywhere', 'Let it be tried anywhere'),
    );
  }
}

function* exits({ setting: { goals, escapes }, names }: Survey): Generator<Issue> {
  const leaving = new Set(goals.filter(({ kind }) => kind === 'exit').map(({ id }) => id));
  for (const goal of goals) {
    const name = names.of('goal', goal.id);
    const path = ['goals', goal.id, 'route'];
    if (goal.kind !== 'exit' && goal.route !== '') {
      yield report(
        'trapped/route-without-exit',
        path,
        `${name} names a way out, but only a goal of the kind “Leave” takes one. Change its kind, or choose none.`,
        setTo(path, '', 'Choose none'),
      );
    }
    if (goal.kind === 'exit' && goal.route === '') {
      const [only, ...others] = escapes;
      yield report(
        'trapped/exit-without-route',
        path,
        `${name} leaves, but no way out is chosen. Pick one.`,
        only && others.length === 0 ? setTo(path, only.id, `Take ${names.of('escape', only.id)}`) : undefined,
      );
    }
    const exit = goalsBefore(goal).find((id) => leaving.has(id) && id !== goal.id);
    if (exit !== undefined) {
      yield report(
        'trapped/goal-after-exit',
        ['goals', goal.id, 'requires'],
        `${name} comes after ${names.of('goal', exit)}, but the night is over once somebody has left. Let it wait for something else.`,
      );
    }
  }
}

function* unusedGoals({ setting, names }: Survey): Generator<Issue> {
  const { goals, escapes, barriers, monsters, losses, map, events } = setting;
  const used = new Set([
    ...goals.flatMap((goal) => goalsBefore(goal).filter((id) => id !== goal.id)),
    ...escapes.flatMap(({ requires, requiresAny }) => [...requires, ...requiresAny].map(nameIn)),
    ...barriers.flatMap(({ defeatedBy }) => defeatedBy.map(({ goal }) => goal)),
    ...monsters.map(({ weaknessGoal }) => weaknessGoal),
    ...losses.map(({ cause }) => cause.goal),
    ...events.flatMap((event) => conditionsIn(event).flatMap(({ part }) => (part.kind === 'won' ? [part.goal] : []))),
    ...map.passages.map(({ openedBy }) => openedBy),
  ]);
  const wanted = new Set([
    ...[...goals, ...escapes].flatMap(({ requires, requiresAny }) => [...requires, ...requiresAny].map(nameIn)),
    ...monsters.flatMap(({ means, bait, cure }) => [...means.map(({ item }) => item), bait, cure]),
    ...monsters.flatMap(({ shuns, blinds }) =>
      [...shuns, ...blinds].flatMap((one) => (one.kind === 'item' ? [one.item] : [])),
    ),
    ...map.passages.map(({ needsItem }) => needsItem),
    ...events.flatMap((event) => effectsOf(event).flatMap((effect) => ('item' in effect ? [effect.item] : []))),
    ...events.flatMap((event) => conditionsIn(event).flatMap(({ part }) => ('item' in part ? [part.item] : []))),
    ...events.flatMap((event) => takenIn(event).map(({ item }) => item)),
  ]);
  for (const goal of goals) {
    const endsInItself = goal.kind === 'exit' || goal.kind === 'monster' || goal.toughness === 'monster';
    if (endsInItself || used.has(goal.id) || goal.grants.some(({ item }) => wanted.has(item))) continue;
    yield report(
      'trapped/goal-unused',
      ['goals', goal.id],
      `${names.of('goal', goal.id)} leads to nothing. Let a goal or a way out wait for it, or let it bring something of use.`,
    );
  }
}
