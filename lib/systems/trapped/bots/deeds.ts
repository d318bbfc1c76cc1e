import { at } from '@/lib/kernel/at';
import { below } from '@/lib/kernel/rng';
import { NONE } from '../engine/game';
import type { Move } from '../engine/moves';
import { extraCardsOf } from '../engine/opposition';
import type { Person } from '../engine/state';
import type { View } from '../engine/view';
import { NO_SCORE, pointsOf, type Score } from '../rules/cards';
import { FAR, FITS_FORCE, fitsAgainst } from './chart';
import { complete, countLiving, feeling, handOver, isDoomed, relieve, stakeIn, take } from './feelings';
import { urgentClock } from './hurry';
import { bestPoints, chanceOf } from './means';
import type { Mind } from './mind';

const PASS: Move = { type: 'pass' };

/** Chooses a turn's action: escape, achieve a goal, move towards one, or make use of the waiting time. */
export function act(mind: Mind, view: View): Move {
  const { seat, plan, walker, target } = mind;
  const me = view.characterOf(seat);
  const exit = leave(mind, view, me);
  if (exit) return exit;
  plan.update(view, me, mind.taste);
  const handed =
    take(mind, view, me) ?? relieve(mind, view, me) ?? complete(mind, view, me) ?? handOver(mind, view, me);
  if (handed) return handed;
  const courtship = mind.controlAttempts > 0 ? tryControl(mind, view, me) : undefined;
  if (courtship) return courtship;
  walker.walk(view, me);
  const last = isDoomed(mind, view) ? pursue(mind, view, me, mind.chart.lastStand) : undefined;
  if (last) return last;
  const respite = mind.chart.deadlines.length > 0 ? gainTime(mind, view, me) : undefined;
  if (respite) return respite;
  if (!target.find(plan.todo, mind, view, me)) return idle(mind, view, me);
  const revenge = mind.isAvenger && stakeIn(mind, view, target.goal) < 0 ? hunt(mind, view, me) : undefined;
  if (revenge) return revenge;
  if (target.steps > 0) return go(mind, view, me, target.room) ?? idle(mind, view, me);
  if (target.goal === NONE) return idle(mind, view, me);
  if (target.gathers) return gather(mind, view) ?? idle(mind, view, me);
  return work(mind, view, me) ?? idle(mind, view, me);
}

/** Waits for those who bring the rest of what a goal requires, for some turns. */
function gather(mind: Mind, view: View): Move | undefined {
  if (mind.lingered >= LINGERS) return undefined;
  mind.lingered++;
  return dare(mind, view) ?? PASS;
}

const LINGERS = 8;

/** Escapes if possible, unless a friend could arrive soon and nobody else is here. */
function leave(mind: Mind, view: View, me: Person): Move | undefined {
  const { routes } = mind.game;
  for (let route = 0; route < routes.length; route++) {
    if (!view.canEscape(route, me)) continue;
    const { seats, room } = at(routes, route);
    if (seats === NONE) {
      // A loner does not want everyone rescued.
      if (mind.temper.alone && countLiving(view) > 1) continue;
      return { type: 'escape', route };
    }
    if (mind.temper.alone || seats < 2 || !isWorthWaiting(mind, view, me, room)) return { type: 'escape', route };
    mind.waited++;
    return PASS;
  }
  return undefined;
}

const WAITS = 4;
const DEAR = 0.05;

function isWorthWaiting({ chart, game, waited }: Mind, view: View, me: Person, room: number): boolean {
  if (waited >= WAITS) return false;
  let waits = false;
  for (let player = 0; player < view.players; player++) {
    const other = view.characterOf(player);
    if (other === NONE || other === me) continue;
    const steps = room === NONE ? 0 : at(chart.distances, view.roomOf(other) * game.rooms.length + room);
    // Another character here could leave first, or come along.
    if (steps === 0) return false;
    waits ||= steps <= WAITS - waited && feeling(view, me, other) > DEAR;
  }
  return waits;
}

/** A bot that the goal would leave behind first arms itself against the monster, then waits. */
function work(mind: Mind, view: View, me: Person): Move | undefined {
  const { goal, room } = mind.target;
  if (stakeIn(mind, view, goal) < 0) {
    const armed = mind.isHunter ? pursue(mind, view, me, mind.chart.arms) : undefined;
    if (armed || mind.held++ < mind.chart.patience) return armed;
  }
  return attempt(mind, view, me, goal, room);
}

