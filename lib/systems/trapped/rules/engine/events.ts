import type { Card, Score } from '../cards';
import type { DecidedBy } from '../compare';
import type { Deed, Move } from './moves';
import type { ConflictKind, Outcome, Person, Seat, Trigger } from './state';

/** Something that happened, for the narration and for replays. Built only if somebody listens. */
export type GameEvent =
  | { readonly type: 'moved'; readonly seat: Seat; readonly move: Move }
  | { readonly type: 'shuffled'; readonly cards: number }
  | { readonly type: 'drew'; readonly player: Seat; readonly card: Card }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number; readonly extra: boolean }
  | { readonly type: 'sheetSet'; readonly person: Person; readonly aspect: number; readonly score: Score }
  | { readonly type: 'refilled'; readonly player: Seat }
  | {
      readonly type: 'went';
      readonly person: Person;
      readonly from: number;
      readonly to: number;
      /** −1 if no passage was walked through. */
      readonly passage: number;
    }
  | {
      readonly type: 'declared';
      readonly kind: ConflictKind;
      readonly player: Seat;
      readonly by: Person;
      /** As in Conflict. */
      readonly target: number;
      readonly attribute: number;
    }
  | {
      readonly type: 'bid';
      readonly player: Seat;
      readonly side: number;
      readonly by: Person;
      readonly attribute: number;
    }
  | { readonly type: 'ruled'; readonly player: Seat; readonly attribute: number }
  /** A complication does not count; its card is turned up and put away. */
  | { readonly type: 'struck'; readonly player: Seat; readonly card: Card }
  /** Cards by player, −1 for those who did not bid. */
  | { readonly type: 'revealed'; readonly cards: readonly Card[] }
  | { readonly type: 'opposed'; readonly cards: readonly Card[] }
  | { readonly type: 'luckyUsed'; readonly player: Seat; readonly person: Person; readonly score: Score }
  | {
      readonly type: 'decided';
      readonly kind: ConflictKind;
      readonly player: Seat;
      readonly by: Person;
      readonly target: number;
      readonly own: number;
      readonly opposing: number;
      readonly won: boolean;
      readonly decidedBy: DecidedBy;
    }
  | {
      readonly type: 'feltOtherwise';
      readonly owner: Person;
      readonly toward: Person;
      readonly from: Score;
      readonly to: Score;
    }
  | {
      readonly type: 'damageDrawn';
      readonly person: Person;
      readonly card: Card;
      readonly result: 'none' | 'replace' | 'lost';
    }
  | {
      readonly type: 'replaced';
      readonly person: Person;
      readonly slot: number;
      readonly from: Score;
      readonly to: Score;
    }
  | { readonly type: 'lost'; readonly person: Person; readonly insane: boolean; readonly player: Seat }
  | { readonly type: 'adopted'; readonly player: Seat; readonly person: Person }
  | { readonly type: 'controlled'; readonly player: Seat; readonly extra: Person; readonly from: Seat }
  | { readonly type: 'released'; readonly player: Seat; readonly extra: Person }
  | { readonly type: 'challenged'; readonly player: Seat; readonly by: Seat; readonly deed: Deed }
  /** Hands raised on a dare, and the two cards that settled a tie: for it, against it. */
  | {
      readonly type: 'voted';
      readonly yes: number;
      readonly no: number;
      readonly cards: readonly Card[];
      readonly passed: boolean;
    }
  | { readonly type: 'dueled'; readonly challenger: Seat; readonly challenged: Seat; readonly won: boolean }
  | { readonly type: 'eventDrawn'; readonly card: Card; readonly trigger: Trigger; readonly person: Person }
  /** Bits of the persons it hits. */
  | { readonly type: 'eventHappened'; readonly event: number; readonly card: Card; readonly targets: number }
  | { readonly type: 'sealed'; readonly passage: number }
  | { readonly type: 'opened'; readonly passage: number }
  | { readonly type: 'airGone'; readonly room: number }
  | { readonly type: 'airBack'; readonly room: number }
  | { readonly type: 'fellIll'; readonly person: Person; readonly turns: number }
  | { readonly type: 'cured'; readonly person: Person }
  | { readonly type: 'clung'; readonly person: Person; readonly to: Person }
  | { readonly type: 'extraTurn'; readonly player: Seat }
  | { readonly type: 'stood'; readonly person: Person; readonly won: boolean }
  | { readonly type: 'spared'; readonly person: Person }
  | { readonly type: 'gained'; readonly item: number; readonly person: Person }
  | { readonly type: 'learned'; readonly item: number }
  | { readonly type: 'gave'; readonly item: number; readonly from: Person; readonly to: Person }
  | { readonly type: 'stolen'; readonly item: number; readonly person: Person; readonly monster: number }
  | { readonly type: 'achieved'; readonly goal: number; readonly person: Person }
  /** A hidden goal is known from now on, thanks to whoever stands there. */
  | { readonly type: 'goalRevealed'; readonly goal: number; readonly person: Person }
  | { readonly type: 'monsterWent'; readonly monster: number; readonly from: number; readonly to: number }
  | {
      readonly type: 'monsterAttacked';
      readonly monster: number;
      readonly person: Person;
      readonly room: number;
    }
  | {
      readonly type: 'monsterBeaten';
      readonly monster: number;
      readonly defeats: number;
      readonly dead: boolean;
    }
  | { readonly type: 'weaknessLearned'; readonly monster: number }
  | { readonly type: 'fuseLit'; readonly loss: number; readonly turns: number }
  | { readonly type: 'blew'; readonly loss: number }
  | { readonly type: 'invited'; readonly person: Person; readonly came: boolean }
  /** Bits of the persons who got out. */
  | { readonly type: 'escaped'; readonly route: number; readonly persons: number }
  | { readonly type: 'ended'; readonly outcome: Outcome };

export type GameEventType = GameEvent['type'];
export type Emit = (event: GameEvent) => void;
