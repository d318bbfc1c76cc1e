import { at } from '@/lib/kernel/at';
import type { Card } from '@/lib/tabletop/playing-cards';
import { isCountable, mayBegin } from './conflict';
import type { Context } from './context';
import { NONE } from './game';
import type { Move, MoveType, Refusal } from './moves';
import { ATTRIBUTES_EACH, type Person, type Seat } from './state';
import { usableExtra } from './world';

export type Offer = (move: Move) => void;
type MoveOf<Type extends MoveType> = Extract<Move, { type: Type }>;

/** What moves of some type there are, what each may be refused for, and what it does. */
export interface Rule<Type extends MoveType> {
  /** Every legal move and perhaps others, which are refused. Without: the type is all there is to the move. */
  candidates?(context: Context, offer: Offer): void;
  /** The candidates are the legal moves and no others: filtering them again would only cost time. */
  readonly isExact?: true;
  refuse(context: Context, move: MoveOf<Type>): Refusal | undefined;
  take(context: Context, move: MoveOf<Type>): void;
}

/** One thing to decide: the rule of each type of move that answers it, in the order in which they are listed. */
export type Decision = { readonly [Type in MoveType]?: Rule<Type> };

/** A rule that never refuses: that the move fits what is asked is all there is to it. */
export const always = <Type extends MoveType>(take: Rule<Type>['take']): Rule<Type> => ({
  refuse: () => undefined,
  take,
});

/** Where moves of two types go by turns, the first of the rules offers both, and the other has these. */
export const offeredBefore = (): void => {};

/** Every legal move of a decision. */
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

/** Moves come from outside too, so every number is checked before anything is looked up with it. */
export const isIndex = (value: number, limit: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < limit;

export const isHeld = ({ state }: Context, player: Seat, card: Card): boolean => at(state.hands, player).includes(card);

/** Those who can do a deed for a player: the character, and a controlled Extra beside it (ruling A17). */
export function standIn({ game, state }: Context, player: Seat): Person {
  if (game.options.proxyActor === 'forbid') return NONE;
  const extra = usableExtra(game, state, player);
  const character = at(state.characterOf, player);
  return extra !== NONE && character !== NONE && at(state.room, extra) === at(state.room, character) ? extra : NONE;
}

/** The character and the stand-in of a player. */
export function performers(context: Context, player: Seat): readonly Person[] {
  const character = at(context.state.characterOf, player);
  const extra = standIn(context, player);
  return extra === NONE ? [character] : [character, extra];
}

export const isPerformer = (context: Context, player: Seat, by: Person): boolean =>
  by !== NONE && (by === at(context.state.characterOf, player) || by === standIn(context, player));

/** Who does a deed, by which attribute, with which card. */
export interface Means {
  readonly by: Person;
  readonly attribute: number;
  readonly card: Card;
}

export function refuseMeans(context: Context, player: Seat, { by, attribute, card }: Means): Refusal | undefined {
  if (!isPerformer(context, player, by)) return 'wrongPerson';
  if (!isCountable(context, by, attribute)) return 'noAttribute';
  if (!isHeld(context, player, card)) return 'cardNotHeld';
  return mayBegin(context, by, card) ? undefined : 'ruleOne';
}

/** Every attribute with every card by which a player could go about a deed. */
export function eachMeans({ state }: Context, player: Seat, add: (attribute: number, card: Card) => void): void {
  for (const card of at(state.hands, player)) {
    for (let attribute = 0; attribute < ATTRIBUTES_EACH; attribute++) add(attribute, card);
  }
}
