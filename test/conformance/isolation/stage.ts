import { compile } from '@/lib/systems/isolation/engine/compile';
import { conflictOf, pairOf } from '@/lib/systems/isolation/engine/context';
import { type Game, NONE } from '@/lib/systems/isolation/engine/game';
import type { LogEvent } from '@/lib/systems/isolation/engine/log';
import type { Modifier, Move } from '@/lib/systems/isolation/engine/moves';
import { played } from '@/lib/systems/isolation/engine/play';
import { bystanders } from '@/lib/systems/isolation/engine/proposals';
import { setup } from '@/lib/systems/isolation/engine/setup';
import type { State } from '@/lib/systems/isolation/engine/state';
import type { Colour, Stance } from '@/lib/systems/isolation/vocabulary';
import type { ColourDice } from '@/lib/tabletop/dice/dice';
import { nextRoller } from '@/lib/tabletop/dice/dice';
import { BLANK, type Input, inOrder, type Needs, siegeOf } from './notation';

/** A siege in progress at a table that types its dice, and the events so far. */
export interface Stage {
  readonly game: Game;
  readonly state: State;
  /** Names by index of the person. */
  readonly names: readonly string[];
  readonly events: LogEvent[];
}

/** The GM's name among rollers. */
export const GM = 'the GM';
/** Stress at which nobody agrees without dice. */
const SOME_STRESS = 1;

interface Setting extends Needs {
  readonly stress?: number;
  /** People who have already left. */
  readonly safe?: readonly string[];
}

/**
 * Stages a night that is about to begin. All people have names; extra people who only complete the roster have left.
 */
export function staged(input: Input, { stress = SOME_STRESS, safe = [], ...needs }: Setting): Stage {
  const game = compile(siegeOf(input, needs), { dice: 'typed' });
  const stage: Stage = {
    game,
    state: setup(game, 1, 1),
    names: needs.cast.map(({ name }) => name),
    events: [],
  };
  const { state } = stage;
  while (state.phase === 'pick') must(stage, ...movesOf(stage).slice(0, 1));
  state.stress = stress;
  for (const [place, person] of state.people.entries()) {
    const name = stage.names[place];
    if (name === undefined || safe.includes(name)) person.where = 'safe';
  }
  return stage;
}

export const copyOf = (stage: Stage): Stage => ({
  ...stage,
  state: structuredClone(stage.state),
  events: [...stage.events],
});

/** Lists the legal moves of the seat that is asked. */
export const movesOf = ({ game, state }: Stage): readonly Move[] => played.moves(game, state, state.awaited);

/** Makes a move for the seat that is asked. Returns the code of a refusal, which must change nothing. */
export function make({ game, state, events }: Stage, move: Move): string | undefined {
  const before = JSON.stringify(state);
  const emit = (event: LogEvent) => events.push(event);
  const refusal = played.play(game, state, state.awaited, move, emit)?.code;
  if (refusal === undefined) return undefined;
  if (JSON.stringify(state) !== before) throw new Error('a refused move changed something');
  return refusal;
}

/** Makes moves and expects them to be legal. */
export function must(stage: Stage, ...list: readonly Move[]): void {
  for (const move of list) {
    const refusal = make(stage, move);
    if (refusal !== undefined) throw new Error(`${JSON.stringify(move)}: ${refusal}`);
  }
}

/** Returns a person's index. */
export function placeOf({ names }: Stage, name: string): number {
  const place = names.indexOf(name);
  if (place < 0) throw new Error(`nobody is called “${name}”`);
  return place;
}

const nameOf = ({ names }: Stage, person: number): string => names[person] ?? GM;

export const personOf = (stage: Stage, name: string) => {
  const person = stage.state.people[placeOf(stage, name)];
  if (!person) throw new Error(`“${name}” is not here`);
  return person;
};

/** Returns the links and labels between two people. */
export const between = (stage: Stage, one: string, other: string) =>
  pairOf(stage.state, placeOf(stage, one), placeOf(stage, other));

/** Lists the recorded events of a type. */
export function eventsOf<Type extends LogEvent['type']>({ events }: Stage, type: Type) {
  return events.filter((event): event is Extract<LogEvent, { type: Type }> => event.type === type);
}

/** Maps names to values, in the order of the list. */
export function byName<T>(list: readonly string[], read: (name: string) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(list.map((name) => [name, read(name)]));
}

/** Faces of a person's dice of each colour. */
export type Faces = Readonly<Partial<Record<Colour, readonly number[]>>>;

/** A proposal and the decisions about it. Dice that are not given show a face that does not count. */
export interface Plan {
  readonly active: string;
  /** Task; an improvised one, unless it is prepared or directed against a person. */
  readonly task?: string;
  readonly against?: string;
  readonly asked?: readonly string[];
  readonly absent?: readonly string[];
  readonly isCalm?: boolean;
  readonly difficulty?: number;
  readonly rulings?: Readonly<Record<string, Readonly<Partial<Record<Modifier, number>>>>>;
  /** Stances by name; Neutral by default. */
  readonly stances?: Readonly<Record<string, Stance>>;
  readonly rolls?: Readonly<Record<string, Faces>>;
  readonly answers?: Readonly<Record<string, Faces>>;
  /** Chooses the person who takes a wound if the table decides; by default, the first who can. */
  readonly hurt?: (stage: Stage, list: readonly string[]) => string | undefined;
}

