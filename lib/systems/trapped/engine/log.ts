import type { Card } from '@/lib/tabletop/playing-cards';
import type { Score } from '../rules/cards';
import type { DecidedBy } from '../rules/compare';
import type { GameEffect } from './game';
import type { Deed, Move } from './moves';
import type { ConflictKind, Outcome, Person, Seat, Trigger } from './state';

/** Why cards are drawn into a hand. */
export type DrawCause = 'deal' | 'turn' | 'refill' | 'dare' | 'duel' | 'test';

/** Where a thing or fact comes from: a goal, an Event, a room's floor, a goal's room once it is won, a monster. */
export type Source = 'goal' | 'event' | 'floor' | 'spot' | 'monster';

/** What puts somebody to a test: the Event in play, a round without air, an illness. */
export type TestCause = 'event' | 'air' | 'illness';

/** What opens or shuts a passage. */
export type PassageCause = 'goal' | 'force' | 'event' | 'monster' | 'unbolted' | 'timer';

/** Why an Extra is no longer controlled: let go, exchanged for another one, or left behind. */
export type ReleaseCause = 'letGo' | 'replaced' | 'parted';

/** Why a monster is moved. */
export type MonsterCause = 'step' | 'retreat' | 'attack';

/** Why an effect of an Event changes nothing. */
export type Fizzle =
  | 'noMonster'
  | 'nothingHeld'
  | 'nothingToPick'
  | 'already'
  | 'noneLeft'
  | 'nobodyThere'
  | 'nobodyAgreed'
  | 'noTies'
  | 'character'
  | 'noTurn';

/**
 * Something that happened, for bots, narration and replays. Built only if somebody listens. Cards that somebody may not
 * see are FACE_DOWN in what they hear of it.
 */