/** Attempts a goal if the odds are better than waiting for a card. `there`: destination of a reach goal. */
function attempt(mind: Mind, view: View, me: Person, goal: number, there: number): Move | undefined {
  const { game, chart, seat, means } = mind;
  const { kind, rooms, hard } = at(game.goals, goal);
  const room = kind === 'reach' && rooms.length > 0 ? there : NONE;
  if (!view.canAttempt(goal, me, room)) return undefined;
  // In the dark an obstacle is as hard as the monster (ruling A67).
  const isHard = hard || view.isDark(view.roomOf(me));
  if (!means.choose(view, seat, at(chart.fits, goal), isHard ? PLENTY : ENOUGH)) return undefined;
  if (chanceOf(means.total, isHard ? 3 : 2) < TOO_BOLD && view.handSize(seat) < MANY) return undefined;
  // The character acts in person if the Extra cannot attempt the goal.
  if (means.by !== me && !view.canAttempt(goal, means.by, room)) {
    const self = game.options.rule1Self ? view.relationship(me, me) : NO_SCORE;
    if (!means.chooseFor(view, seat, me, at(chart.fits, goal), self, ENOUGH)) return undefined;
  }
  return { type: 'attempt', goal, room, by: means.by, attribute: means.attribute, card: means.card };
}

const ENOUGH = 21;
const PLENTY = 40;
const TOO_BOLD = 0.22;
const MANY = 5;

function go({ walker, seat }: Mind, view: View, me: Person, room: number): Move | undefined {
  const passage = at(walker.first, room);
  if (passage === NONE || at(walker.steps, room) >= FAR || !view.canPass(me, passage)) return undefined;
  const extra = view.controlledBy(seat);
  const comes = extra !== NONE && view.roomOf(extra) === view.roomOf(me) && view.canPass(extra, passage);
  return { type: 'explore', passage, bring: comes ? 1 : 0 };
}

const idle = (mind: Mind, view: View, me: Person): Move =>
  fight(mind, view, me) ?? forceOpen(mind, view, me) ?? wait(mind, view, me) ?? PASS;

function pursue(mind: Mind, view: View, me: Person, goals: readonly number[]): Move | undefined {
  const { sideTarget } = mind;
  if (!sideTarget.find(goals, mind, view, me)) return undefined;
  return sideTarget.steps > 0
    ? go(mind, view, me, sideTarget.room)
    : attempt(mind, view, me, sideTarget.goal, sideTarget.room);
}

/** Pursues a goal that turns back or stops a clock by which all is about to be lost. */
function gainTime(mind: Mind, view: View, me: Person): Move | undefined {
  const clock = urgentClock(mind.chart, view);
  return clock === NONE ? undefined : pursue(mind, view, me, at(mind.chart.respites, clock));
}

/** Gets a weapon and hunts the monster, if killing it is a goal that no way out requires. */
function hunt(mind: Mind, view: View, me: Person): Move | undefined {
  const { chart, game, walker } = mind;
  if (!chart.isKillOptional) return undefined;
  for (let monster = 0; monster < game.monsters.length; monster++) {
    if (view.isMonsterDead(monster) || !commandsAny(view, me, at(game.monsters, monster).means)) continue;
    const room = view.monsterRoom(monster);
    if (room === view.roomOf(me)) return fight(mind, view, me);
    const isFound = room !== NONE && at(walker.steps, room) < FAR;
    const step = isFound ? go(mind, view, me, room) : roam(mind, view, me);
    if (step) return step;
  }
  return pursue(mind, view, me, chart.arms);
}

/** Waits at the planned exit, dares others to do their part or wins over an Extra. */
function wait(mind: Mind, view: View, me: Person): Move | undefined {
  const { plan, game, walker } = mind;
  if (plan.route === NONE) return undefined;
  const room = exitOf(mind, plan.route);
  const isHunt = plan.todo.some((one) => at(game.goals, one).kind === 'monster');
  const step = isHunt ? roam(mind, view, me) : undefined;
  if (step) return step;
  if (room !== NONE && at(walker.steps, room) > 0) {
    const next = go(mind, view, me, room);
    if (next) return next;
  }
  return dare(mind, view) ?? tryControl(mind, view, me);
}

/** Returns the room where a way out starts; NONE for anywhere. */
function exitOf({ game, chart }: Mind, route: number): number {
  const { room } = at(game.routes, route);
  const exit = at(chart.exits, route);
  return room !== NONE || exit === NONE ? room : (at(game.goals, exit).rooms[0] ?? NONE);
}

