import type { Bot } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { pickerOf } from '@/lib/tabletop/play/random-bot';
import { conflictOf, insiders, pairNow, pairOf } from '../engine/context';
import { type Game, NONE } from '../engine/game';
import { INJURED } from '../engine/injuries';
import type { Move } from '../engine/moves';
import { attemptOf } from '../engine/pools';
import { type About, addRulings, conflictAbout, deciding, taskRefusal } from '../engine/proposals';
import type { PersonId, Phase, Shown } from '../engine/state';
import type { View } from '../engine/view';
import { degreeShares } from '../rules/degrees';
import { DEGREES, type Degree } from '../vocabulary';

/** Temper of a bot: a human helps friends and useful plans, a saint everybody, an egoist mainly itself. */
type Temper = 'human' | 'saint' | 'egoist';

/** Costs of a failure: in Stress, and in danger per wound level (plus one). */
const [FRAY, RISK] = [0.08, 0.15];
/** Values of a task as such, of serving a goal or bias, and of talking per level of Stress. */
const [DEED, GOAL, TALK] = [0.1, 0.3, 0.04];
/** Lets time pass if no plan is worth more than this. */
const DESPAIR = -0.06;
/** An egoist goes alone from this chance of success on. */
const HOPE = 0.08;
/** Surplus of red links that can lead to a duel, and the odds: once in BLOWS times. */
const [HATRED, BLOWS] = [4, 16];

/** A possible proposal: the value of success, the degree required for it, and the cost of failure. */
interface Plan extends About {
  readonly gain: number;
  readonly cost: number;
  readonly least: Degree;
}

/** Discount per further step on the way out. */
const PATIENCE = 0.75;
/** Difficulty assumed while it is unknown: Average. */
const USUAL_DIFFICULTY = 2;

/** Returns the tasks that lead to safety, with all their requirements and themselves. Skips unreachable ones. */
const waysOf = ({ tasks }: Game) =>
  tasks.flatMap(({ ends }, task) => {
    const needs = new Set([task]);
    if (ends === 'nothing') return [];
    for (const need of needs) for (const required of tasks[need]?.requires ?? []) needs.add(required);
    return needs.has(NONE) ? [] : [{ task, needs: [...needs] }];
  });

/** Returns how close each task brings people to safety, from 0 to 1. */
function promiseOf({ tasks }: Game, { done, shut }: Shown, ways: ReturnType<typeof waysOf>): readonly number[] {
  const promise = tasks.map(() => 0);
  for (const { task, needs } of ways) {
    const left = needs.filter((need) => need === task || !done[need]);
    if (left.some((need) => shut[need])) continue;
    const worth = PATIENCE ** (left.length - 1);
    for (const need of left) promise[need] = Math.max(at(promise, need), worth);
  }
  return promise;
}

/** Returns how much two people like each other: green links less red ones. */
const liking = (table: Shown, person: PersonId, other: PersonId): number => {
  const { green, red } = pairOf(table, person, other);
  return green - red;
};

/** Returns the people inside whom a person could ask, best friends first. */
const candidates = (table: Shown, person: PersonId, against: PersonId = NONE): readonly PersonId[] =>
  insiders(table)
    .filter((other) => other !== person && other !== against)
    .sort((a, b) => liking(table, person, b) - liking(table, person, a));

/** Tells whether another person is likely to be hostile, asked or not. */
const isHostile = (table: Shown, person: PersonId, other: PersonId): boolean => liking(table, person, other) < 0;

/**
 * Returns the chance that a proposal with these targets reaches a degree, at the known or usual Difficulty. Assumes
 * that friends take their best stance, and that everyone else is hostile.
 */
function chanceOf(game: Game, table: Shown, about: About, targets: readonly PersonId[], least: Degree): number {
  const { last: active } = table;
  const task = about.task ?? NONE;
  const difficulty = table.named[task] || game.difficulties[task] || USUAL_DIFFICULTY;
  const conflict = { ...conflictAbout(game, table, about), targets: [...targets], difficulty };
  const imagined = { ...table, conflict };
  addRulings(game, imagined);
  const attempt = attemptOf(game, imagined, difficulty);
  const asked = attempt.asked.filter((_, i) => !isHostile(table, active, at(targets, i)));
  const foes = candidates(table, active, about.against).filter((other) => isHostile(table, active, other));
  const hostileReds = foes.map((other) => pairOf(table, active, other).red);
  const shares = degreeShares({ ...attempt, asked, hostileReds });
  return shares.slice(0, DEGREES.indexOf(least) + 1).reduce((sum, share) => sum + share, 0);
}

/** Returns the value of a proposal to a person: its progress, and their goal and bias. */
function meaning(game: Game, table: Shown, person: PersonId, promise: readonly number[]): number {
  const { task, against } = conflictOf(table);
  if (against !== NONE) return -liking(table, person, against);
  const rule = game.tasks[task];
  return rule ? at(promise, task) + (rule.serves[person] ?? 0) - (rule.violates[person] ?? 0) : 0;
}

/** Decides for characters, of players and of the GM. Uses only what players know. */
export class Persona implements Bot<View, Move> {
  protected readonly game: Game;
  protected readonly any;
  readonly #ways;
  #targets: PersonId[] = [];

