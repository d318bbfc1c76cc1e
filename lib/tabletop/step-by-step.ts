import type { Seat } from '@/lib/contract/played';

/** What every move has; what it names stands beside its type, in plain values. */
interface Typed {
  readonly type: string;
}

/** What a machine needs to know of a state: the step, and whose decision it awaits. */
interface Steps<Phase extends string> {
  readonly phase: Phase;
  readonly awaited: Seat;
}

/** Speaks against a move unless something is so. */
export const unless = <Code extends string>(isAllowed: boolean, code: Code): Code | undefined =>
  isAllowed ? undefined : code;

/** A list that is always the same. */
export const always =
  <Move>(...list: readonly Move[]) =>
  () =>
    list;

/** A kind of move: when it can be made, all that it can name, what it does, and what comes next. */
export interface MoveRule<Context, Move extends Typed, Phase extends string, Code extends string> {
  readonly phases: readonly Phase[];
  readonly all: (context: Context) => readonly Typed[];
  /** What speaks against a move, listed or not. */
  readonly refusal?: (context: Context, move: Move) => Code | undefined;
  readonly make: (context: Context, move: Move) => void;
  readonly next?: (context: Context) => void;
}

/** A rule for each kind of move. */
export type MoveRules<Context, Move extends Typed, Phase extends string, Code extends string> = {
  readonly [Type in Move['type']]: MoveRule<Context, Extract<Move, { readonly type: Type }>, Phase, Code>;
};

type Usual = 'game-over' | 'not-your-turn' | 'not-now' | 'no-such-choice';

/**
 * A game that goes step by step, each of which awaits one seat: what may be done now, and the doing of it. What is legal
 * is said once, by the rules. Moves are compared with those that are listed by what these name.
 */
export function stepByStep<
  Context extends { readonly state: Steps<Phase | 'over'> },
  Move extends Typed,
  Phase extends string,
  Code extends string,
>(rules: MoveRules<Context, Move, Phase, Code>) {
  type Rule = MoveRule<Context, Move, Phase, Code>;
  const byType = new Map<string, Rule>(Object.entries(rules as unknown as Readonly<Record<string, Rule>>));
  const byPhase = new Map<string, readonly Rule[]>();
  for (const rule of byType.values()) {
    for (const phase of rule.phases) byPhase.set(phase, [...(byPhase.get(phase) ?? []), rule]);
  }

  const refusalOf = (context: Context, seat: Seat, move: Move): Code | Usual | undefined => {
    const { phase, awaited } = context.state;
    if (phase === 'over') return 'game-over';
    if (seat !== awaited) return 'not-your-turn';
    const rule = byType.get(move.type);
    if (!rule?.phases.some((one) => one === phase)) return 'not-now';
    const refusal = rule.refusal?.(context, move);
    if (refusal !== undefined) return refusal;
    return rule.all(context).some((one) => names(one, move)) ? undefined : 'no-such-choice';
  };

  return {
    /** Every move the seat may make now. */
    moves(context: Context, seat: Seat): readonly Move[] {
      const { phase, awaited } = context.state;
      if (seat !== awaited) return [];
      const legal: Move[] = [];
      for (const { all, refusal } of byPhase.get(phase) ?? []) {
        for (const move of all(context) as readonly Move[]) {
          if (refusal?.(context, move) === undefined) legal.push(move);
        }
      }
      return legal;
    },
    /** Makes a move, in place, and all that follows from it by itself. A refused one changes nothing. */
    play(context: Context, seat: Seat, move: Move): Code | Usual | undefined {
      const refusal = refusalOf(context, seat, move);
      if (refusal !== undefined) return refusal;
      const rule = byType.get(move.type);
      rule?.make(context, move);
      rule?.next?.(context);
      return undefined;
    },
  };
}

function names(listed: object, move: object): boolean {
  for (const key in listed) {
    if (listed[key as keyof typeof listed] !== move[key as keyof typeof move]) return false;
  }
  return true;
}