/** Moves to a random neighbouring room, in search of a hidden monster. */
function roam(mind: Mind, view: View, me: Person): Move | undefined {
  const { passages } = at(mind.game.rooms, view.roomOf(me));
  if (passages.length === 0 || !mind.chances(50)) return undefined;
  const passage = at(passages, below(mind.rng, passages.length));
  return view.canPass(me, passage) ? { type: 'explore', passage, bring: 0 } : undefined;
}

function fight({ game, chart, seat, means, plan }: Mind, view: View, me: Person): Move | undefined {
  for (let monster = 0; monster < game.monsters.length; monster++) {
    if (view.isMonsterDead(monster) || view.monsterRoom(monster) !== view.roomOf(me)) continue;
    const has = commandsAny(view, me, at(game.monsters, monster).means);
    if (!has && !plan.todo.some((one) => at(game.goals, one).kind === 'monster')) continue;
    const cards = (has && view.isWeaknessKnown(monster) ? 2 : 3) + extraCardsOf(game, monster, view.round);
    if (
      !means.choose(view, seat, fitsAgainst(game, monster, chart.fitsFight), PLENTY) ||
      chanceOf(means.total, cards) < TOO_BOLD
    )
      continue;
    return { type: 'attack', monster, by: means.by, attribute: means.attribute, card: means.card };
  }
  return undefined;
}

function commandsAny(view: View, person: Person, items: readonly number[]): boolean {
  for (let i = 0; i < items.length; i++) if (view.commands(person, at(items, i))) return true;
  return false;
}

/** Forces open a passage that cuts off part of the map. */
function forceOpen(mind: Mind, view: View, me: Person): Move | undefined {
  const { game, chart, walker, means, seat } = mind;
  if (mind.plan.todo.length === 0) return undefined;
  let nearest = NONE;
  for (let passage = 0; passage < game.passages.length; passage++) {
    const { a, b, opens } = at(game.passages, passage);
    if (a === NONE || b === NONE || !(view.isSealed(passage) || (view.isBlocked(passage) && opens === 'force')))
      continue;
    const [near, far] = at(walker.steps, a) <= at(walker.steps, b) ? [a, b] : [b, a];
    if (at(walker.steps, near) >= FAR || at(walker.steps, far) < FAR) continue;
    if (at(chart.keys, far).length > 0 && at(walker.steps, near) > 0) continue;
    if (at(walker.steps, near) === 0) {
      const isDark = view.isDark(view.roomOf(me));
      if (!means.choose(view, seat, FITS_FORCE, isDark ? PLENTY : ENOUGH)) return undefined;
      return { type: 'force', passage, by: means.by, attribute: means.attribute, card: means.card };
    }
    if (nearest === NONE || at(walker.steps, near) < at(walker.steps, nearest)) nearest = near;
  }
  return nearest === NONE ? undefined : go(mind, view, me, nearest);
}

function dare(mind: Mind, view: View): Move | undefined {
  const { plan, seat } = mind;
  for (let i = 0; i < plan.todo.length; i++) {
    const goal = at(plan.todo, i);
    if (at(mind.game.goals, goal).kind === 'reach') continue;
    if (stakeIn(mind, view, goal) <= 0) continue;
    for (let player = 0; player < view.players; player++) {
      const other = view.characterOf(player);
      if (player === seat || other === NONE || !view.canAttempt(goal, other)) continue;
      return { type: 'challenge', player, deed: { kind: 'goal', goal } };
    }
  }
  return undefined;
}

function tryControl(mind: Mind, view: View, me: Person): Move | undefined {
  const { seat, means, chart } = mind;
  if (view.handSize(seat) < MANY || view.controlledBy(seat) !== NONE) return undefined;
  for (let extra = view.players; extra < view.people; extra++) {
    if (!view.isAlive(extra) || view.playerOf(extra) !== NONE || view.roomOf(extra) !== view.roomOf(me)) continue;
    if (view.controllerOf(extra) !== NONE) continue;
    const resistance = pointsOf(view.relationship(extra, me));
    const governing: Score = view.table.between(me, extra, 'control');
    if (bestPoints(view, me, chart.fitsInfluence) < resistance) continue;
    if (!means.chooseFor(view, seat, me, chart.fitsInfluence, governing, resistance + ENOUGH / 2)) continue;
    mind.controlAttempts--;
    return { type: 'control', extra, attribute: means.attribute, card: means.card };
  }
  return undefined;
}
