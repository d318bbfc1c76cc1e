import { at } from '@/lib/kernel/at';
import { RANKS, SUITS, type Suit } from '@/lib/tabletop/cards/playing-cards';
import { type Groups, NONE } from '../engine/game';
import type { Move } from '../engine/moves';
import type { Person } from '../engine/state';
import type { View } from '../engine/view';
import { NO_SCORE, rankOf, suitOf } from '../rules/cards';
import { roundsLeft } from './hurry';
import { bestPoints } from './means';
import type { Mind } from './mind';

/** From hindering (−1) to helping (1): base plus an amount that grows with rank (rules 5.4). */
const LEAST: Readonly<Record<Suit, number>> = { hearts: 0.4, diamonds: 0.2, spades: 0.1, clubs: -0.3 };
const MORE: Readonly<Record<Suit, number>> = { hearts: 0.6, diamonds: 0.4, spades: 0.6, clubs: -0.7 };
const FEELINGS = Float64Array.from({ length: SUITS.length * RANKS.length }, (_, card) => {
  const suit = SUITS[suitOf(card)] ?? 'hearts';
  return LEAST[suit] + (MORE[suit] * rankOf(card)) / (RANKS.length - 1);
});

/**
 * Returns a person's feelings from −1 (loathing) to 1 (devotion). Without a relationship of their own, as toward an
 * adopted Extra, the other's feelings count (ruling A23).
 */
export function feeling(view: View, person: Person, other: Person): number {
  const own = view.relationship(person, other);
  const score = own === NO_SCORE ? view.relationship(other, person) : own;
  return score === NO_SCORE ? 0 : (FEELINGS[score] as number);
}

/** Returns the chance of a seat if a way out opened now. The first to arrive gets one, and the characters they like. */
function hopeOfSeat(mind: Mind, view: View, route: number): number {
  const { room, seats } = at(mind.game.routes, route);
  if (seats === NONE || seats >= countLiving(view)) return 1;
  const me = view.characterOf(mind.seat);
  if (me === NONE) return 0;
  const mine = delay(mind, view, mind.seat, room);
  let first = mind.seat;
  let least = mine;
  for (let player = 0; player < view.players; player++) {
    if (player === mind.seat || view.characterOf(player) === NONE) continue;
    const other = delay(mind, view, player, room);
    if (other >= least) continue;
    first = player;
    least = other;
  }
  if (first === mind.seat) return 1;
  // Nobody waits long for a companion.
  if (seats < 2 || mine > least + PATIENCE * view.players) return 0;
  return isFavourite(view, view.characterOf(first), me, room) ? LIKELY : UNLIKELY;
}

const PATIENCE = 2;
const LIKELY = 0.8;
const UNLIKELY = 0.1;

/** Returns the turns, over all players, until a player can leave from a room. */
function delay({ chart, game }: Mind, view: View, player: number, room: number): number {
  const from = view.roomOf(view.characterOf(player));
  const steps = room === NONE ? 0 : at(chart.distances, from * game.rooms.length + room);
  const turn = view.turn === view.gm ? 0 : view.turn;
  const wait = (player - turn + view.players) % view.players;
  return steps * view.players + (wait === 0 ? view.players : wait);
}

function isFavourite(view: View, person: Person, me: Person, room: number): boolean {
  const own = feeling(view, person, me);
  if (own < 0) return false;
  for (let player = 0; player < view.players; player++) {
    const other = view.characterOf(player);
    if (other === NONE || other === me || other === person || view.roomOf(other) !== room) continue;
    if (feeling(view, person, other) > own) return false;
  }
  return true;
}

/** Returns the value of a way out, from −1 to 1. With few seats it depends on the chance of getting one. */
function worthOf(mind: Mind, view: View, route: number): number {
  const { seats } = at(mind.game.routes, route);
  const living = countLiving(view);
  if (seats === NONE) return mind.temper.alone && living > 1 ? -1 : 1 - mind.greed;
  if (seats >= living) return 1;
  const left = at(mind.plan.left, route);
  const near = left <= 1 ? 1 : 1 / left;
  return ((2 * seats) / living - 1) * (1 - near) + (2 * hopeOfSeat(mind, view, route) - 1) * near;
}

/** Returns the value of achieving a goal: higher the closer that brings a way out, negative if it only helps others. */
export function stakeIn(mind: Mind, view: View, goal: number): number {
  const { plan, game } = mind;
  let stake = 0;
  for (let route = 0; route < game.routes.length; route++) {
    if (!plan.isNeeded(route, goal)) continue;
    const left = at(plan.left, route);
    stake += worthOf(mind, view, route) * (left <= 1 ? LAST : left === 2 ? NEXT : EARLY);
  }
  if (at(game.goals, goal).losses.length > 0 && stake <= 0) return isDoomed(mind, view) ? 0 : -LAST;
  return stake;
}

