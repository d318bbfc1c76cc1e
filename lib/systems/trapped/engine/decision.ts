import { at } from '@/lib/kernel/at';
import type { Card } from '@/lib/tabletop/cards/playing-cards';
import { isCountable, mayBegin } from './conflict';
import type { Context } from './context';
import { NONE } from './game';
import type { Means, Move, MoveType, RefusalCode } from './moves';
import { ATTRIBUTES_EACH, type Person, type Seat } from './state';
import { usableExtra } from './world';

export type Offer = (move: Move) => void;
type MoveOf<Type extends MoveType> = Extract<Move, { type: Type }>;

/** Moves of one type: how to list, check and apply them. */
export interface Rule<Type extends MoveType> {
  /** Offers a superset of the legal moves. If absent, the type itself is the only move. */
  candidates?(context: Context, offer: Offer): void;
  /** The candidates are exactly the legal moves, so filtering them again would only cost time. */
  readonly isExact?: true;
  refuse(context: Context, move: MoveOf<Type>): RefusalCode | undefined;
  take(context: Context, move: MoveOf<Type>): void;
}

/** A question with one rule per type of answer, in listing order. */
export type Decision = { readonly [Type in MoveType]?: Rule<Type> };

/** Creates a rule that accepts every move the current question allows. */
export const always = <Type extends MoveType>(take: Rule<Type>['take']): Rule<Type> => ({
  refuse: () => undefined,
  take,
});

/** For a type whose moves are interleaved with another's: that other rule offers both. */
export const offeredByOther = (): void => {};

export function legalMoves(decision: Decision, context: Context): readonly Move[] {
  const legal: Move[] = [];
  const add = (move: Move) => void legal.push(move);
  const offer = (move: Move) => {
    if ((decision[move.type] as Rule<MoveType>).refuse(context, move) === undefined) legal.push(move);
  };
  for (const type of Object.keys(decision) as MoveType[]) {
    const rule = decision[type] as Rule<MoveType>;
    if (rule.candidates) rule.candidates(context, rule.isExact ? add : offer);
    else offer({ type } as Move);
  }
  return legal;
}

/** Moves can come from untrusted callers, so every number is checked before it is used as an index. */
export const isIndex = (value: number, limit: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < limit;

export const isHeld = ({ state }: Context, player: Seat, card: Card): boolean => at(state.hands, player).includes(card);

/** Returns the controlled Extra that can act in the character's place, if it is in the same room (ruling A17). */
export function standIn({ game, state }: Context, player: Seat): Person {
  if (game.options.proxyActor === 'forbid') return NONE;
  const extra = usableExtra(game, state, player);
  const character = at(state.characterOf, player);
  return extra !== NONE && character !== NONE && at(state.room, extra) === at(state.room, character) ? extra : NONE;
}

/** Lists the people who can act for a player: the character and the stand-in. */
export function performers(context: Context, player: Seat): readonly Person[] {
  const character = at(context.state.characterOf, player);
  const extra = standIn(context, player);
  return extra === NONE ? [character] : [character, extra];
}

export const isPerformer = (context: Context, player: Seat, by: Person): boolean =>
  by !== NONE && (by === at(context.state.characterOf, player) || by === standIn(context, player));

export function refuseMeans(context: Context, player: Seat, { by, attribute, card }: Means): RefusalCode | undefined {
  if (!isPerformer(context, player, by)) return 'wrongPerson';
  if (!isCountable(context, by, attribute)) return 'noAttribute';
  if (!isHeld(context, player, card)) return 'cardNotHeld';
  return mayBegin(context, by, card) ? undefined : 'ruleOne';
}

export function eachMeans({ state }: Context, player: Seat, add: (attribute: number, card: Card) => void): void {
  for (const card of at(state.hands, player)) {
    for (let attribute = 0; attribute < ATTRIBUTES_EACH; attribute++) add(attribute, card);
  }
}
