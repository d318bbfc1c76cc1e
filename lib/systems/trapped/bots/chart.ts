import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { stepsFrom } from '@/lib/kernel/graph';
import { memoize } from '@/lib/kernel/memoize';
import { type Game, type GameGoal, type Groups, itemIn, NONE } from '../engine/game';
import { otherEnd } from '../engine/world';
import { attributesFor, attributesToFight, attributesToInfluence } from '../rules/fitting';
import { ATTRIBUTES, type Attribute } from '../vocabulary';

type Numbers = readonly number[];

/** Facts about a setting that bots compute once and share among all its games. */
export interface Chart {
  /** Steps between two rooms, ignoring barriers, at room × rooms + room; FAR if unconnected. */
  readonly distances: Numbers;
  /** Passages by room, concatenated: those of `room` are from `firstWay[room]` to before `firstWay[room + 1]`. */
  readonly firstWay: Numbers;
  readonly ways: Numbers;
  /** The room that each entry of `ways` leads to. */
  readonly ends: Numbers;
  /** Prerequisites for reaching each room from the start, encoded as in Groups. */
  readonly keys: readonly Numbers[];
  /** Prerequisites for reaching the room of each goal; with several rooms, the easiest. */
  readonly goalKeys: readonly Numbers[];
  /** Conflicts to be won to achieve each goal from scratch. */
  readonly depths: Numbers;
  /** The easiest goal that grants each item, and the easiest that takes each way out; NONE for none. */
  readonly sources: Numbers;
  readonly exits: Numbers;
  /** Attributes that fit each goal, a fight with a monster, and winning over an Extra, as bits. */
  readonly fits: Numbers;
  readonly fitsFight: number;
  readonly fitsInfluence: number;
  /** Goals that lead to the means of the only possible kill, in order of prerequisites, then the kill itself. */
  readonly arms: Numbers;
  /** True if killing it is a goal that no way out requires. */
  readonly isKillOptional: boolean;
  /** Goals that lead to a disaster that kills the monster too, in order of prerequisites. */
  readonly lastStand: Numbers;
  /** Rounds until the game ends; Infinity without a time limit. */
  readonly rounds: number;
  /** Clocks known to players by which all is lost as rounds go by. */
  readonly deadlines: Numbers;
  /** By clock: goals that lead to turning it back or stopping it, in order of prerequisites. */
  readonly respites: readonly Numbers[];
  /** Turns a bot holds out for a way out that suits it better; fewer under a time limit. */
  readonly patience: number;
  /** Things and facts that each goal requires; empty everywhere in settings of version 1. */
  readonly things: readonly Numbers[];
  /** True for items that open a passage or a way out, are required by a goal or a test, or beat a monster. */
  readonly isUseful: readonly boolean[];
}

export const FAR = 30_000;

export const chartOf = memoize(draw);

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
    deadlines: game.clocks.flatMap(({ hidden, lost, perRound }, i) => (lost && !hidden && perRound > 0 ? [i] : [])),
    respites: game.clocks.map((_, clock) => leadingTo(delayersOf(game, clock), game, goalKeys, depths)),
    patience: Math.min(PATIENCE, Math.floor(rounds * WASTED)),
    things: game.goals.map(({ groups }) => (game.isWide ? thingsIn(game, groups) : [])),
    isUseful: usesOf(game),
  };
}

/** The nearest means against monsters that only those kill, then the goals of killing a monster. */
function armsIn({ monsters, items, monsterGoals }: Game, depths: Numbers): Numbers {
  const things = monsters.flatMap(({ killNeedsMeans, means }) => {
    const sources = killNeedsMeans ? means.flatMap((item) => at(items, item).goals) : [];
    const nearest = easiest(sources, depths);
    return nearest === NONE || at(depths, nearest) >= OUT_OF_REACH ? [] : [nearest];
  });
  return things.length === 0 ? [] : [...things, ...monsterGoals];
}

const delayersOf = ({ goals }: Game, clock: number): Numbers =>
  goals.flatMap(({ clocks }, i) => (clocks.some((move) => move.clock === clock && move.steps <= 0) ? [i] : []));

/** Adds all prerequisites, always by the easiest way, in an order that can be worked off. */
function leadingTo(wanted: Numbers, game: Game, goalKeys: readonly Numbers[], depths: Numbers): Numbers {
  const list = new Set<number>();
  const under = new Set<number>();
  const depthOf = (needed: number) => at(depths, needed >= 0 ? needed : sourceOf(itemIn(game, needed)));
  const sourceOf = (item: number) => easiest(at(game.items, item).goals, depths);
  const need = (needed: number): void => {
    const goal = needed >= 0 ? needed : sourceOf(itemIn(game, needed));
    if (goal === NONE || under.has(goal)) return;
    under.add(goal);
    for (const group of at(game.goals, goal).groups) {
      const [first] = group
        .filter((one) => one >= 0 || sourceOf(itemIn(game, one)) !== NONE)
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
/** Share of all rounds that can be wasted. */
const WASTED = 0.3;

function roundsIn({ losses, options }: Game): number {
  const clocks = losses.map(({ rounds }) => rounds).filter((rounds) => rounds !== NONE);
  return Math.min(...clocks, options.doomClockRounds ?? Infinity);
}

// Cost of a locked passage: it is used only if every other route is locked too.
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

/** Goal under evaluation. Circular prerequisites count as out of reach; checks reject them. */
const UNDER_WAY = -1;
const OUT_OF_REACH = 200;

function depthsOf(game: Game, goalKeys: readonly Numbers[]): Numbers {
  const depths = filled<number | undefined>(game.goals.length, undefined);
  const ofMember = (needed: number): number => {
    if (needed >= 0) return ofGoal(needed);
    const { goals } = at(game.items, itemIn(game, needed));
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

/** Returns the goal that takes the fewest conflicts, the first if tied; NONE for an empty list. */
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
/** Returns the attributes that fit a fight with a monster, as bits; `usual` unless it prescribes one. */
export function fitsAgainst({ monsters }: Game, monster: number, usual: number): number {
  const { foughtBy } = at(monsters, monster);
  return foughtBy === NONE ? usual : 1 << foughtBy;
}

/** Defence against a monster's attack. */
export const FITS_MONSTER = bits(...attributesToFight([]));
export const FITS_PEOPLE = bits('sexy', 'clever', 'dangerous', 'brave');
export const FITS_ANYTHING = bits('brave', 'sexy', 'clever', 'fast', 'dangerous');

const thingsIn = (game: Game, groups: Groups): Numbers =>
  groups.flat().flatMap((needed) => (needed < 0 ? [itemIn(game, needed)] : []));

function usesOf(game: Game): readonly boolean[] {
  const { items, goals, routes, monsters, passages, events } = game;
  const useful = new Set([
    ...[...goals, ...routes].flatMap(({ groups }) => thingsIn(game, groups)),
    ...monsters.flatMap(({ means }) => means),
    ...passages.flatMap(({ needs }) => (needs === NONE ? [] : [needs])),
    ...events.flatMap(({ follows }) => follows.flatMap(({ item }) => (item === NONE ? [] : [item]))),
  ]);
  return items.map((_, item) => useful.has(item));
}
