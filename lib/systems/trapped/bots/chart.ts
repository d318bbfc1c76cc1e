import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { stepsFrom } from '@/lib/kernel/graph';
import { remembered } from '@/lib/kernel/remembered';
import { type Game, type GameGoal, type Groups, NONE } from '../engine/game';
import { otherEnd } from '../engine/world';
import { attributesFor, attributesToFight, attributesToInfluence } from '../rules/fitting';
import { ATTRIBUTES, type Attribute } from '../vocabulary';

type Numbers = readonly number[];

/** What bots work out about a setting once, for all games played in it. */
export interface Chart {
  /** Doors between any two rooms, whatever stands in them, at room × rooms + room; FAR if there is no way. */
  readonly distances: Numbers;
  /** Passages of each room, one after the other, from `firstWay[room]` up to `firstWay[room + 1]`. */
  readonly firstWay: Numbers;
  readonly ways: Numbers;
  /** Where each of them leads. */
  readonly ends: Numbers;
  /** What it takes to get to each room from the start, as prerequisites are numbered. */
  readonly keys: readonly Numbers[];
  /** What it takes to get to the place of each goal, where there are several to the easiest. */
  readonly goalKeys: readonly Numbers[];
  /** Conflicts won before each goal is, counted from nothing. */
  readonly depths: Numbers;
  /** The easiest goal that brings each thing or fact, and that takes each way out; NONE for none. */
  readonly sources: Numbers;
  readonly exits: Numbers;
  /** Bits of the attributes that fit each goal, a fight with a monster, and winning over an Extra. */
  readonly fits: Numbers;
  readonly fitsFight: number;
  readonly fitsInfluence: number;
  /** Goals on the way to what kills a monster that only that kills, those that come first before the others. */
  readonly arms: Numbers;
  /** Whether killing it is a goal that no way out requires. */
  readonly isKillOptional: boolean;
  /** Goals on the way to a disaster that takes the monster along, those that come first before the others. */
  readonly lastStand: Numbers;
  /** Rounds that there are; Infinity where no clock runs. */
  readonly rounds: number;
  /** Turns that somebody holds out for a better bargain: fewer where a clock runs. */
  readonly patience: number;
  /** Whether each thing opens a passage or a way out, is asked for by a goal, or beats a monster. */
  readonly isUseful: readonly boolean[];
}

export const FAR = 30_000;

/** Same game, same chart. */
export const chartOf = remembered(draw);

function draw(game: Game): Chart {
  const count = game.rooms.length;
  const firstWay = [0];
  const ways: number[] = [];
  const ends: number[] = [];
  for (let room = 0; room < count; room++) {
    for (const passage of at(game.rooms, room).passages) {
      ways.push(passage);
      ends.push(otherEnd(at(game.passages, passage), room));
    }
    firstWay[room + 1] = ways.length;
  }
  const keys = keysOf(game, firstWay, ways, ends);
  const goalKeys = game.goals.map((goal) => bestKey(goal, keys));
  const depths = depthsOf(game, goalKeys);
  const rounds = roundsIn(game);
  const neighbours = game.rooms.map((_, room) => ends.slice(firstWay[room], firstWay[room + 1]));
  const disasters = game.goals.flatMap(({ losses }, i) =>
    losses.some((loss) => at(game.losses, loss).killsMonster) ? [i] : [],
  );
  const arms = leadingTo(armsIn(game, depths), game, goalKeys, depths);
  const asked = game.routes.flatMap(({ groups, exits }) => [...groups.flat(), ...exits]);
  const taken = leadingTo(asked, game, goalKeys, depths);
  return {
    distances: game.rooms.flatMap((_, room) => stepsFrom(room, neighbours, FAR)),
    firstWay,
    ways,
    ends,
    keys,
    goalKeys,
    depths,
    sources: game.items.map(({ goals }) => easiest(goals, depths)),
    exits: game.routes.map(({ exits }) => easiest(exits, depths)),
    fits: game.setting.goals.map((goal) => bits(...attributesFor(goal))),
    fitsFight: bits(...attributesToFight(game.setting.goals)),
    fitsInfluence: bits(...attributesToInfluence(game.options)),
    arms,
    isKillOptional: game.monsterGoals.some((goal) => arms.includes(goal) && !taken.includes(goal)),
    lastStand: leadingTo(disasters, game, goalKeys, depths),
    rounds,
    patience: Math.min(PATIENCE, Math.floor(rounds * WASTED)),
    isUseful: usesOf(game),
  };
}

/** For monsters that only some things kill: getting hold of the nearest of these, then killing the monster. */
function armsIn({ monsters, items, monsterGoals }: Game, depths: Numbers): Numbers {
  const things = monsters.flatMap(({ killNeedsMeans, means }) => {
    const sources = killNeedsMeans ? means.flatMap((item) => at(items, item).goals) : [];
    const nearest = easiest(sources, depths);
    return nearest === NONE || at(depths, nearest) >= OUT_OF_REACH ? [] : [nearest];
  });
  return things.length === 0 ? [] : [...things, ...monsterGoals];
}

