import { at } from '@/lib/kernel/at';
import type { Card } from '../rules/cards';
import { isCountable, mayBegin } from './conflict';
import type { Table } from './context';
import { NONE } from './game';
import type { Move, MoveType, Refusal } from './moves';
import { ATTRIBUTES_EACH, type Person, type Seat } from './state';
import { usableExtra } from './world';

/** What a move of some type may be refused for, and what it does. */
export interface Rule<Type extends MoveType> {
  refuse(table: Table, move: Extract<Move, { type: Type }>): Refusal | undefined;
  take(table: Table, move: Extract<Move, { type: Type }>): void;
}

/** One thing to decide: every legal move, and the rule of each type of them. */
export interface Decision {
  list(table: Table, moves: Move[]): void;
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

export const isHeld = ({ state }: Table, player: Seat, card: Card): boolean => at(state.hands, player).includes(card);

/** Whoever can do a deed for a player: the character, and a controlled Extra beside it (A17). */
export function standIn({ game, state }: Table, player: Seat): Person {
  if (game.options.proxyActor === 'forbid') return NONE;
  const extra = usableExtra(game, state, player);
  const character = at(state.characterOf, player);
  return extra !== NONE && character !== NONE && at(state.room, extra) === at(state.room, character) ? extra : NONE;
}

export const isPerformer = (table: Table, player: Seat, by: Person): boolean =>
  by !== NONE && (by === at(table.state.characterOf, player) || by === standIn(table, player));

/** Who does a deed, by which attribute, with which card. */
export interface Means {
  readonly by: Person;
  readonly attribute: number;
  readonly card: Card;
}

export function refuseMeans(table: Table, player: Seat, { by, attribute, card }: Means): Refusal | undefined {
  if (!isPerformer(table, player, by)) return 'wrongPerson';
  if (!isCountable(table, by, attribute)) return 'noAttribute';
  if (!isHeld(table, player, card)) return 'cardNotHeld';
  return mayBegin(table, by, card) ? undefined : 'ruleOne';
}

/** Every way in which a person can go about a deed. */
export function eachMeans(
  table: Table,
  player: Seat,
  by: Person,
  add: (by: Person, attribute: number, card: Card) => void,
): void {
  const hand = at(table.state.hands, player);
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i);
    if (!mayBegin(table, by, card)) continue;
    for (let attribute = 0; attribute < ATTRIBUTES_EACH; attribute++) {
      if (isCountable(table, by, attribute)) add(by, attribute, card);
    }
  }
}
