import { advance } from './advance';
import { clearAsk } from './agenda';
import type { Context } from './context';
import { type Decision, legalMoves, type Rule } from './decision';
import { action } from './decisions/action';
import { answer } from './decisions/answer';
import { bid, lucky, ruling } from './decisions/bid';
import { answerChallenge, press, vote } from './decisions/challenge';
import { aspect, attribute, relationship } from './decisions/creation';
import { damage } from './decisions/damage';
import { duel } from './decisions/duel';
import { boarding } from './decisions/escape';
import { choose, consent, event, fate, pick, stand } from './decisions/event-cards';
import { monsters, retreat } from './decisions/monsters';
import { adopt, turn } from './decisions/turn';
import type { Game } from './game';
import type { Emit } from './log';
import type { Move, MoveType, RefusalCode } from './moves';
import type { AskKind, Seat, State } from './state';

const DECISIONS: Readonly<Record<AskKind, Decision>> = {
  attribute,
  relationship,
  aspect,
  turn,
  adopt,
  action,
  challenge: answerChallenge,
  vote,
  press,
  duel,
  answer,
  bid,
  ruling,
  lucky,
  damage,
  event,
  pick,
  consent,
  stand,
  fate,
  monsters,
  retreat,
  boarding,
  choose,
};

/** Returns the seat that has to decide; −1 once the game is over. Only one seat decides at a time. */
export const seatToAct = ({ ask }: State): Seat => (ask.kind === 'none' ? -1 : ask.seat);

export function moves(game: Game, state: State, seat: Seat): readonly Move[] {
  const { ask } = state;
  if (ask.kind === 'none' || ask.seat !== seat) return [];
  return legalMoves(DECISIONS[ask.kind], { game, state, emit: undefined });
}

function ruleOf({ ask }: State, seat: Seat, move: Move): Rule<MoveType> | RefusalCode {
  if (ask.kind === 'none') return 'over';
  if (ask.seat !== seat) return 'notAsked';
  const rule = DECISIONS[ask.kind][move.type] as Partial<Rule<MoveType>> | undefined;
  // Guards against inherited keys such as "constructor".
  return rule?.refuse === undefined ? 'wrongMove' : (rule as Rule<MoveType>);
}

/** Applies a move and its consequences, in place. Returns why it was refused, in which case nothing changed. */
export function play(game: Game, state: State, seat: Seat, move: Move, emit?: Emit): RefusalCode | undefined {
  const rule = ruleOf(state, seat, move);
  if (typeof rule === 'string') return rule;
  const context: Context = { game, state, emit };
  const refusal = rule.refuse(context, move);
  if (refusal !== undefined) return refusal;
  const { ask } = state;
  state.tally.moves++;
  emit?.({ type: 'moved', seat, move });
  // While the move is applied the question stays readable; `ask.answered` shows whether a new one has been set.
  ask.answered = true;
  rule.take(context, move);
  if (ask.answered) clearAsk(ask);
  advance(context);
  return undefined;
}