  constructor(
    game: Game,
    seed: number,
    readonly temper: Temper,
  ) {
    this.game = game.open;
    this.any = pickerOf(seed);
    this.#ways = waysOf(this.game);
  }

  decide(view: View, moves: () => Iterable<Move>): Move {
    const { table } = view;
    const { phase } = table;
    if (phase === 'propose') return this.#propose(table);
    if (phase === 'ask') return this.#ask();
    if (phase === 'roll') return { type: 'roll' };
    if (phase === 'pair') return { type: looksBack(table) ? 'reflect' : 'leave' };
    const list = () => [...moves()];
    if (phase === 'stance' || phase === 'oppose') return this.#stand(table, list());
    return phase === 'change' ? change(table, list()) : this.decideOther(view, phase, list);
  }

  /** Other decisions: the GM's, and picking a character, which is random. `list` computes the moves on demand. */
  protected decideOther(_: View, __: Phase, list: () => readonly Move[]): Move {
    return this.any(list());
  }

  /** Proposes the most valuable plan; sometimes a duel. */
  #propose(table: Shown): Move {
    const person = table.last;
    const others = candidates(table, person);
    const foe = others.at(-1);
    if (foe !== undefined && liking(table, person, foe) <= -HATRED && this.any(upTo(BLOWS)) === 0) {
      this.#choose(table, { against: foe }, 'partialSuccess');
      return { type: 'against', person: foe };
    }
    const friends = others.filter((other) => !isHostile(table, person, other));
    let [best, most]: [Plan | undefined, number] = [undefined, DESPAIR];
    for (const plan of this.#plans(table)) {
      // Plans are sorted by gain, so later ones cannot be better.
      if (plan.gain <= most) break;
      const chance = chanceOf(this.game, table, plan, friends, plan.least);
      const worth = plan.gain * chance - plan.cost * (1 - chance);
      if (worth > most) [best, most] = [plan, worth];
    }
    if (!best) return { type: 'pass' };
    this.#choose(table, best, best.least);
    return best.task === undefined ? { type: 'other' } : { type: 'task', task: best.task };
  }

  /** Returns talking and all open tasks, highest gain first. */
  #plans(table: Shown): readonly Plan[] {
    const { game } = this;
    const person = table.last;
    const promise = promiseOf(game, table, this.#ways);
    const plans: Plan[] = [{ gain: TALK * table.stress, cost: FRAY, least: 'basicSuccess' }];
    for (const [task, { from, dangerous, serves, violates }] of game.tasks.entries()) {
      if (taskRefusal(game, table, task)) continue;
      const goal = GOAL * ((serves[person] ?? 0) - (violates[person] ?? 0));
      const cost = FRAY + (dangerous ? RISK * (1 + at(table.people, person).level) : 0);
      plans.push({ task, gain: Math.max(DEED, at(promise, task)) + goal, cost, least: from });
    }
    return plans.sort((a, b) => b.gain - a.gain);
  }

  /** Chooses whom to ask: friends, and others who increase the chance of success. */
  #choose(table: Shown, about: About, least: Degree): void {
    const others = candidates(table, table.last, about.against);
    const chanceWith = (targets: readonly PersonId[]) => chanceOf(this.game, table, about, targets, least);
    this.#targets = [];
    if (this.temper === 'egoist' && chanceWith([]) >= HOPE) return;
    this.#targets = others.filter((other) => !isHostile(table, table.last, other));
    let best = chanceWith(this.#targets);
    for (const other of others) {
      if (this.#targets.includes(other) || pairOf(table, table.last, other).green === 0) continue;
      const chance = chanceWith([...this.#targets, other]);
      if (chance <= best) continue;
      this.#targets.push(other);
      best = chance;
    }
  }

  #ask(): Move {
    const person = this.#targets.shift();
    return person === undefined ? { type: 'ready' } : { type: 'ask', person };
  }

  /** Chooses a stance. The moves list the best one first. */
  #stand(table: Shown, moves: readonly Move[]): Move {
    if (this.temper === 'saint' || moves.length === 1) return at(moves, 0);
    const person = deciding(table);
    const { active, task } = conflictOf(table);
    const rule = this.game.tasks[task];
    const isLeft = table.phase === 'oppose' && rule?.ends === 'out' && !rule.everybody;
    const cause = meaning(this.game, table, person, promiseOf(this.game, table, this.#ways));
    const score = liking(table, person, active) + cause - (isLeft && this.temper === 'egoist' ? HATRED : 0);
    if (score >= 0) return at(moves, 0);
    return at(moves, pairOf(table, person, active).red > 0 ? moves.length - 1 : 1);
  }
}

/** Tells whether a pair should roll: if it has more green links, or as many and one of them is hurt. */
function looksBack(table: Shown): boolean {
  const { a, b, green, red } = pairNow(table);
  const isHurt = [a, b].some((person) => at(table.people, person).level >= INJURED);
  return green > red || (green === red && isHurt);
}

/** Erases the oldest label other than an injury, otherwise the oldest erasable one (ruling A17). */
function change(table: Shown, moves: readonly Move[]): Move {
  const { labels } = pairNow(table);
  const erased = moves.filter((move) => move.type === 'erase');
  return erased.find(({ label }) => at(labels, label).kind === 'label') ?? erased[0] ?? at(moves, 0);
}