export type GameEvent =
  | { readonly type: 'moved'; readonly seat: Seat; readonly move: Move }
  | { readonly type: 'shuffled'; readonly cards: number }
  | {
      readonly type: 'drew';
      readonly player: Seat;
      /** Fewer than asked for at the house's limit, or when no card is left. */
      readonly cards: readonly Card[];
      readonly why: DrawCause;
    }
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
      /** Face down; −1 for none. */
      readonly card: Card;
    }
  | {
      readonly type: 'bid';
      readonly player: Seat;
      readonly side: number;
      readonly by: Person;
      readonly attribute: number;
      /** Face down. */
      readonly card: Card;
    }
  | { readonly type: 'ruled'; readonly player: Seat; readonly attribute: number }
  /** A complication does not count; its card is turned up and put away. */
  | { readonly type: 'struck'; readonly player: Seat; readonly card: Card }
  /** Cards by player, −1 for those who did not bid. */
  | { readonly type: 'revealed'; readonly cards: readonly Card[] }
  | { readonly type: 'opposed'; readonly cards: readonly Card[] }
  /** After a dead tie, a further card for each side; −1 if there is none. */
  | { readonly type: 'redrawn'; readonly own: Card; readonly opposing: Card }
  | {
      readonly type: 'luckyUsed';
      readonly player: Seat;
      readonly person: Person;
      readonly score: Score;
      /** The attribute that counted before; −1 if Lucky was bid as such. */
      readonly instead: number;
    }
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
      /** Who lost, and with which card. */
      readonly player: Seat;
      readonly card: Card;
      readonly owner: Person;
      readonly toward: Person;
      readonly from: Score;
      readonly to: Score;
    }
  | {
      readonly type: 'damageDrawn';
      readonly person: Person;
      /** The conflict that was lost, who lost it, and the totals. */
      readonly kind: ConflictKind;
      readonly by: Person;
      readonly own: number;
      readonly opposing: number;
      /** −1 if no card was left to draw. */
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
  /** The cards of a conflict are put away. */
  | { readonly type: 'cleared'; readonly cards: readonly Card[] }
  | {
      readonly type: 'lost';
      readonly person: Person;
      readonly insane: boolean;
      readonly player: Seat;
      /** Things left where they fell. */
      readonly dropped: readonly number[];
    }
  | { readonly type: 'adopted'; readonly player: Seat; readonly person: Person }
  | { readonly type: 'controlled'; readonly player: Seat; readonly extra: Person; readonly from: Seat }
  | { readonly type: 'released'; readonly player: Seat; readonly extra: Person; readonly why: ReleaseCause }
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
  | { readonly type: 'eventEnded'; readonly event: number; readonly card: Card; readonly felt: boolean }
  /** An effect of the Event changes nothing; −1 for nobody in particular. */
  | { readonly type: 'fizzled'; readonly kind: GameEffect['kind']; readonly person: Person; readonly why: Fizzle }
  | { readonly type: 'sealed'; readonly passage: number; readonly why: PassageCause }
  /** `seenBy`: bits of the seats that see it, here and below. */
  | { readonly type: 'opened'; readonly passage: number; readonly why: PassageCause; readonly seenBy: number }
  | { readonly type: 'airGone'; readonly room: number }
  | { readonly type: 'airBack'; readonly room: number }
  /** What cures: something from a room, or a thing or fact; −1 for none. */
  | {
      readonly type: 'fellIll';
      readonly person: Person;
      readonly turns: number;
      readonly room: number;
      readonly item: number;
    }
  | { readonly type: 'cured'; readonly person: Person }
  /** No cure came in time. */
  | { readonly type: 'uncured'; readonly person: Person }
  /** `to` −1: no longer. */
  | { readonly type: 'clung'; readonly person: Person; readonly to: Person }
  | { readonly type: 'extraTurn'; readonly player: Seat }
  | { readonly type: 'tested'; readonly person: Person; readonly attribute: number; readonly why: TestCause }
  /** What the GM decides for an Extra nobody controls, put to a test or attacked. */
  | { readonly type: 'fated'; readonly person: Person; readonly spared: boolean }
  /** `of` is the goal, Event, room or monster that it comes from. */
  | {
      readonly type: 'gained';
      readonly item: number;
      readonly person: Person;
      readonly source: Source;
      readonly of: number;
    }
  | { readonly type: 'learned'; readonly item: number; readonly source: Source; readonly of: number }
  | { readonly type: 'gave'; readonly item: number; readonly from: Person; readonly to: Person }
  | { readonly type: 'stolen'; readonly item: number; readonly person: Person; readonly monster: number }
  | { readonly type: 'achieved'; readonly goal: number; readonly person: Person }
  /** A hidden goal is known from now on, thanks to the one who stands there. */
  | { readonly type: 'goalRevealed'; readonly goal: number; readonly person: Person }
  | {
      readonly type: 'monsterWent';
      readonly monster: number;
      /** NONE for those who do not see it leave or arrive. */
      readonly from: number;
      readonly to: number;
      readonly why: MonsterCause;
      readonly seenBy: { readonly from: number; readonly to: number };
    }
  | {
      readonly type: 'monsterAttacked';
      readonly monster: number;
      readonly person: Person;
      readonly room: number;
      /** −1 if the GM attacks between turns, without an Event. */
      readonly event: number;
      readonly seenBy: number;
    }
  | {
      readonly type: 'monsterBeaten';
      readonly monster: number;
      readonly person: Person;
      readonly defeats: number;
      /** Whether this one was counted (house rule `weaponNeeded`). */
      readonly counted: boolean;
      readonly dead: boolean;
    }
  | { readonly type: 'weaknessLearned'; readonly monster: number }
  | { readonly type: 'fuseLit'; readonly loss: number; readonly turns: number }
  /** `loss` −1: the house's clock has run down. */
  | { readonly type: 'blew'; readonly loss: number }
  | { readonly type: 'invited'; readonly person: Person; readonly came: boolean }
  /** Bits of the persons who got out. */
  | { readonly type: 'escaped'; readonly route: number; readonly persons: number }
  | { readonly type: 'ended'; readonly outcome: Outcome };

export type GameEventType = GameEvent['type'];
export type Emit = (event: GameEvent) => void;
