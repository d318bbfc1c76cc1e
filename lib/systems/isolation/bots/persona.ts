import type { Bot } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { pickerOf } from '@/lib/tabletop/random-bot';
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

/** Helps as links and the common cause say, always, or only where it gets out itself. */
type Temper = 'human' | 'saint' | 'egoist';

/** What a failure costs in nerves, and where people can be hurt, the more the worse off they are. */
const [FRAY, RISK] = [0.08, 0.15];
/** What a deed is worth for its own sake, a goal or bias beside it, and talking things over for each level of Stress. */
const [DEED, GOAL, TALK] = [0.1, 0.3, 0.04];
/** So little promise, and one lets time pass. */
const DESPAIR = -0.06;
/** Alone with less than this chance, even an egoist asks. */
const HOPE = 0.08;
/** So many more red links than green ones may lead to blows, once in so many times. */
const [HATRED, BLOWS] = [4, 16];

/** Something to propose: what its success is worth, from which degree, and what its failure costs. */
interface Plan extends About {
  readonly gain: number;
  readonly cost: number;
  readonly least: Degree;
}

/** Worth of a step towards a way out, by the number of steps after it. */
const PATIENCE = 0.75;
/** An Average task; what nobody has named may be anything. */
const USUAL_DIFFICULTY = 2;

/** Tasks that end it for some, each with all it needs and itself. One that needs what does not exist is none. */
const waysOf = ({ tasks }: Game) =>
  tasks.flatMap(({ ends }, task) => {
    const needs = new Set([task]);
    if (ends === 'nothing') return [];
    for (const one of needs) for (const other of tasks[one]?.requires ?? []) needs.add(other);
    return needs.has(NONE) ? [] : [{ task, needs: [...needs] }];
  });

/** Progress of each task towards an end, from 0 to 1. */
function promiseOf({ tasks }: Game, { done, shut }: Shown, ways: ReturnType<typeof waysOf>): readonly number[] {
  const promise = tasks.map(() => 0);
  for (const { task, needs } of ways) {
    const left = needs.filter((one) => one === task || !done[one]);
    if (left.some((one) => shut[one])) continue;
    const worth = PATIENCE ** (left.length - 1);
    for (const one of left) promise[one] = Math.max(at(promise, one), worth);
  }
  return promise;
}

/** Feeling of one person for another: green links less red ones. */
const liking = (table: Shown, person: PersonId, other: PersonId): number => {
  const { green, red } = pairOf(table, person, other);
  return green - red;
};

/** People inside whom the next proposer could ask, the dearest first. */
const company = (table: Shown, person: PersonId, against: PersonId = NONE): readonly PersonId[] =>
  insiders(table)
    .filter((other) => other !== person && other !== against)
    .sort((a, b) => liking(table, person, b) - liking(table, person, a));

/** A person who is likely to be against it, asked or not. */
const isHostile = (table: Shown, person: PersonId, other: PersonId): boolean => liking(table, person, other) < 0;

/**
 * How likely a proposal with these targets reaches a degree, at the Difficulty that is known or usual: friends at their
 * best, all others against it.
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
  const foes = company(table, active, about.against).filter((other) => isHostile(table, active, other));
  const hostileReds = foes.map((other) => pairOf(table, active, other).red);
  const shares = degreeShares({ ...attempt, asked, hostileReds });
  return shares.slice(0, DEGREES.indexOf(least) + 1).reduce((sum, share) => sum + share, 0);
}

/** Value of a proposal to another person: its progress, and their goal and bias. */
function meaning(game: Game, table: Shown, person: PersonId, promise: readonly number[]): number {
  const { task, against } = conflictOf(table);
  if (against !== NONE) return -liking(table, person, against);
  const rule = game.tasks[task];
  return rule ? at(promise, task) + (rule.serves[person] ?? 0) - (rule.violates[person] ?? 0) : 0;
}

/** Decides for people, their player's or the GM's, and knows no more than players do. */
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

  /** Everything that only the GM has to decide; players pick anybody. The list is made when it is asked for. */
  protected decideOther(_: View, __: Phase, list: () => readonly Move[]): Move {
    return this.any(list());
  }

  /** What promises most; now and then a fight. */
  #propose(table: Shown): Move {
    const person = table.last;
    const others = company(table, person);
    const foe = others.at(-1);
    if (foe !== undefined && liking(table, person, foe) <= -HATRED && this.any(upTo(BLOWS)) === 0) {
      this.#choose(table, { against: foe }, 'partialSuccess');
      return { type: 'against', person: foe };
    }
    const friends = others.filter((other) => !isHostile(table, person, other));
    let [best, most]: [Plan | undefined, number] = [undefined, DESPAIR];
    for (const plan of this.#plans(table)) {
      // What gains less comes later.
      if (plan.gain <= most) break;
      const chance = chanceOf(this.game, table, plan, friends, plan.least);
      const worth = plan.gain * chance - plan.cost * (1 - chance);
      if (worth > most) [best, most] = [plan, worth];
    }
    if (!best) return { type: 'pass' };
    this.#choose(table, best, best.least);
    return best.task === undefined ? { type: 'other' } : { type: 'task', task: best.task };
  }

  /** Talking things over, and every task that is open, by what they gain. */
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

  /** Whom to ask: friends, and those of the others who make it likelier. */
  #choose(table: Shown, about: About, least: Degree): void {
    const others = company(table, table.last, about.against);
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

  /** The best stance is listed first. */
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

/** Whether a roll is worth it: green is ahead more often, or somebody is to be healed. */
function looksBack(table: Shown): boolean {
  const { a, b, green, red } = pairNow(table);
  const isHurt = [a, b].some((person) => at(table.people, person).level >= INJURED);
  return green > red || (green === red && isHurt);
}

/** Erases the oldest label that is no injury, otherwise the oldest that may be erased (ruling A17). */
function change(table: Shown, moves: readonly Move[]): Move {
  const { labels } = pairNow(table);
  const erased = moves.filter((move) => move.type === 'erase');
  return erased.find(({ label }) => at(labels, label).kind === 'label') ?? erased[0] ?? at(moves, 0);
}
