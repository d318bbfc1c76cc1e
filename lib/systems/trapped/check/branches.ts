import type { Issue } from '@/lib/kernel/issue';
import { remove } from '@/lib/tabletop/authoring/reporter';
import { isStill, stepsOf } from '../rules/clocks';
import { allEffects, branchesOf } from '../rules/effects';
import type { Condition, Event, FollowUp, FurtherEffect } from '../schema';
import { tableSizes } from '../solver/deadlines';
import { report } from './codes';
import { conditionsIn, effectsIn, takenIn } from './event-parts';
import type { Survey } from './survey';

/** Checks conditions of Events and what follows after them (rulings A65 to A68). */
export function* checkBranches(survey: Survey): Generator<Issue> {
  const events = survey.setting.events.filter(({ onlyIf, follows }) => onlyIf.length > 0 || follows.length > 0);
  // Looked up once: every condition about the dark asks for it.
  const canBeDark = events.length > 0 && allEffects(survey.setting).some(({ kind }) => kind === 'darken');
  for (const event of events) {
    yield* idleFollowUps(survey, event);
    yield* impossible(survey, event, canBeDark);
    yield* hopelessTests(survey, event);
    yield* tellingNothing(survey, event);
  }
}

function* idleFollowUps({ names }: Survey, { id, follows }: Event): Generator<Issue> {
  for (const followUp of follows) {
    if (branchesOf(followUp).length > 0 || (followUp.kind === 'test' && followUp.hurts)) continue;
    const path = ['events', id, 'follows', followUp.id];
    yield report(
      'trapped/branch-empty',
      path,
      `Nothing happens after ${names.of('event', id)}, whatever ${WHAT_DECIDES[followUp.kind]}. Say what does, or remove this part.`,
      remove([path], 'Remove it'),
    );
  }
}

const WHAT_DECIDES: Readonly<Record<FollowUp['kind'], string>> = {
  also: 'it is',
  test: 'the test brings',
  choice: 'is chosen',
  check: 'is so',
};

function* impossible(survey: Survey, event: Event, canBeDark: boolean): Generator<Issue> {
  for (const { part, path } of conditionsIn(event)) {
    const why = part.isNot ? undefined : whyNever(survey, part, canBeDark);
    if (why === undefined) continue;
    const isGate = path[2] === 'onlyIf';
    const what = survey.names.of('event', event.id);
    yield report(
      'trapped/condition-never',
      path,
      `${isGate ? `${what} can never happen` : `One branch of ${what} can never be taken`}: ${why}. Choose another condition.`,
    );
  }
}

/** Reports tests that take something that nothing brings. */
function* hopelessTests({ setting, withEvents, names }: Survey, event: Event): Generator<Issue> {
  for (const { item, path } of takenIn(event)) {
    if (isMissing(setting.items, item) || withEvents.items.has(item)) continue;
    yield report(
      'trapped/condition-never',
      path,
      `Nobody can pass the test of ${names.of('event', event.id)}: nothing brings ${names.of('item', item)}. Let a goal or an Event bring it, or pick something else.`,
    );
  }
}

/** Says why a condition can never hold; undefined if it can. Empty and missing references are issues of their own. */
function whyNever(
  { setting, withEvents, names }: Survey,
  condition: Condition,
  canBeDark: boolean,
): string | undefined {
  switch (condition.kind) {
    case 'inRoom':
      return isMissing(setting.map.rooms, condition.room) || withEvents.rooms.has(condition.room)
        ? undefined
        : `nobody comes to ${names.of('room', condition.room)}`;
    case 'holds':
      return isMissing(setting.items, condition.item) || withEvents.items.has(condition.item)
        ? undefined
        : `nothing brings ${names.of('item', condition.item)}`;
    case 'won':
      return isMissing(setting.goals, condition.goal) || withEvents.goals.has(condition.goal)
        ? undefined
        : `${names.of('goal', condition.goal)} can’t be achieved`;
    case 'near':
      return setting.monsters.length > 0 ? undefined : 'there is no monster';
    case 'dark':
      return canBeDark ? undefined : 'no Event darkens a room';
    case 'clock':
      return whyNotSoFar({ setting, names }, condition);
    case 'alone':
      return undefined;
  }
}

function whyNotSoFar(
  { setting, names }: Pick<Survey, 'setting' | 'names'>,
  { clock: id, steps }: Extract<Condition, { kind: 'clock' }>,
): string | undefined {
  const clock = setting.clocks.find((one) => one.id === id);
  if (clock === undefined) return undefined;
  if (isStill(setting, clock)) return `nothing moves ${names.of('clock', id)}`;
  const most = Math.max(...tableSizes(setting).map((players) => stepsOf(clock, players)));
  return steps !== null && steps > most ? `${names.of('clock', id)} never goes so far` : undefined;
}

const isMissing = (entries: readonly { readonly id: string }[], id: string): boolean =>
  !entries.some((entry) => entry.id === id);

function* tellingNothing({ setting, names }: Survey, event: Event): Generator<Issue> {
  for (const { part, path } of effectsIn(event)) {
    const why = whyKnown(setting, part);
    if (why === undefined) continue;
    yield report(
      'trapped/reveals-nothing',
      path,
      `${names.of('event', event.id)} tells players what they know: ${why}. Hide it, or remove the effect.`,
      remove([path], 'Remove the effect'),
    );
  }
}

function whyKnown({ goals, monsters, options }: Survey['setting'], effect: FurtherEffect): string | undefined {
  if (effect.kind === 'reveal') {
    const goal = goals.find(({ id }) => id === effect.goal);
    return goal && !goal.hidden && goal.where !== 'secret'
      ? 'the goal is neither hidden nor in a secret room'
      : undefined;
  }
  if (effect.kind !== 'weakness' || monsters.length === 0) return undefined;
  const named = monsters.filter(({ id }) => effect.monster === '' || effect.monster === id);
  const isKnown = options.weaknessKnownAtStart || named.every(({ weaknessKnownAtStart }) => weaknessKnownAtStart);
  return named.length > 0 && isKnown ? 'the weakness is known from the start' : undefined;
}
