import type { Seat } from '@/lib/contract/played';
import type { JsonObject } from '@/lib/kernel/json';
import { refusing, seatsUpTo } from './seats';

/** What every move has; what it names stands beside its type, in plain values. */
interface Typed {
  readonly type: string;
}

/** One of several types, each with what it holds besides. */
export type OneOf<Types> = { [Type in keyof Types]: Readonly<{ type: Type } & Types[Type]> }[keyof Types];

/** What a machine needs to know of a state: the step, and whose decision it awaits. */
interface Steps<Phase extends string> {
  phase: Phase;
  awaited: Seat;
}

/** Awaits a decision. */
export function awaitMove<Phase extends string>(state: Steps<Phase>, phase: Phase, seat: Seat): void {
  state.phase = phase;
  state.awaited = seat;
}

/** A game, its state, and who is told what happens. */
export interface Happening<Game, State, LogEvent> {
  readonly game: Game;
  readonly state: State;
  readonly emit: ((event: LogEvent) => void) | undefined;
}

/** Refuses a move, with this reason, unless the condition holds. */
export const unless = <Code extends string>(isAllowed: boolean, code: Code): Code | undefined =>
  isAllowed ? undefined : code;

/** A kind of move: when it can be made, all that it can name, what it does, and what comes next. */
interface MoveRule<Context, Move extends Typed, Phase extends string, Code extends string> {
  /** The step that is called like it unless told otherwise. */
  readonly phases?: readonly Phase[];
  /** For each thing that it names, all that this can be: every combination is listed. One that names nothing is always there. */
  readonly names?: { readonly [Name in Exclude<keyof Move, 'type'>]: (context: Context) => readonly Move[Name][] };
  /** The list, where not every combination will do. */
  readonly all?: (context: Context) => readonly Typed[];
  /** What speaks against a move, listed or not. */
  readonly refusal?: (context: Context, move: Move) => Code | undefined;
  readonly make?: (context: Context, move: Move) => void;
  readonly next?: (context: Context) => void;
}

/** A rule for each kind of move. */
export type MoveRules<Context, Move extends Typed, Phase extends string, Code extends string> = {
  readonly [Type in Move['type']]: MoveRule<Context, Extract<Move, { readonly type: Type }>, Phase, Code>;
};

/** More than any game has. */
const SEATS_MAX = 16;
const seats = seatsUpTo(SEATS_MAX);

/** Why moves are refused in any such game. */
export const USUAL_REFUSALS = ['game-over', 'not-your-turn', 'not-now', 'no-such-choice'] as const;
type Usual = (typeof USUAL_REFUSALS)[number];

/**
 * A game that goes step by step, each of which awaits one seat: what may be done now, and the doing of it. What is legal
 * is said once, by the rules. Moves are compared with those that are listed by what these name.
 */
export function stepByStep<
  Game,
  State extends Steps<Phase | 'over'>,
  LogEvent,
  Move extends Typed,
  Phase extends string,
  Code extends string,
>(rules: MoveRules<Happening<Game, State, LogEvent>, Move, Phase, Code>) {
  type Context = Happening<Game, State, LogEvent>;
  type Rule = MoveRule<Context, Move, Phase, Code>;
  const byType = new Map<string, Rule>(Object.entries(rules as unknown as Readonly<Record<string, Rule>>));
  const byPhase = new Map<string, readonly (readonly [string, Rule])[]>();
  const phasesOf = (type: string, { phases }: Rule): readonly string[] => phases ?? [type];
  for (const one of byType) {
    for (const phase of phasesOf(...one)) byPhase.set(phase, [...(byPhase.get(phase) ?? []), one]);
  }

  const refusalOf = (context: Context, seat: Seat, move: Move): Code | Usual | undefined => {
    const { phase, awaited } = context.state;
    if (phase === 'over') return 'game-over';
    if (seat !== awaited) return 'not-your-turn';
    const rule = byType.get(move.type);
    if (!rule || !phasesOf(move.type, rule).includes(phase)) return 'not-now';
    const refusal = rule.refusal?.(context, move);
    if (refusal !== undefined) return refusal;
    return isListed(rule, move, context) ? undefined : 'no-such-choice';
  };

  /** Every move the seat may make now. */
  const moves = (game: Game, state: State, seat: Seat): readonly Move[] => {
    if (seat !== state.awaited) return [];
    const context = { game, state, emit: undefined };
    const legal: Move[] = [];
    for (const [type, rule] of byPhase.get(state.phase) ?? []) {
      for (const move of listed(type, rule, context) as readonly Move[]) {
        if (rule.refusal?.(context, move) === undefined) legal.push(move);
      }
    }
    return legal;
  };

  /** Makes a move, in place, and all that follows from it by itself. A refused one changes nothing. */
  const play = (context: Context, seat: Seat, move: Move): Code | Usual | undefined => {
    const refusal = refusalOf(context, seat, move);
    if (refusal !== undefined) return refusal;
    const rule = byType.get(move.type);
    rule?.make?.(context, move);
    rule?.next?.(context);
    return undefined;
  };

  return {
    toAct: (_: Game, { awaited }: State) => seats(awaited),
    moves,
    play: refusing((game: Game, state: State, seat, move: Move, emit?: Context['emit']) =>
      play({ game, state, emit }, seat, move),
    ),
    /** No bot plays on from a copy, so it may take its time. */
    clone: (state: State): State => structuredClone(state),
    /** Whatever happens, happens before all: only the dice to come are unknown. */
    hears: (_: Game, event: LogEvent) => event,
    /** The whole table, but for the dice to come and what only playtests count. */
    show(_: Game, { table }: { readonly table: object }): JsonObject {
      const { rng: __, tally: ___, ...shown } = table as Readonly<Record<string, unknown>>;
      return shown as JsonObject;
    },
  };
}

/** What names a thing each, and all that it can be. */
type Naming<Context> = Readonly<Record<string, (context: Context) => readonly unknown[]>>;

interface Listing<Context> {
  readonly names?: Naming<Context>;
  readonly all?: (context: Context) => readonly Typed[];
}

function listed<Context>(type: string, { names = {}, all }: Listing<Context>, context: Context): readonly Typed[] {
  if (all) return all(context);
  let moves: readonly Typed[] = [{ type }];
  for (const name in names) {
    const values = names[name]?.(context) ?? [];
    moves = moves.flatMap((move) => values.map((value) => ({ ...move, [name]: value })));
  }
  return moves;
}

/** Whether a move is listed; looks at each thing that it names by itself. */
function isListed<Context>({ names = {}, all }: Listing<Context>, move: Typed, context: Context): boolean {
  if (all) return all(context).some((one) => isLike(one, move));
  for (const name in names) {
    if (!names[name]?.(context).includes(move[name as keyof Typed])) return false;
  }
  return true;
}

function isLike(one: object, other: object): boolean {
  for (const key in one) {
    if (one[key as keyof typeof one] !== other[key as keyof typeof other]) return false;
  }
  return true;
}
