import { fieldOfSteps, isHeldUp, stepsOf } from '../rules/clocks';
import { effectsOf } from '../rules/effects';
import { isRouteDisabled } from '../rules/escape';
import { sparesCharacters } from '../rules/strikes';
import type { Escape, Setting } from '../schema';
import { PLAYERS } from '../vocabulary';
import { type Closing, closingsIn } from './closings';
import { closureOfAll } from './closure';
import { Budget } from './landmarks';
import { buildProgram, type Luck, luckIn, luckInTime, type Question } from './program';
import type { Program } from './program-draft';
import { type Pace, Quickest } from './quickest';

/** Search steps for the turns of all ways out together. */
const STEPS = 100_000;

/** Why an unblocked way out can't be taken. */
export type Lost =
  /** A clock ends the game before any table can leave. */
  | { readonly kind: 'clock' }
  /** A clock closes a room before anybody can be there, at any table. */
  | { readonly kind: 'shut'; readonly closing: Closing }
  /** An unavoidable goal sets off a disaster; `fuse`: the fewest rounds that would leave enough time. */
  | { readonly kind: 'disaster'; readonly goal: string; readonly fuse: number }
  /** A house rule disables the way after an unavoidable goal. */
  | { readonly kind: 'stripped'; readonly goal: string };

/** An unavoidable disaster, and the least time to leave in after it has been set off, leaving included. */
export interface Rush extends Pace {
  readonly goal: string;
}

/**
 * Finds ways out that come too late. Assumes the best luck, to report only certain failures: Events grant all they can,
 * monsters break every barrier that they fit through, every conflict is won, and each player turn is a won conflict, a
 * step into a new room or a step with a required thing, except for the last one, in which someone leaves. Ignores Extras
 * adopted elsewhere, as the bound of SV13 does, and Extras with whom the GM walks a thing to where it is required.
 */
export class Deadlines {
  readonly #setting: Setting;
  readonly #most: number;
  readonly #lighters: readonly string[];
  readonly #luck: Luck;
  readonly #luckInTime: Luck;
  readonly #extra: ExtraTurns;
  readonly #known = new Map<string, ReadonlySet<string>>();
  readonly #quickest = new Map<string, Quickest>();
  /** Its own, so that clocks do not change how far other searches get. */
  readonly #budget = new Budget(STEPS);

  constructor(setting: Setting) {
    const { losses, goals } = setting;
    this.#setting = setting;
    this.#most = mostPlayers(setting);
    this.#luck = luckIn(setting);
    this.#luckInTime = luckInTime(setting);
    this.#extra = extraTurnsIn(setting);
    const lit = new Set(losses.map(({ cause }) => cause.goal));
    this.#lighters = goals.filter(({ id, kind }) => kind !== 'exit' && lit.has(id)).map(({ id }) => id);
  }