/** Proposes a plan and asks for help. Returns the code of a refusal. */
export function propose(stage: Stage, { active, task, against, asked = [], absent = [] }: Plan): string | undefined {
  const refusal = make(stage, { type: 'call', person: placeOf(stage, active) }) ?? make(stage, wording());
  if (refusal !== undefined) return refusal;
  for (const name of asked) must(stage, { type: 'ask', person: placeOf(stage, name) });
  for (const name of absent) must(stage, { type: 'miss', person: placeOf(stage, name) });
  must(stage, { type: 'ready' });
  return undefined;

  function wording(): Move {
    if (task !== undefined) return { type: 'task', task: stage.game.body.tasks.findIndex(({ id }) => id === task) };
    return against === undefined ? { type: 'other' } : { type: 'against', person: placeOf(stage, against) };
  }
}

/** Plays on by the plan until the proposal is resolved or `isThere` returns true. */
export function goOn(stage: Stage, plan: Plan, isThere: (state: State) => boolean = () => false): void {
  const { state } = stage;
  while (state.conflict && !isThere(state)) must(stage, ...nextMoves(stage, plan));
}

function nextMoves(stage: Stage, plan: Plan): readonly Move[] {
  const { state } = stage;
  const { place, targets } = conflictOf(state);
  const stanceOf = (person = NONE) => plan.stances?.[nameOf(stage, person)] ?? 'neutral';
  switch (state.phase) {
    case 'calm':
      return [{ type: 'calm', isCalm: plan.isCalm ?? false }];
    case 'difficulty':
      return [{ type: 'difficulty', difficulty: plan.difficulty ?? 1 }];
    case 'rule':
      return ruled(stage, plan);
    case 'dice':
      return [nextFace(stage, plan)];
    case 'stance':
      return [{ type: 'stance', stance: stanceOf(targets[place]) }];
    case 'oppose':
      return [{ type: 'stance', stance: stanceOf(bystanders(state)[place]) }];
    case 'wound':
      return [nextWound(stage, plan)];
    default:
      throw new Error(`nobody plans for “${state.phase}”`);
  }
}

/** Returns the GM's changes to modifiers, person by person, as far as they are allowed. */
function ruled(stage: Stage, { rulings = {} }: Plan): readonly Move[] {
  for (const { person } of [...conflictOf(stage.state).rulings]) {
    const wanted = Object.entries(rulings[nameOf(stage, person)] ?? {});
    if (wanted.length === 0) continue;
    if (conflictOf(stage.state).rulings[conflictOf(stage.state).place]?.person !== person) {
      must(stage, { type: 'consider', person });
    }
    for (const [modifier, most] of wanted) {
      const open = movesOf(stage).flatMap((move) =>
        move.type === 'rule' && move.modifier === modifier && move.count <= most ? [move] : [],
      );
      const [best] = open.toSorted((a, b) => b.count - a.count);
      if (best && (best.count > now(stage, best.modifier) || now(stage, best.modifier) > most)) must(stage, best);
    }
  }
  return [{ type: 'ready' }];
}

function now({ state }: Stage, modifier: Modifier): number {
  const { isDangerous, rulings, place } = conflictOf(state);
  return modifier === 'danger' ? Number(isDangerous) : (rulings[place]?.[modifier] ?? 0);
}

/** Types the next die that is due. Faces that add dice come first, in any given order. */
function nextFace(stage: Stage, { rolls = {}, answers = {} }: Plan): Move {
  const conflict = conflictOf(stage.state);
  const [all, given] = conflict.answers.length > 0 ? [conflict.answers, answers] : [conflict.rolls, rolls];
  const roller = nextRoller(all);
  if (!roller) throw new Error('no die is due');
  const { colour, faces } = roller;
  const list = inOrder(colour, given[nameOf(stage, roller.person)]?.[colour] ?? []);
  return { type: 'face', face: list[faces.length] ?? BLANK[colour] };
}

function nextWound(stage: Stage, { hurt }: Plan): Move {
  const open = movesOf(stage).flatMap((move) => (move.type === 'wound' ? [move.person] : []));
  const chosen = hurt?.(
    stage,
    open.map((person) => nameOf(stage, person)),
  );
  return { type: 'wound', person: chosen === undefined ? (open[0] ?? NONE) : placeOf(stage, chosen) };
}

/** Dice due for each roller and colour before the first is typed. */
export function dueOf(stage: Stage, which: 'rolls' | 'answers'): Readonly<Record<string, Record<Colour, number>>> {
  const list: readonly ColourDice[] = conflictOf(stage.state)[which];
  if (list.some(({ faces }) => faces.length > 0)) throw new Error('dice have fallen already');
  const due: Record<string, Record<Colour, number>> = {};
  for (const { person, colour, due: dice } of list) {
    const name = nameOf(stage, person);
    due[name] = { ...(due[name] ?? { green: 0, red: 0 }), [colour]: dice };
  }
  return due;
}

export const hasRolls = ({ conflict }: State): boolean => (conflict?.rolls.length ?? 0) > 0;
export const hasAnswers = ({ conflict }: State): boolean => (conflict?.answers.length ?? 0) > 0;

/** Result of the conflict in the format of the vectors. */
export function resultOf(stage: Stage) {
  const last = eventsOf(stage, 'resolved').at(-1);
  if (!last) throw new Error('nothing has come of it');
  return { greenEvens: last.evens, gmOdds: last.odds, margin: last.evens - last.odds, degree: last.degree };
}
