import type { Issue } from '@/lib/kernel/issue';
import { setTo } from '@/lib/tabletop/authoring/reporter';
import { canCross } from '../rules/passages';
import type { Monster } from '../schema';
import { hauntsOf } from '../solver/monsters';
import { report } from './codes';
import type { Survey } from './survey';

/** Checks how a monster moves and whom it hunts (ruling A69). */
export function* checkHabits(survey: Survey, monster: Monster, name: string): Generator<Issue> {
  yield* meetingNobody(survey, monster, name);
  yield* stoppedByNothing(survey, monster, name);
  yield* withoutBait(survey, monster, name);
  yield* withoutCure(survey, monster, name);
}

/** Reports a monster that comes nowhere where people come. One that is stuck is reported elsewhere. */
function* meetingNobody({ setting, withEvents, names }: Survey, monster: Monster, name: string): Generator<Issue> {
  const { id, start, steps } = monster;
  if (start === '' || (steps !== 'none' && monster.shuns.length === 0)) return;
  if (hauntsOf(monster, setting.map).some((room) => withEvents.rooms.has(room))) return;
  yield report(
    'trapped/monster-meets-nobody',
    ['monsters', id, steps === 'none' ? 'steps' : 'shuns'],
    `${name} stays where nobody comes, in and around ${names.of('room', start)}. Let it move on, start elsewhere, or open a way there.`,
  );
}

/** Reports a monster that every passage lets through and no room keeps out. */
function* stoppedByNothing({ setting }: Survey, monster: Monster, name: string): Generator<Issue> {
  const { id, slips, shuns, steps } = monster;
  if (!slips || shuns.length > 0 || steps === 'none' || !setting.map.passages.every((way) => canCross(monster, way)))
    return;
  yield report(
    'trapped/monster-everywhere',
    ['monsters', id, 'shuns'],
    `Nothing stops ${name}: every passage lets it through, shut or not, and no room keeps it out, so nobody is ever safe from it. Say where it does not go, or let shut doors stop it.`,
    setTo(['monsters', id, 'slips'], false, 'Let shut doors stop it'),
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