/** Prerequisites as goals, by the easiest way, each after the goals that it requires itself. */
function leadingTo(wanted: Numbers, game: Game, goalKeys: readonly Numbers[], depths: Numbers): Numbers {
  const list = new Set<number>();
  const under = new Set<number>();
  const depthOf = (needed: number) => at(depths, needed >= 0 ? needed : sourceOf(~needed));
  const sourceOf = (item: number) => easiest(at(game.items, item).goals, depths);
  const need = (needed: number): void => {
    const goal = needed >= 0 ? needed : sourceOf(~needed);
    if (goal === NONE || under.has(goal)) return;
    under.add(goal);
    for (const group of at(game.goals, goal).groups) {
      const [first] = group
        .filter((one) => one >= 0 || sourceOf(~one) !== NONE)
        .toSorted((a, b) => depthOf(a) - depthOf(b));
      if (first !== undefined) need(first);
    }
    for (const key of at(goalKeys, goal)) need(key);
    list.add(goal);
  };
  for (const goal of wanted) need(goal);
  return [...list];
}

const PATIENCE = 12;
/** Of the rounds there are, those that can be wasted. */
const WASTED = 0.3;

function roundsIn({ losses, options }: Game): number {
  const clocks = losses.map(({ rounds }) => rounds).filter((rounds) => rounds !== NONE);
  return Math.min(...clocks, options.doomClockRounds ?? Infinity);
}

// A way that asks for something is taken only if every other way does too.
const LOCKED = 1000;
const UNKNOWN = 1_000_000_000;

function keysOf(game: Game, firstWay: Numbers, ways: Numbers, ends: Numbers) {
  const count = game.rooms.length;
  const costs = filled(count, UNKNOWN);
  const keys: (readonly number[])[] = Array.from({ length: count }, () => []);
  const waiting = new Set([game.start]);
  costs[game.start] = 0;
  while (waiting.size > 0) {
    const room = [...waiting].reduce((best, other) => (at(costs, other) < at(costs, best) ? other : best));
    waiting.delete(room);
    for (let i = at(firstWay, room); i < at(firstWay, room + 1); i++) {
      const lock = lockOf(game, at(ways, i));
      const cost = at(costs, room) + 1 + LOCKED * lock.length;
      const end = at(ends, i);
      if (cost >= at(costs, end)) continue;
      costs[end] = cost;
      keys[end] = [...new Set([...at(keys, room), ...lock])];
      waiting.add(end);
    }
  }
  return keys;
}

function lockOf({ passages }: Game, number: number): readonly number[] {
  const { needs, blocked, opens, openedBy } = at(passages, number);
  const lock = needs === NONE ? [] : [~needs];
  return blocked && opens === 'goal' && openedBy !== NONE ? [...lock, openedBy] : lock;
}

/** Goals that depend on each other in a circle, which checks refuse, count as out of reach. */
const UNDER_WAY = -1;
const OUT_OF_REACH = 200;

function depthsOf(game: Game, goalKeys: readonly Numbers[]): Numbers {
  const depths = filled<number | undefined>(game.goals.length, undefined);
  const ofMember = (needed: number): number => {
    if (needed >= 0) return ofGoal(needed);
    const { goals } = at(game.items, ~needed);
    return goals.reduce((least, goal) => Math.min(least, ofGoal(goal)), OUT_OF_REACH);
  };
  const ofGroups = (groups: Groups) =>
    groups.reduce((sum, group) => sum + group.reduce((least, one) => Math.min(least, ofMember(one)), OUT_OF_REACH), 0);
  const ofGoal = (number: number): number => {
    const known = depths[number];
    if (known !== undefined) return known === UNDER_WAY ? OUT_OF_REACH : known;
    depths[number] = UNDER_WAY;
    const goal = at(game.goals, number);
    const keys = at(goalKeys, number).map((one) => [one]);
    const depth = Math.min(OUT_OF_REACH, 1 + ofGroups(goal.groups) + ofGroups(keys));
    depths[number] = depth;
    return depth;
  };
  return game.goals.map((_, goal) => ofGoal(goal));
}

/** The goal that takes the fewest conflicts, the first of equals; NONE if there are no goals. */
export function easiest(goals: Numbers, depths: Numbers): number {
  let best = goals[0] ?? NONE;
  for (let i = 1; i < goals.length; i++) if (at(depths, at(goals, i)) < at(depths, best)) best = at(goals, i);
  return best;
}

const bestKey = ({ rooms }: GameGoal, keys: readonly Numbers[]): Numbers =>
  rooms.map((room) => at(keys, room)).toSorted((a, b) => a.length - b.length)[0] ?? [];

const bits = (...attributes: readonly Attribute[]) =>
  attributes.reduce((sum, attribute) => sum | (1 << ATTRIBUTES.indexOf(attribute)), 0);

export const FITS_FORCE = bits('dangerous', 'clever', 'fast');
/** Standing up to a monster that attacks. */
export const FITS_MONSTER = bits(...attributesToFight([]));
/** A duel. */
export const FITS_PEOPLE = bits('sexy', 'clever', 'dangerous', 'brave');
export const FITS_ANYTHING = bits('brave', 'sexy', 'clever', 'fast', 'dangerous');

function usesOf({ items, goals, routes, monsters, passages }: Game): readonly boolean[] {
  const useful = new Set([
    ...[...goals, ...routes].flatMap(({ groups }) => groups.flat()),
    ...monsters.flatMap(({ means }) => means.map((item) => ~item)),
    ...passages.flatMap(({ needs }) => (needs === NONE ? [] : [~needs])),
  ]);
  return items.map((_, item) => useful.has(~item));
}
