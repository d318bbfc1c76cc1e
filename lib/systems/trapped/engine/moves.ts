import type { Card } from '@/lib/tabletop/playing-cards';
import type { Person, Seat } from './state';

/** A deed that the challenged could do now. `dare` is anything else, as hard as any obstacle. */
export type Deed =
  | { readonly kind: 'goal'; readonly goal: number }
  | { readonly kind: 'explore'; readonly passage: number }
  | { readonly kind: 'force'; readonly passage: number }
  | { readonly kind: 'attack'; readonly monster: number }
  | { readonly kind: 'control'; readonly extra: Person }
  | { readonly kind: 'dare' };

/** How the one who acts goes about it: who does it, the attribute that counts (5 Lucky, −1 none), the card (−1 none). */
interface Means {
  readonly by: Person;
  readonly attribute: number;
  readonly card: Card;
}

/** Everything anybody can decide. The names in brackets are the asks it answers. */
export type Move =
  /** [attribute] */
  | { readonly type: 'setAttribute'; readonly card: Card; readonly attribute: number }
  /** [relationship] Toward this character, oneself included. */
  | { readonly type: 'setRelationship'; readonly card: Card; readonly person: Person }
  /** [aspect] 0 name, 1 occupation, 2 to 7 attributes, 8 and up the relationship to that person. */
  | { readonly type: 'setAspect'; readonly card: Card; readonly extra: Person; readonly aspect: number }
  /** [turn] A fresh hand, a penalty Event and no turn; or a normal turn. */
  | { readonly type: 'refill' }
  | { readonly type: 'keepOn' }
  /** [adopt] */
  | { readonly type: 'adopt'; readonly person: Person }
  | { readonly type: 'wait' }
  /** [action, press, bid] */
  | { readonly type: 'pass' }
  /** [action] `bring` 1: the controlled Extra comes along. */
  | { readonly type: 'explore'; readonly passage: number; readonly bring: 0 | 1 }
  /** [action] `room` is where a reach goal leads; −1 for other goals. */
  | ({ readonly type: 'attempt'; readonly goal: number; readonly room: number } & Means)
  | ({ readonly type: 'force'; readonly passage: number } & Means)
  | ({ readonly type: 'attack'; readonly monster: number } & Means)
  | { readonly type: 'control'; readonly extra: Person; readonly attribute: number; readonly card: Card }
  /** [action, press] */
  | { readonly type: 'challenge'; readonly player: Seat; readonly deed: Deed }
  | { readonly type: 'escape'; readonly route: number }
  /** [action] Free, and the turn goes on. */
  | { readonly type: 'give'; readonly item: number; readonly from: Person; readonly to: Person }
  | { readonly type: 'take'; readonly item: number; readonly by: Person }
  | { readonly type: 'release' }
  /** [challenge] */
  | { readonly type: 'accept' }
  | { readonly type: 'decline' }
  /** [duel] */
  | { readonly type: 'duel'; readonly card: Card; readonly attribute: number }
  /** [answer] `room` as in an attempt. Only a control without a legal card has by −1: nothing comes of it. */
  | ({ readonly type: 'answer'; readonly room: number } & Means)
  /** [bid] `side` 0 helps, 1 hinders; `by` −1 is a complication, which has no attribute. */
  | { readonly type: 'bid'; readonly card: Card; readonly side: 0 | 1; readonly by: Person; readonly attribute: number }
  /** [ruling] Another attribute fits better, or a complication does not fit at all; or everything fits. */
  | { readonly type: 'insist'; readonly bidder: Seat; readonly attribute: number }
  | { readonly type: 'strike'; readonly bidder: Seat }
  | { readonly type: 'allow' }
  /** [lucky] Also answered by `decline`. */
  | { readonly type: 'lucky' }
  /** [damage] Slots 0 to 5 attributes, 6 and up the relationship of `person` toward that person. */
  | { readonly type: 'replace'; readonly person: Person; readonly slot: number }
  /** [event] `event` −1 is an invented one; `target` −1 is nobody in particular, or all it says. */
  | { readonly type: 'event'; readonly event: number; readonly target: Person }
  /** [pick] A passage, room or thing, as the effect has it; goOn ends a choice of several. */
  | { readonly type: 'pick'; readonly index: number }
  /** [consent, vote] */
  | { readonly type: 'agree' }
  | { readonly type: 'refuse' }
  /** [stand] Against a test or a monster. */
  | { readonly type: 'stand'; readonly attribute: number; readonly card: Card }
  /** [fate] What becomes of an Extra nobody controls. */
  | { readonly type: 'spare' }
  | { readonly type: 'kill' }
  /** [monsters, retreat] */
  | { readonly type: 'step'; readonly monster: number; readonly passage: number }
  /** [monsters] */
  | { readonly type: 'smash'; readonly monster: number; readonly person: Person }
  /** [monsters] An Extra that nobody controls bolts, hides or follows somebody. */
  | { readonly type: 'stray'; readonly extra: Person; readonly passage: number }
  /** [monsters, pick] */
  | { readonly type: 'goOn' }
  /** [boarding] */
  | { readonly type: 'invite'; readonly person: Person }
  | { readonly type: 'leave' };

export type MoveType = Move['type'];

/** Why a move is refused. A refused move changes nothing. */
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
export type Refusal = (typeof REFUSALS)[number];
