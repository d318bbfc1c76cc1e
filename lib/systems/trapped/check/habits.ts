import type { Issue } from '@/lib/kernel/issue';
import { setTo } from '@/lib/tabletop/authoring/reporter';
import type { Monster } from '../schema';
import { report } from './codes';
import type { Survey } from './survey';

/** Checks how a monster moves and whom it hunts (ruling A69). */
export function* checkHabits(survey: Survey, monster: Monster, name: string): Generator<Issue> {
  yield* meetingNobody(survey, monster, name);
  yield* withoutBait(survey, monster, name);
  yield* withoutCure(survey, monster, name);
}

function* meetingNobody({ withEvents, names }: Survey, { id, start, steps }: Monster, name: string) {
  if (steps !== 'none' || start === '' || withEvents.rooms.has(start)) return;
  yield report(
    'trapped/monster-meets-nobody',
    ['monsters', id, 'steps'],
    `${name} takes no steps, and nobody comes to ${names.of('room', start)}. Let it move, start elsewhere, or open a way there.`,
  );
}

function* withoutBait({ setting, withEvents, names }: Survey, { id, hunts, bait }: Monster, name: string) {
  if (hunts !== 'holder') return;
  const thing = setting.items.find((item) => item.id === bait);
  if (thing?.kind === 'item' && withEvents.items.has(bait)) return;
  const message =
    thing === undefined
      ? `${name} hunts the holder of nothing in particular. Pick the thing that draws it.`
      : thing.kind === 'flag'
        ? `${name} is drawn by ${names.of('item', bait)}, a fact that nobody can hold. Pick a thing.`
        : `${name} is drawn by ${names.of('item', bait)}, which nothing brings. Let a goal or an Event bring it, or pick another thing.`;
  yield report(
    'trapped/bait-nowhere',
    ['monsters', id, 'bait'],
    message,
    setTo(['monsters', id, 'hunts'], 'anybody', 'Let it hunt anybody'),
  );
}

function* withoutCure({ setting, withEvents }: Survey, { id, hit, cure }: Monster, name: string): Generator<Issue> {
  const isNamed = setting.items.some((item) => item.id === cure);
  if (hit !== 'infect' || withEvents.items.has(cure) || (cure !== '' && !isNamed)) return;
  yield report(
    'trapped/no-cure',
    ['monsters', id, 'cure'],
    `Nothing cures what ${name} infects people with. Pick a thing that a goal or an Event brings, if there is to be a cure.`,
  );
}
