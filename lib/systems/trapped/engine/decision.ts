import { at } from '@/lib/kernel/at';
import type { Card } from '@/lib/tabletop/playing-cards';
import { isCountable, mayBegin } from './conflict';
import type { Context } from './context';
import { NONE } from './game';
import type { Move, MoveType, Refusal } from './moves';
import { ATTRIBUTES_EACH, type Person, type Seat } from './state';
import { usableExtra } from './world';

/** What a move of some type may be refused for, and what it does. */
export interface Rule<Type extends MoveType> {
  refuse(context: Context, move: Extract<Move, { type: Type }>): Refusal | undefined;
  take(context: Context, move: Extract<Move, { type: Type }>): void;
}

/** One thing to decide: every legal move, and the rule of each type of them. */
export interface Decision {
  list(context: Context, moves: Move[]): void;
  readonly rules: { readonly [Type in MoveType]?: Rule<Type> };
}

/** A rule that never refuses: that the move fits what is asked is all there is to it. */
export const always = <Type extends MoveType>(take: Rule<Type>['take']): Rule<Type> => ({
  refuse: () => undefined,
  take,
});

/** Moves come from outside too, so every number is checked before anything is looked up with it. */
export const isIndex = (value: number, limit: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < limit;

export const isHeld = ({ state }: Context, player: Seat, card: Card): boolean => at(state.hands, player).includes(card);

/** Whoever can do a deed for a player: the character, and a controlled Extra beside it (A17). */
export function standIn({ game, state }: Context, player: Seat): Person {
  if (game.options.proxyActor === 'forbid') return NONE;
  const extra = usableExtra(game, state, player);
  const character = at(state.characterOf, player);
  return extra !== NONE && character !== NONE && at(state.room, extra) === at(state.room, character) ? extra : NONE;
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

/** Every way in which a person can go about a deed. */
export function eachMeans(
  context: Context,
  player: Seat,
  by: Person,
  add: (by: Person, attribute: number, card: Card) => void,
): void {
  const hand = at(context.state.hands, player);
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i);
    if (!mayBegin(context, by, card)) continue;
    for (let attribute = 0; attribute < ATTRIBUTES_EACH; attribute++) {
      if (isCountable(context, by, attribute)) add(by, attribute, card);
    }
  }
}