/** Tells whether time will run out before any way out can be completed, even with the best luck. */
export function isDoomed({ plan, chart }: Mind, view: View): boolean {
  const turns = roundsLeft(chart, view) * countLiving(view);
  return plan.left.every((left) => left > turns * HOPE);
}

/** Goals achieved per turn at best. */
const HOPE = 0.35;

const LAST = 2;
const NEXT = 1.4;
const EARLY = 0.6;

export function countLiving(view: View): number {
  let count = 0;
  for (let player = 0; player < view.players; player++) if (view.characterOf(player) !== NONE) count++;
  return count;
}

export function take({ chart, game }: Mind, view: View, me: Person): Move | undefined {
  for (let item = 0; item < game.items.length; item++) {
    if (!at(chart.isUseful, item) || view.holds(me, item)) continue;
    if (view.table.mayTake(item, me)) return { type: 'take', item, by: me };
  }
  return undefined;
}

/** Gives a thing that exists only once to a character here who can clearly use it better. */
export function handOver(mind: Mind, view: View, me: Person): Move | undefined {
  const { chart, game, temper } = mind;
  if (temper.alone) return undefined;
  for (let item = 0; item < game.items.length; item++) {
    if (!at(chart.isUseful, item) || !view.holds(me, item) || view.supply(item) !== 0) continue;
    for (let player = 0; player < view.players; player++) {
      const other = view.characterOf(player);
      if (other === NONE || other === me || view.roomOf(other) !== view.roomOf(me) || view.holds(other, item)) continue;
      if (feeling(view, me, other) < 0 || !serves(mind, view, item, me, other)) continue;
      if (view.table.mayGive(item, me, other)) return { type: 'give', item, from: me, to: other };
    }
  }
  return undefined;
}

/** Points by which the other must be better. */
const CLEARLY = 3;

function serves({ chart, game, plan }: Mind, view: View, item: number, me: Person, other: Person): boolean {
  const isBetter = (fits: number) => bestPoints(view, other, fits) >= bestPoints(view, me, fits) + CLEARLY;
  if (game.monsters.some(({ means }) => means.includes(item))) return isBetter(chart.fitsFight);
  const { todo } = plan;
  for (let i = 0; i < todo.length; i++) {
    const goal = at(todo, i);
    const { groups } = at(game.goals, goal);
    const asks = groups.some((group) => group.includes(~item));
    const inHand = groups.findIndex((group) => group.includes(~(item + game.items.length)));
    if (!asks && inHand < 0 && !at(chart.goalKeys, goal).includes(~item)) continue;
    const isOpen = inHand < 0 ? view.isGoalOpen(goal, other) : !lacksOther(view, other, groups, inHand);
    return isOpen && isBetter(at(chart.fits, goal));
  }
  return false;
}

/** Takes useful things from the controlled Extra here, who may soon go its own way. */
export function relieve({ chart, game, seat }: Mind, view: View, me: Person): Move | undefined {
  const extra = game.isWide ? view.controlledBy(seat) : NONE;
  if (extra === NONE) return undefined;
  for (let item = 0; item < game.items.length; item++) {
    if (!at(chart.isUseful, item) || !view.holds(extra, item)) continue;
    if (view.table.mayGive(item, extra, me)) return { type: 'give', item, from: extra, to: me };
  }
  return undefined;
}

/** Gives away a thing that must be in hand if that completes what another person here has for a goal of the plan. */
export function complete({ game, plan, temper }: Mind, view: View, me: Person): Move | undefined {
  if (temper.alone || !game.needsHands) return undefined;
  const count = game.items.length;
  for (let i = 0; i < plan.todo.length; i++) {
    const { groups } = at(game.goals, at(plan.todo, i));
    if (view.isGoalOpen(at(plan.todo, i), me)) continue;
    for (let k = 0; k < groups.length; k++) {
      const [needed = 0] = at(groups, k);
      const item = ~needed - count;
      if (item < 0 || !view.holds(me, item)) continue;
      const to = completed(view, me, groups, k);
      if (to !== NONE && view.table.mayGive(item, me, to)) return { type: 'give', item, from: me, to };
    }
  }
  return undefined;
}

/** Returns a character in the same room who lacks only one group, though `me` lacks another; NONE if nobody does. */
function completed(view: View, me: Person, groups: Groups, lacking: number): Person {
  if (!lacksOther(view, me, groups, lacking)) return NONE;
  for (let player = 0; player < view.players; player++) {
    const other = view.characterOf(player);
    if (other === NONE || other === me || view.roomOf(other) !== view.roomOf(me)) continue;
    if (!lacksOther(view, other, groups, lacking)) return other;
  }
  return NONE;
}

function lacksOther(view: View, person: Person, groups: Groups, lacking: number): boolean {
  for (let i = 0; i < groups.length; i++) {
    if (i !== lacking && !view.table.isOneMet(at(groups, i), person)) return true;
  }
  return false;
}
