import type { Saying } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { type Card, RANK_LABELS, RANKS, SUIT_LABELS } from '@/lib/tabletop/playing-cards';
import { apart } from '@/lib/tabletop/wording';
import { NONE } from '../engine/game';
import type { Move, MoveType } from '../engine/moves';
import { ATTRIBUTES_EACH, type Person, type Seat } from '../engine/state';
import type { View } from '../engine/view';
import { formatScore, rankOf, type Score, suitNameOf } from '../rules/cards';
import {
  attributeName,
  eventName,
  goalName,
  itemName,
  monsterName,
  personName,
  roomName,
  routeName,
  scoreText,
} from './words';

/** Functions that describe moves of the given types to the seat that can make them. */
export type Sayers<Type extends MoveType> = {
  readonly [T in Type]: (view: View, move: Extract<Move, { type: T }>) => Saying;
};

/** Returns a name, made unique if the author gave the same one to several entries. */
const told = (count: number, nameOf: (i: number) => string, i: number): string =>
  apart(
    Array.from({ length: count }, (_, one) => nameOf(one)),
    i,
  );

export const person = (view: View, one: Person): string => told(view.people, (i) => personName(view, i), one);
export const room = (view: View, one: number): string => told(view.game.rooms.length, (i) => roomName(view, i), one);
export const goal = (view: View, one: number): string =>
  `“${told(view.game.goals.length, (i) => goalName(view, i), one)}”`;
export const item = (view: View, one: number): string => told(view.game.items.length, (i) => itemName(view, i), one);
export const event = (view: View, one: number): string =>
  `“${told(view.game.events.length, (i) => eventName(view, i), one)}”`;
export const route = (view: View, one: number): string =>
  `“${told(view.game.setting.escapes.length, (i) => routeName(view, i), one)}”`;
export const monster = (view: View, one: number): string =>
  told(view.game.monsters.length, (i) => monsterName(view, i), one);
export const attribute = (view: View, one: number): string => told(ATTRIBUTES_EACH, (i) => attributeName(view, i), one);

/** Names a player by their character or, without one, by seat number. */
export function player(view: View, seat: Seat): string {
  const character = seat === view.gm ? NONE : view.characterOf(seat);
  if (character !== NONE) return person(view, character);
  return seat === view.gm ? 'the GM' : `player ${seat + 1}`;
}

/** Names a passage: "the way between Bridge and Airlock". */
export function passage(view: View, one: number): string {
  const nameOf = (i: number) => {
    const { a, b } = at(view.game.passages, i);
    return `the way between ${room(view, a)} and ${room(view, b)}`;
  };
  return told(view.game.passages.length, nameOf, one);
}

/** Names the room a passage leads to, distinguishing several passages to the same room. */
export function beyond(view: View, one: number, from: number): string {
  const nameOf = (i: number) => {
    const { a, b } = at(view.game.passages, i);
    return a === from || b === from ? room(view, a === from ? b : a) : '';
  };
  return told(view.game.passages.length, nameOf, one);
}

/** Names a card: "the 7 of clubs". */
export function card(one: Card): string {
  const suit = suitNameOf(one);
  return `the ${RANK_LABELS[at(RANKS, rankOf(one))]}${suit ? ` of ${SUIT_LABELS[suit].toLowerCase()}` : ''}`;
}

/** Names a score: "Clever (9)". */
export const score = (view: View, whose: Person, one: number): string =>
  `${attribute(view, one)} (${scoreText(view.attribute(whose, one))})`;

/** Elements that a move affects, by their ids in plans and scenes. */
export const touches = {
  card: (one: Score) => (one === NONE ? {} : { card: formatScore(one) }),
  room: ({ game }: View, one: number) => ({ tile: game.setting.map.rooms[one]?.id ?? '' }),
  passage({ game }: View, one: number) {
    const { a, b } = at(game.passages, one);
    const idOf = (place: number) => game.setting.map.rooms[place]?.id ?? '';
    return { edge: `${idOf(a)}-${idOf(b)}` };
  },
  person: (one: Person) => ({ person: `person-${one}` }),
  monster: ({ game }: View, one: number) => ({ person: `monster-${game.setting.monsters[one]?.id ?? ''}` }),
} as const;

/** Describes the performer and attribute, such as ", by Ruiz, as Clever (9)"; the player's own character is omitted. */
export function going(view: View, by: Person, one: number): string {
  const proxy = by === view.characterOf(view.ask.seat) ? '' : `, by ${person(view, by)}`;
  return `${proxy}${one === NONE ? '' : `, as ${score(view, by, one)}`}`;
}

/** Like `going`, with the card. */
export const means = (view: View, by: Person, one: number, held: Card): string =>
  `${going(view, by, one)}, ${held === NONE ? 'without a card' : `with ${card(held)}`}`;
