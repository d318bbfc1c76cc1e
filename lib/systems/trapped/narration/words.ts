import type { Line } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { type Card, RANKS, SUIT_SIGNS } from '@/lib/tabletop/playing-cards';
import { capital, joined } from '@/lib/tabletop/wording';
import { NONE } from '../engine/game';
import type { GameEvent, GameEventType } from '../engine/log';
import type { Person, Seat } from '../engine/state';
import { FACE_DOWN, type View } from '../engine/view';
import { nameOfPerson } from '../playtest/scene';
import { NO_SCORE, rankOf, type Score, suitNameOf } from '../rules/cards';
import { ATTRIBUTE_LABELS, ATTRIBUTES } from '../vocabulary';
import { within } from './agreement';

const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** One line of somebody's text, whatever they typed. */
export const flat = (text: string): string => text.replaceAll(BREAKS, ' ').trim();

/** The same as a sentence of its own; '' for nothing. */
export function sentence(text: string): string {
  const line = flat(text);
  return line === '' || /[.!?…][”’"]?$/.test(line) ? line : `${line}.`;
}

/** A card as people write it: 10♦; a rank without a suit as it is. */
export function scoreText(score: Score): string {
  const suit = suitNameOf(score);
  return score === NO_SCORE ? 'nothing' : `${RANKS[rankOf(score)] ?? ''}${suit ? SUIT_SIGNS[suit] : ''}`;
}

/** ", and bids Q♣ face down"; others are not told which card it is. */
export function bidding(card: Card): string {
  if (card === NONE) return ', and has no card to bid';
  return `, and bids ${card === FACE_DOWN ? 'a card' : scoreText(card)} face down`;
}

/** "7♣ and K♥". */
export const cardsText = (cards: readonly Card[]): string => joined(cards.filter((card) => card >= 0).map(scoreText));

const titleOf = (title: string | undefined, noun: string, i: number): string => flat(title ?? '') || `${noun} ${i + 1}`;

export const personName = (view: View, person: Person): string =>
  within(flat(nameOfPerson(view.game, view.players, person)));

export const peopleNames = (view: View, bits: number): string =>
  joined(personsIn(view, bits).map((person) => personName(view, person)));

/** The persons of a set of bits. */
export const personsIn = (view: View, bits: number): readonly Person[] =>
  Array.from({ length: view.people }, (_, person) => person).filter((person) => ((bits >> person) & 1) === 1);

/** The player, not their character. */
export const playerName = (view: View, seat: Seat): string =>
  seat === view.gm ? 'the GM' : `${personName(view, seat)}’s player`;

/** The character a player acts by; without one, the player. */
export function seatName(view: View, seat: Seat): string {
  const character = seat === view.gm ? NONE : view.characterOf(seat);
  return character === NONE ? playerName(view, seat) : personName(view, character);
}

export const roomName = ({ game }: View, room: number): string =>
  room === NONE ? 'nowhere' : within(titleOf(game.setting.map.rooms[room]?.title, 'room', room));

/** "the way between Bridge and Airlock". */
export function passageName(view: View, passage: number): string {
  const { a, b } = at(view.game.passages, passage);
  return `the way between ${roomName(view, a)} and ${roomName(view, b)}`;
}

/** Where a passage leads from the room somebody is in. */
export function beyond(view: View, passage: number, person: Person): string {
  const { a, b } = at(view.game.passages, passage);
  return roomName(view, view.roomOf(person) === a ? b : a);
}

export const goalName = ({ game }: View, goal: number): string =>
  titleOf(game.setting.goals[goal]?.title, 'goal', goal);
/** In quotation marks, so that it needs no article. */
export const itemName = ({ game }: View, item: number): string =>
  `“${titleOf(game.setting.items[item]?.title, 'thing', item)}”`;
export const eventName = ({ game }: View, event: number): string =>
  titleOf(game.setting.events[event]?.title, 'Event', event);
export const routeName = ({ game }: View, route: number): string =>
  titleOf(game.setting.escapes[route]?.title, 'way out', route);
export const lossName = ({ game }: View, loss: number): string =>
  titleOf(game.setting.losses[loss]?.title, 'disaster', loss);

/** May be plural, so it is never the subject of a sentence: "The GM moves the vampires". */
export const monsterName = ({ game }: View, monster: number): string =>
  within(titleOf(game.setting.monsters[monster]?.name, 'monster', monster));

// Titles that begin like this, or are one word long, name a thing and not a deed.
const NOUN = /^(?:the|an?|my|our|your|his|her|its|their|this|that|some|no)\s|^[^a-z]|^\S+$/i;

/** What somebody does, within a sentence, for a title in the imperative: "to free the pod"; others as they stand. */
export function deedText(title: string): string {
  if (NOUN.test(title) || /^\S[A-Z]/.test(title)) return `for “${title}”`;
  return `to ${title.charAt(0).toLowerCase()}${title.slice(1).replace(/(?<![.!])[.!]+$/, '')}`;
}

/** What the table calls an attribute. */
export function attributeName({ game }: View, attribute: number): string {
  const id = at(ATTRIBUTES, attribute);
  return flat(game.setting.attributeLabels[id]) || ATTRIBUTE_LABELS[id];
}

/** "Clever (9)"; an attribute that is not set counts for nothing. */
export const attributeText = (view: View, person: Person, attribute: number): string =>
  `${attributeName(view, attribute)} (${scoreText(view.attribute(person, attribute))})`;

/** ", being Clever (9)"; '' where no attribute counts. */
export const being = (view: View, person: Person, attribute: number): string =>
  attribute === NONE || person === NONE ? '' : `, being ${attributeText(view, person, attribute)}`;

const ASIDE_MAX = 240;

/** What the setting itself says of it, as a sentence or two after ours; '' if it says nothing. */
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

/** Tells of one kind of event, in the midst of it: the view shows what has come about so far. */
export type Teller<Type extends GameEventType> = (
  view: View,
  event: Extract<GameEvent, { readonly type: Type }>,
) => Line | undefined;

/** A teller for each of some kinds of event. */
export type Tellers<Type extends GameEventType = GameEventType> = { readonly [T in Type]: Teller<T> };

const told =
  (weight: Line['weight']) =>
  (text: string): Line => ({ text: capital(flat(text)), weight });

export const turn = told('turn');
export const deed = told('deed');
export const detail = told('detail');
export const doom = told('doom');
export const joy = told('joy');
