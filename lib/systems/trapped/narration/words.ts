import type { Line } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { type Card, RANKS, SUIT_SIGNS } from '@/lib/tabletop/cards/playing-cards';
import { capital, joined } from '@/lib/tabletop/words/wording';
import { type Game, NONE } from '../engine/game';
import type { GameEvent, GameEventType } from '../engine/log';
import type { Person, Seat } from '../engine/state';
import { FACE_DOWN, type View } from '../engine/view';
import { NO_SCORE, rankOf, type Score, suitNameOf } from '../rules/cards';
import { effectsOf } from '../rules/effects';
import type { Event, FurtherEffect } from '../schema';
import { ATTRIBUTE_LABELS, ATTRIBUTES } from '../vocabulary';
import { within } from './agreement';
import { nameOfPerson } from './people';

const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

export const flat = (text: string): string => text.replaceAll(BREAKS, ' ').trim();

/** Returns one line of text, punctuated as a sentence; '' for blank text. */
export function sentence(text: string): string {
  const line = flat(text);
  return line === '' || /[.!?…][”’"]?$/.test(line) ? line : `${line}.`;
}

/** Formats a score, such as 10♦; a bare rank has no suit sign. */
export function scoreText(score: Score): string {
  const suit = suitNameOf(score);
  return score === NO_SCORE ? 'nothing' : `${RANKS[rankOf(score)] ?? ''}${suit ? SUIT_SIGNS[suit] : ''}`;
}

/** Returns ", and bids Q♣ face down"; to other players it is "a card". */
export function bidding(card: Card): string {
  if (card === NONE) return ', and has no card to bid';
  return `, and bids ${card === FACE_DOWN ? 'a card' : scoreText(card)} face down`;
}

export const cardsText = (cards: readonly Card[]): string => joined(cards.filter((card) => card >= 0).map(scoreText));

const titleOf = (title: string | undefined, noun: string, i: number): string => flat(title ?? '') || `${noun} ${i + 1}`;

export const personName = (view: View, person: Person): string =>
  within(flat(nameOfPerson(view.game, view.players, person)));

export const peopleNames = (view: View, bits: number): string =>
  joined(personsIn(view, bits).map((person) => personName(view, person)));

export const personsIn = (view: View, bits: number): readonly Person[] =>
  Array.from({ length: view.people }, (_, person) => person).filter((person) => ((bits >> person) & 1) === 1);

export const playerName = (view: View, seat: Seat): string =>
  seat === view.gm ? 'the GM' : `${personName(view, seat)}’s player`;

/** Names a seat's character or, without one, the player. */
export function seatName(view: View, seat: Seat): string {
  const character = seat === view.gm ? NONE : view.characterOf(seat);
  return character === NONE ? playerName(view, seat) : personName(view, character);
}

export const roomName = ({ game }: View, room: number): string =>
  room === NONE ? 'nowhere' : within(titleOf(game.setting.map.rooms[room]?.title, 'room', room));

export function passageName(view: View, passage: number): string {
  const { a, b } = at(view.game.passages, passage);
  return `the way between ${roomName(view, a)} and ${roomName(view, b)}`;
}

/** Names the room beyond a passage, seen from a person's room. */
export function beyond(view: View, passage: number, person: Person): string {
  const { a, b } = at(view.game.passages, passage);
  return roomName(view, view.roomOf(person) === a ? b : a);
}

export const goalName = ({ game }: View, goal: number): string =>
  titleOf(game.setting.goals[goal]?.title, 'goal', goal);
/** Returns an Event as its author wrote it, or what a clock brings. */
export const eventIn = ({ setting, clockEvents }: Game, event: number): Event | undefined =>
  setting.events[event] ?? clockEvents[event - setting.events.length];
export const clockName = ({ game }: View, clock: number): string =>
  `“${titleOf(game.setting.clocks[clock]?.title, 'clock', clock)}”`;
/** Returns an effect of an Event as its author wrote it. */
export function effectIn(game: Game, event: number, effect: number): FurtherEffect | undefined {
  const found = eventIn(game, event);
  return found && effectsOf(found)[effect];
}

/** In quotation marks, so that no article is needed. */
export const itemName = ({ game }: View, item: number): string =>
  `“${titleOf(game.setting.items[item]?.title, 'thing', item)}”`;
export const eventName = ({ game }: View, event: number): string =>
  titleOf(eventIn(game, event)?.title, 'Event', event);
export const routeName = ({ game }: View, route: number): string =>
  titleOf(game.setting.escapes[route]?.title, 'way out', route);
export const lossName = ({ game }: View, loss: number): string =>
  titleOf(game.setting.losses[loss]?.title, 'disaster', loss);

/** Can be plural, so never use it as the subject of a sentence: "The GM moves the vampires". */
export const monsterName = ({ game }: View, monster: number): string =>
  within(titleOf(game.setting.monsters[monster]?.name, 'monster', monster));

// Titles of one word, or with such a beginning, name a thing rather than a deed.
const NOUN = /^(?:the|an?|my|our|your|his|her|its|their|this|that|some|no)\s|^[^a-z]|^\S+$/i;

/** Turns an imperative title into an infinitive, such as "to free the pod"; quotes other titles. */
export function deedText(title: string): string {
  if (NOUN.test(title) || /^\S[A-Z]/.test(title)) return `for “${title}”`;
  return `to ${title.charAt(0).toLowerCase()}${title.slice(1).replace(/(?<![.!])[.!]+$/, '')}`;
}

export function attributeName({ game }: View, attribute: number): string {
  const id = at(ATTRIBUTES, attribute);
  return flat(game.setting.attributeLabels[id]) || ATTRIBUTE_LABELS[id];
}

/** Returns an attribute with its score, such as "Clever (9)"; an unset one reads "nothing". */
export const attributeText = (view: View, person: Person, attribute: number): string =>
  `${attributeName(view, attribute)} (${scoreText(view.attribute(person, attribute))})`;

/** Returns ", being Clever (9)"; '' without an attribute. */
export const being = (view: View, person: Person, attribute: number): string =>
  attribute === NONE || person === NONE ? '' : `, being ${attributeText(view, person, attribute)}`;

const ASIDE_MAX = 240;

/** The first paragraph as plain text to append to a line, shortened if long; '' if blank. */
export function aside(text: string | undefined): string {
  const [first = ''] = (text ?? '').trim().split(/\n\s*\n/);
  const plain = flat(first.replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1').replaceAll(/[*_`#>|~]+/g, ''));
  if (plain === '') return '';
  return ` ${plain.length <= ASIDE_MAX ? plain : shortened(plain)}`;
}

function shortened(text: string): string {
  const start = text.slice(0, ASIDE_MAX);
  const sentences = /^.*[.!?](?=\s)/u.exec(start)?.[0];
  return sentences ?? `${start.slice(0, Math.max(start.lastIndexOf(' '), ASIDE_MAX / 2)).trimEnd()} …`;
}

/** Narrates one kind of event while it happens: the view shows the state reached so far. */
export type Teller<Type extends GameEventType> = (
  view: View,
  event: Extract<GameEvent, { readonly type: Type }>,
) => Line | undefined;

export type EventTexts<Type extends GameEventType = GameEventType> = { readonly [T in Type]: Teller<T> };

const lineOf =
  (weight: Line['weight']) =>
  (text: string): Line => ({ text: capital(flat(text)), weight });

export const turn = lineOf('turn');
export const deed = lineOf('deed');
export const detail = lineOf('detail');
export const doom = lineOf('doom');
export const joy = lineOf('joy');
