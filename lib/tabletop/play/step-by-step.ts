import type { Seat } from '@/lib/contract/played';
import type { JsonObject } from '@/lib/kernel/json';
import { refusing, seatsUpTo } from './seats';

/** Move with its type; other fields hold plain values. */
interface Typed {
  readonly type: string;
}

/** Union of types with their other fields. */
export type OneOf<Types> = { [Type in keyof Types]: Readonly<{ type: Type } & Types[Type]> }[keyof Types];

/** Read-only access to the part of a state that everybody may see. */
export type Shown<Table> = { readonly [Field in keyof Table]: Readonly<Table[Field]> };

/** Fields of a state machine: the phase, and the seat to act. */
interface Steps<Phase extends string> {
  phase: Phase;
  awaited: Seat;
}

/** Moves to a phase and waits for a seat. */
export function awaitMove<Phase extends string>(state: Steps<Phase>, phase: Phase, seat: Seat): void {
  state.phase = phase;
  state.awaited = seat;
}

/** Game and state, with a listener for events. */
export interface MoveContext<Game, State, LogEvent> {
  readonly game: Game;
  readonly state: State;
  readonly emit: ((event: LogEvent) => void) | undefined;
}

/** Returns the code unless the move is allowed. */
export const unless = <Code extends string>(isAllowed: boolean, code: Code): Code | undefined =>
  isAllowed ? undefined : code;

/** Rule for a kind of move: its phases, possible values, effect and continuation. */
interface MoveRule<Context, Move extends Typed, Phase extends string, Code extends string> {
  /** Phases that allow the move; by default the phase with the same name. */
  readonly phases?: readonly Phase[];
  /** Possible values of each field; every combination is listed. A move without fields is always listed. */
  readonly names?: { readonly [Name in Exclude<keyof Move, 'type'>]: (context: Context) => readonly Move[Name][] };
  /** List of moves, if not every combination is valid. */
  readonly all?: (context: Context) => readonly Typed[];
  /** Returns the reason against a move, listed or not. */
  readonly refusal?: (context: Context, move: Move) => Code | undefined;
  readonly make?: (context: Context, move: Move) => void;
  readonly next?: (context: Context) => void;
}

export type MoveRules<Context, Move extends Typed, Phase extends string, Code extends string> = {
  readonly [Type in Move['type']]: MoveRule<Context, Extract<Move, { readonly type: Type }>, Phase, Code>;
};

/** More seats than any game has. */
const SEATS_MAX = 16;
const seats = seatsUpTo(SEATS_MAX);

/** Codes of refusals that every such game has. */
export const USUAL_REFUSALS = ['game-over', 'not-your-turn', 'not-now', 'no-such-choice'] as const;
type Usual = (typeof USUAL_REFUSALS)[number];

/** Creates a state machine from rules, the only definition of legality. One seat acts; moves compare by value. */
export function stepByStep<
  Game,
  State extends Steps<Phase | 'over'>,
  LogEvent,
  Move extends Typed,
  Phase extends string,
  Code extends string,
>(rules: MoveRules<MoveContext<Game, State, LogEvent>, Move, Phase, Code>) {
  type Context = MoveContext<Game, State, LogEvent>;
  type Rule = MoveRule<Context, Move, Phase, Code>;
  const byType = new Map<string, Rule>(Object.entries(rules as unknown as Readonly<Record<string, Rule>>));
  const byPhase = new Map<string, readonly (readonly [string, Rule])[]>();
  const phasesOf = (type: string, { phases }: Rule): readonly string[] => phases ?? [type];
  for (const [type, rule] of byType) {
    for (const phase of phasesOf(type, rule)) byPhase.set(phase, [...(byPhase.get(phase) ?? []), [type, rule]]);
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

  /** Returns every move that the seat may make now. */
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

  /** Makes a move in place, with its consequences. A refused move changes nothing. */
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
    /** May be slow: no bot plays on from a copy. */
    clone: (state: State): State => structuredClone(state),
    /** All events are public; only future dice are hidden. */
    filterEvent: (_: Game, event: LogEvent) => event,
    /** Shows the state except for the random generator and tallies. */
    show(_: Game, { table }: { readonly table: object }): JsonObject {
      const { rng: __, tally: ___, ...shown } = table as Readonly<Record<string, unknown>>;
      return shown as JsonObject;
    },
  };
}

/** Possible values by field. */
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

/** Tells whether a move is listed; checks each field on its own. */
function isListed<Context>({ names = {}, all }: Listing<Context>, move: Typed, context: Context): boolean {
  if (all) return all(context).some((each) => isLike(each, move));
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
