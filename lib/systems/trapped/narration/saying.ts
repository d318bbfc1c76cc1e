import type { MoveText } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { type Card, RANK_LABELS, RANKS, SUIT_LABELS } from '@/lib/tabletop/cards/playing-cards';
import { uniqueName } from '@/lib/tabletop/words/wording';
import { NONE } from '../engine/game';
import type { Move, MoveType } from '../engine/moves';
import { ATTRIBUTES_EACH, type Person, type Seat } from '../engine/state';
import type { View } from '../engine/view';
import { rankOf, type Score, suitNameOf } from '../rules/cards';
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

export type Sayers<Type extends MoveType> = {
  readonly [T in Type]: (view: View, move: Extract<Move, { type: T }>) => MoveText;
};

/** Made unique if the author gave the same name to several entries. */
const distinctName = (count: number, nameOf: (i: number) => string, i: number): string =>
  uniqueName(
    Array.from({ length: count }, (_, index) => nameOf(index)),
    i,
  );

export const person = (view: View, index: Person): string =>
  distinctName(view.people, (i) => personName(view, i), index);
export const room = (view: View, index: number): string =>
  distinctName(view.game.rooms.length, (i) => roomName(view, i), index);
export const goal = (view: View, index: number): string =>
  `“${distinctName(view.game.goals.length, (i) => goalName(view, i), index)}”`;
export const item = (view: View, index: number): string =>
  distinctName(view.game.items.length, (i) => itemName(view, i), index);
export const event = (view: View, index: number): string =>
  `“${distinctName(view.game.events.length, (i) => eventName(view, i), index)}”`;
export const route = (view: View, index: number): string =>
  `“${distinctName(view.game.setting.escapes.length, (i) => routeName(view, i), index)}”`;
export const monster = (view: View, index: number): string =>
  distinctName(view.game.monsters.length, (i) => monsterName(view, i), index);
export const attribute = (view: View, index: number): string =>
  distinctName(ATTRIBUTES_EACH, (i) => attributeName(view, i), index);

/** Names a player by their character or, without one, by seat number. */
export function player(view: View, seat: Seat): string {
  const character = seat === view.gm ? NONE : view.characterOf(seat);
  if (character !== NONE) return person(view, character);
  return seat === view.gm ? 'the GM' : `player ${seat + 1}`;
}

export function passage(view: View, index: number): string {
  const nameOf = (i: number) => {
    const { a, b } = at(view.game.passages, i);
    return `the way between ${room(view, a)} and ${room(view, b)}`;
  };
  return distinctName(view.game.passages.length, nameOf, index);
}

/** Names the room a passage leads to, distinguishing several passages to the same room. */
export function beyond(view: View, index: number, from: number): string {
  const nameOf = (i: number) => {
    const { a, b } = at(view.game.passages, i);
    return a === from || b === from ? room(view, a === from ? b : a) : '';
  };
  return distinctName(view.game.passages.length, nameOf, index);
}

export function card(index: Card): string {
  const suit = suitNameOf(index);
  return `the ${RANK_LABELS[at(RANKS, rankOf(index))]}${suit ? ` of ${SUIT_LABELS[suit].toLowerCase()}` : ''}`;
}

export const score = (view: View, whose: Person, index: number): string =>
  `${attribute(view, index)} (${scoreText(view.attribute(whose, index))})`;

/** Elements that a move affects, by their ids in plans and scenes. */
export const touches = {
  card: (index: Score) => (index === NONE ? {} : { card: scoreText(index) }),
  room: ({ game }: View, index: number) => ({ tile: game.setting.map.rooms[index]?.id ?? '' }),
  passage({ game }: View, index: number) {
    const { a, b } = at(game.passages, index);
    const idOf = (place: number) => game.setting.map.rooms[place]?.id ?? '';
    return { edge: `${idOf(a)}-${idOf(b)}` };
  },
  person: (index: Person) => ({ person: `person-${index}` }),
  monster: ({ game }: View, index: number) => ({ person: `monster-${game.setting.monsters[index]?.id ?? ''}` }),
} as const;

/** Describes the performer and attribute, such as ", by Ruiz, as Clever (9)"; the player's own character is omitted. */
export function going(view: View, by: Person, index: number): string {
  const proxy = by === view.characterOf(view.ask.seat) ? '' : `, by ${person(view, by)}`;
  return `${proxy}${index === NONE ? '' : `, as ${score(view, by, index)}`}`;
}

/** Like `going`, with the card. */
export const means = (view: View, by: Person, index: number, held: Card): string =>
  `${going(view, by, index)}, ${held === NONE ? 'without a card' : `with ${card(held)}`}`;