  /** Goals that make leaving this way impossible once achieved. */
  fatalFor(way: Escape): readonly string[] {
    return this.#setting.options.engineFuseRounds === 0
      ? [...this.#strippers(way), ...this.#lighters]
      : this.#strippers(way);
  }

  /** Returns why a reachable way out fails; undefined if it does not. `pace`: the least time to leave in. */
  lost(way: Escape, pace: Pace, rush: Rush | undefined): Lost | undefined {
    const goal = this.#unavoidable(way, this.#strippers(way));
    if (goal !== undefined) return { kind: 'stripped', goal };
    const { options } = this.#setting;
    if (rush && this.earliest(rush, this.#most) > options.engineFuseRounds)
      return { kind: 'disaster', goal: rush.goal, fuse: roundsFor(rush, this.#most) };
    const isLate = (players: number) =>
      pace.shut?.has(players) || this.earliest(pace, players) > firstClock(this.#setting, players);
    if (!tableSizes(this.#setting).every(isLate)) return undefined;
    const closing = pace.shut?.get(this.#most);
    return closing ? { kind: 'shut', closing } : { kind: 'clock' };
  }

  /** Lower bound in rounds: one character takes every extra turn that Events and clocks can give. */
  earliest({ turns, rounds }: Pace, players: number): number {
    const { drawn, struck } = this.#extra;
    const ofAll = players * (1 + drawn) + drawn;
    const ofOne = ofAll - (players - 1);
    return Math.max(1, roundsFor({ turns: turns - struck, rounds: Math.ceil((rounds - struck) / ofOne) }, ofAll));
  }

  /** Returns the disaster that cannot be avoided on the way; undefined if there is none. */
  rush(way: Escape, waysLeft: number): Rush | undefined {
    const strippers = this.#strippers(way);
    const dangers = [...strippers, ...this.#lighters];
    const goal = this.#unavoidable(way, dangers);
    if (goal === undefined) return undefined;
    // Everything that needs no disaster can be done before setting it off, which takes the first of the turns.
    const { turns, rounds } = this.#paceTo(way, strippers, waysLeft, this.#reached(dangers));
    return { goal, turns: Math.max(1, turns), rounds };
  }

  /** Returns lower bounds of the time in which this way can be taken, leaving included. */
  pace(way: Escape, waysLeft: number): Pace {
    const pace = this.#paceTo(way, this.fatalFor(way), waysLeft);
    return { ...pace, turns: pace.turns + 1 };
  }

  #strippers(way: Escape): readonly string[] {
    const { goals, options } = this.#setting;
    if (!options.beaconNeededByPod) return [];
    return goals.filter(({ id }) => isRouteDisabled(way, goals, new Set([id]), options)).map(({ id }) => id);
  }

  /** Prefers a goal that is unavoidable by itself; undefined if none of them is needed. */
  #unavoidable({ id }: Escape, goals: readonly string[]): string | undefined {
    const blocks = (without: readonly string[]) => !this.#reached(without).has(`route ${id}`);
    if (goals.length === 0 || !blocks(goals)) return undefined;
    return goals.find((goal) => blocks([goal])) ?? goals[0];
  }

  #reached(without: readonly string[]): ReadonlySet<string> {
    const key = without.join(' ');
    const known =
      this.#known.get(key) ?? factsOf(buildProgram(this.#setting, { luck: this.#luck, without: new Set(without) }));
    this.#known.set(key, known);
    return known;
  }

  #paceTo({ id }: Escape, avoided: readonly string[], waysLeft: number, given: ReadonlySet<string> = NONE): Pace {
    const key = [...avoided, ...given].join(' ');
    const known = this.#quickest.get(key) ?? this.#quickestIn({ without: new Set(avoided), given });
    this.#quickest.set(key, known);
    return known.paceTo(`route ${id}`, waysLeft);
  }

  #quickestIn(question: Question): Quickest {
    const program = buildProgram(this.#setting, { luck: this.#luckInTime, inTurns: true, ...question });
    return new Quickest(program, this.#budget, question.given === NONE ? this.#closings() : undefined);
  }

  /** Rooms that clocks close, by number of players. Extra turns may be in time for any of them. */
  #closings(): ReadonlyMap<number, readonly Closing[]> {
    if (givesExtraTurns(this.#setting) || this.#setting.clocks.length === 0) return new Map();
    const lists = tableSizes(this.#setting).map((players) => [players, closingsIn(this.#setting, players)] as const);
    return new Map(lists.filter(([, list]) => list.length > 0));
  }
}

const NONE: ReadonlySet<string> = new Set();

export const mostPlayers = ({ options }: Setting): number => Math.max(PLAYERS.max, options.maxCharacters);

/** Numbers of players, fewest first. */
export const tableSizes = (setting: Setting): readonly number[] =>
  Array.from({ length: mostPlayers(setting) - PLAYERS.min + 1 }, (_, i) => PLAYERS.min + i);

/** Fewest rounds in which a number of players can do something without extra turns. */
export const roundsFor = ({ turns, rounds }: Pace, players: number): number =>
  Math.max(rounds, Math.ceil(turns / players));

/** The most extra turns: in each player's turn and in each GM's turn by an Event, and in the whole game by clocks. */
interface ExtraTurns {
  readonly drawn: 0 | 1;
  readonly struck: number;
}

/**
 * Each Event gives at most one extra turn, to any of the people it strikes, and none during another. A player's turn
 * draws one Event by exploring or refilling, the GM's turn draws another (rules 7.0, 7.3, 7.7), and each clock plays one
 * when it runs out, once (ruling A71).
 */
function extraTurnsIn({ events, clocks }: Setting): ExtraTurns {
  return {
    drawn: events.some((event) => !sparesCharacters(event) && givesTurn(effectsOf(event))) ? 1 : 0,
    struck: clocks.filter(({ hits, effects }) => hits !== 'extras' && givesTurn(effects)).length,
  };
}

const givesTurn = (effects: readonly { readonly kind: string }[]) => effects.some(({ kind }) => kind === 'extraTurn');

export function givesExtraTurns(setting: Setting): boolean {
  const { drawn, struck } = extraTurnsIn(setting);
  return drawn + struck > 0;
}

/** Returns the round in which the first clock ends the game for a number of players; Infinity without a clock. */
export const firstClock = (setting: Setting, players: number): number =>
  Math.min(...clocksIn(setting, players).map(({ rounds }) => rounds));

/** A limit of rounds: the path of its field, and how much to write there for each round. */
export interface Limit {
  readonly rounds: number;
  readonly path: readonly string[];
  readonly perRound: number;
}

/** Lists the limits that end the game unconditionally for a number of players. */
export function clocksIn(setting: Setting, players: number): readonly Limit[] {
  const { losses, options } = setting;
  const disasters = losses.map(({ id, cause }) => ({ rounds: cause.rounds, path: ['losses', id, 'cause', 'rounds'] }));
  const limits = [...disasters, { rounds: options.doomClockRounds, path: ['options', 'doomClockRounds'] }].flatMap(
    ({ rounds, path }) => (rounds === null ? [] : [{ rounds, path, perRound: 1 }]),
  );
  return setting.clocks.length === 0 ? limits : [...limits, ...ownLimits(setting, players)];
}

/** Clocks of the setting by which all is lost, if nothing can turn them back or stop them. */
const ownLimits = (setting: Setting, players: number): readonly Limit[] =>
  setting.clocks.flatMap((clock) => {
    const { id, lost, perRound } = clock;
    if (!lost || perRound === 0 || isHeldUp(setting, clock)) return [];
    const field = fieldOfSteps(clock, players);
    return [{ rounds: Math.ceil(stepsOf(clock, players) / perRound), path: ['clocks', id, ...field], perRound }];
  });

function factsOf(program: Program): ReadonlySet<string> {
  const closure = closureOfAll(program);
  return new Set([...program.facts].flatMap(([name, fact]) => (closure.holds(fact) ? [name] : [])));
}
