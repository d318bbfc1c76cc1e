import type { Card } from '@/lib/tabletop/cards/playing-cards';
import type { Person, Seat } from './state';

/** A deed the challenged player could do now. `dare` is anything else, and as hard as an obstacle. */
export type Deed =
  | { readonly kind: 'goal'; readonly goal: number }
  | { readonly kind: 'explore'; readonly passage: number }
  | { readonly kind: 'force'; readonly passage: number }
  | { readonly kind: 'attack'; readonly monster: number }
  | { readonly kind: 'control'; readonly extra: Person }
  | { readonly kind: 'dare' };

/** The means of a deed: the performer, the attribute (5 Lucky, −1 none) and the card (−1 none). */
export interface Means {
  readonly by: Person;
  readonly attribute: number;
  readonly card: Card;
}

/** All decisions. The names in brackets are the questions they answer. */
export type Move =
  /** [attribute] */
  | { readonly type: 'setAttribute'; readonly card: Card; readonly attribute: number }
  /** [relationship] Toward this character, possibly the player's own. */
  | { readonly type: 'setRelationship'; readonly card: Card; readonly person: Person }
  /** [aspect] 0 name, 1 occupation, 2 to 7 attributes, 8 and up the relationship to that person. */
  | { readonly type: 'setAspect'; readonly card: Card; readonly extra: Person; readonly aspect: number }
  /** [turn] Refill the hand at the price of an Event and the turn, or take a normal turn. */
  | { readonly type: 'refill' }
  | { readonly type: 'keepOn' }
  /** [adopt] */
  | { readonly type: 'adopt'; readonly person: Person }
  | { readonly type: 'wait' }
  /** [action, press, bid] */
  | { readonly type: 'pass' }
  /** [action] `bring` 1: the controlled Extra comes along. */
  | { readonly type: 'explore'; readonly passage: number; readonly bring: 0 | 1 }
  /** [action] `room` is the destination of a reach goal; −1 for other goals. */
  | ({ readonly type: 'attempt'; readonly goal: number; readonly room: number } & Means)
  | ({ readonly type: 'force'; readonly passage: number } & Means)
  | ({ readonly type: 'attack'; readonly monster: number } & Means)
  | { readonly type: 'control'; readonly extra: Person; readonly attribute: number; readonly card: Card }
  /** [action, press] */
  | { readonly type: 'challenge'; readonly player: Seat; readonly deed: Deed }
  | { readonly type: 'escape'; readonly route: number }
  /** [action] Free action: the turn continues. */
  | { readonly type: 'give'; readonly item: number; readonly from: Person; readonly to: Person }
  | { readonly type: 'take'; readonly item: number; readonly by: Person }
  | { readonly type: 'release' }
  /** [challenge] */
  | { readonly type: 'accept' }
  | { readonly type: 'decline' }
  /** [duel] */
  | { readonly type: 'duel'; readonly card: Card; readonly attribute: number }
  /** [answer] `room` as in an attempt. `by` is −1 only for a control without a legal card, which has no effect. */
  | ({ readonly type: 'answer'; readonly room: number } & Means)
  /** [bid] `side`: 0 helps, 1 hinders. `by` −1 is a complication, which has no attribute. */
  | { readonly type: 'bid'; readonly card: Card; readonly side: 0 | 1; readonly by: Person; readonly attribute: number }
  /** [ruling] Require another attribute, reject a complication, or allow everything. */
  | { readonly type: 'insist'; readonly bidder: Seat; readonly attribute: number }
  | { readonly type: 'strike'; readonly bidder: Seat }
  | { readonly type: 'allow' }
  /** [lucky] Also answered by `decline`. */
  | { readonly type: 'lucky' }
  /** [damage] Slots 0 to 5 attributes, 6 and up the relationship of `person` toward that person. */
  | { readonly type: 'replace'; readonly person: Person; readonly slot: number }
  /** [event] `event` −1: invented. `target` −1: no particular person, or everyone the Event names. */
  | { readonly type: 'event'; readonly event: number; readonly target: Person }
  /** [pick] A passage, room or thing, depending on the effect; goOn ends a choice of several. */
  | { readonly type: 'pick'; readonly index: number }
  /** [consent, vote] */
  | { readonly type: 'agree' }
  | { readonly type: 'refuse' }
  /** [stand] Against a test or a monster. */
  | { readonly type: 'stand'; readonly attribute: number; readonly card: Card }
  /** [fate] The fate of an uncontrolled Extra. */
  | { readonly type: 'spare' }
  | { readonly type: 'kill' }
  /** [monsters, retreat] */
  | { readonly type: 'step'; readonly monster: number; readonly passage: number }
  /** [monsters] */
  | { readonly type: 'smash'; readonly monster: number; readonly person: Person }
  /** [monsters] An uncontrolled Extra bolts, hides or follows a person. */
  | { readonly type: 'stray'; readonly extra: Person; readonly passage: number }
  /** [monsters, pick] */
  | { readonly type: 'goOn' }
  /** [boarding] */
  | { readonly type: 'invite'; readonly person: Person }
  | { readonly type: 'leave' };

export type MoveType = Move['type'];

/** Reasons for refusing a move. A refused move changes nothing. */
export const REFUSALS = [
  'over',
  'notAsked',
  'wrongMove',
  'malformed',
  'cardNotHeld',
  'alreadySet',
  'nobodyThere',
  'notHere',
  'notPassable',
  'notOpen',
  'alreadyDone',
  'ruleOne',
  'noAttribute',
  'wrongPerson',
  'wrongTarget',
  'suit',
  'spent',
  'full',
  'forbidden',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
