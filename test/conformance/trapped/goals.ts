import * as z from 'zod';
import { NONE } from '@/lib/systems/trapped/engine/game';
import type { Scene } from '@/test/support/trapped/scene';
import type { Operation, Operations } from '../vectors';
import { inSetting, names, settingOf } from './notation';
import { arrange, type Progress, progressBy } from './progress';

const asked = z.object({
  setting: z.string(),
  achieved: names.default([]),
  edges: z.enum(['all', 'explicit']).optional(),
  options: z.record(z.string(), z.unknown()).default({}),
});

/** Player whose turn is next, so that it begins after the arrangements. */
const NEXT = 1;

/** Stages the game of a vector. Attacks with bare hands are allowed, since means are not under test. */
function eveningOf(input: Parameters<Operation>[0]) {
  const { setting: id, achieved, edges, options } = asked.parse(input);
  const setting = settingOf(id);
  const rules = { weapon_needed: 'never', ...options, ...(edges && { prereq_mode: edges }) };
  return { setting, achieved, scene: inSetting({ options: rules }, setting, 2).hand(NEXT, 'AH') };
}

/** Tells whether a player with this progress can attempt a goal in any of its places. */
const isOpen = (scene: Scene, progress: Progress, goal: number): boolean =>
  placesOf(scene, goal).some((room) => {
    const there = arrange(scene.copy(), progress, room);
    const { where, kind, route } = scene.game.goals[goal] ?? { where: 'anywhere', kind: 'learn', route: NONE };
    if (where === 'secret') there.state.secret[goal] = room;
    there.state.defeats = scene.game.monsters.map(({ defeats }) => defeats - 1);
    there.untilTurnOf(NEXT);
    if (kind === 'exit') return there.legal('escape').some((move) => move.route === route);
    if (kind === 'monster') return winsByKilling(there, goal);
    return there.legal('attempt').some((move) => move.goal === goal);
  });

function placesOf({ game }: Scene, goal: number): readonly number[] {
  const { rooms = [], kind, where, route = NONE } = game.goals[goal] ?? {};
  if (kind === 'monster' || where === 'monster') return game.monsters.map(({ start }) => start);
  const exit = game.routes[route]?.room ?? NONE;
  if (rooms.length === 0 && exit !== NONE) return [exit];
  return rooms.length === 0 ? [game.start] : rooms;
}

/** Tells whether the last blow achieves the goal. */
function winsByKilling(scene: Scene, goal: number): boolean {
  const [move] = scene.has(NEXT, 0, 'A').deck('2C 2D 2H').legal('attack');
  if (!move) return false;
  scene.do(move).quietly(() => scene.won !== undefined);
  return scene.events('achieved').some((event) => event.goal === goal);
}

/** Operations about goals and which of them are open. */
export const goals: Operations = {
  goals_available(input) {
    const { setting, achieved, scene } = eveningOf(input);
    const progress = progressBy(setting, achieved);
    const open = setting.goals.filter(({ id }, i) => !achieved.includes(id) && isOpen(scene, progress, i));
    return { available: open.map(({ id }) => id).toSorted() };
  },

  goal_check(input) {
    const { setting, achieved, scene } = eveningOf(input);
    const { goal: id } = z.object({ goal: z.string() }).parse(input);
    const goal = setting.goals.findIndex((candidate) => candidate.id === id);
    if (goal === -1) throw new Error(`no goal is called “${id}”`);
    const { held } = progressBy(setting, achieved);
    const before = achieved.filter((done) => done !== id);
    if (isOpen(scene, { achieved: before, held }, goal)) return { legal: true, missing: [] };
    const others = setting.goals.filter((other) => other.id !== id && !before.includes(other.id)).map(asGoal);
    const things = setting.items.filter((item) => !held.includes(item.id)).map(asThing);
    const all = [...before.map((id) => asGoal({ id })), ...held.map((id) => asThing({ id })), ...others, ...things];
    /** Tells whether the goal is closed to a player with everything except these. */
    const isClosedWithout = (left: readonly string[]) => !isOpen(scene, progressOf(without(all, left)), goal);
    const needed = [...others, ...things].filter((one) => isClosedWithout([one]));
    const missing = [...needed, ...alternatives(without([...others, ...things], needed), isClosedWithout)];
    return { legal: false, missing: progressOf(missing).achieved.toSorted() };
  },
};

// A goal and the item it grants can have the same id.
const asGoal = ({ id }: { readonly id: string }) => `goal ${id}`;
const asThing = ({ id }: { readonly id: string }) => `thing ${id}`;
const of = (kind: string, all: readonly string[]) =>
  all.flatMap((one) => (one.startsWith(`${kind} `) ? one.slice(kind.length + 1) : []));
const progressOf = (all: readonly string[]): Progress => ({ achieved: of('goal', all), held: of('thing', all) });

const without = (all: readonly string[], left: readonly string[]) => all.filter((one) => !left.includes(one));

/** Finds alternatives: the goal is closed without all of them and open with any one. */
function alternatives(candidates: readonly string[], isClosedWithout: (left: readonly string[]) => boolean) {
  if (!isClosedWithout(candidates)) return [];
  return candidates.reduce((left, one) => {
    const rest = without(left, [one]);
    return isClosedWithout(rest) ? rest : left;
  }, candidates);
}
