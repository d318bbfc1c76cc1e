import type { Card } from '@/lib/tabletop/cards/playing-cards';
import type { Score } from '../rules/cards';
import type { DecidedBy } from '../rules/compare';
import type { GameEffect } from './game';
import type { Deed, Move } from './moves';
import type { ConflictKind, Outcome, Person, Seat, Trigger } from './state';

export type DrawCause = 'deal' | 'turn' | 'refill' | 'dare' | 'duel' | 'test';

/** Origin of an item: a goal, an Event, a room's floor, the room of an achieved goal, or a monster. */
export type Source = 'goal' | 'event' | 'floor' | 'spot' | 'monster';

/** Cause of a test: the current Event, a round without air, or an illness. */
export type TestCause = 'event' | 'air' | 'illness';

export type PassageCause = 'goal' | 'force' | 'event' | 'monster' | 'unbolted' | 'timer';

/** Reason for losing control of an Extra: released, replaced by another one, or separated. */
export type ReleaseCause = 'letGo' | 'replaced' | 'parted';

export type MonsterCause = 'step' | 'retreat' | 'attack' | 'drawn' | 'carry';

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
 * Something that happened, for bots, narration and replays. Built only if there is a listener. Cards that a seat must
 * not see are FACE_DOWN in its copy.
 */
export type GameEvent =
  | { readonly type: 'moved'; readonly seat: Seat; readonly move: Move }
  | { readonly type: 'shuffled'; readonly cards: number }
  | {
      readonly type: 'drew';
      readonly player: Seat;
      /** Fewer than requested at the house limit or when no cards are left. */
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
      /** −1 if no passage was used. */
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
  /** A complication was rejected; its card is shown and put away. */
  | { readonly type: 'struck'; readonly player: Seat; readonly card: Card }
  /** Cards by player; −1 for players who did not bid. */
  | { readonly type: 'revealed'; readonly cards: readonly Card[] }
  | { readonly type: 'opposed'; readonly cards: readonly Card[] }
  /** One further card for each side after a dead tie; −1 if none is left. */
  | { readonly type: 'redrawn'; readonly own: Card; readonly opposing: Card }
  | {
      readonly type: 'luckyUsed';
      readonly player: Seat;
      readonly person: Person;
      readonly score: Score;
      /** The attribute it replaces; −1 if Lucky was bid directly. */
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
      /** The player who lost, and the card they bid. */
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
      /** The lost conflict, the person who lost it, and both totals. */
      readonly kind: ConflictKind;
      readonly by: Person;
      readonly own: number;
      readonly opposing: number;
      /** −1 if no card was left. */
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
  /** A conflict's cards were put away. */
  | { readonly type: 'cleared'; readonly cards: readonly Card[] }
  | {
      readonly type: 'lost';
      readonly person: Person;
      readonly insane: boolean;
      readonly player: Seat;
      readonly dropped: readonly number[];
    }
  | { readonly type: 'adopted'; readonly player: Seat; readonly person: Person }
  | { readonly type: 'controlled'; readonly player: Seat; readonly extra: Person; readonly from: Seat }
  | { readonly type: 'released'; readonly player: Seat; readonly extra: Person; readonly why: ReleaseCause }
  | { readonly type: 'challenged'; readonly player: Seat; readonly by: Seat; readonly deed: Deed }
  /** Votes on a dare or an Event's choice, and the two cards that decided a tie: for, against. */
  | {
      readonly type: 'voted';
      readonly about: 'dare' | 'event';
      readonly yes: number;
      readonly no: number;
      readonly cards: readonly Card[];
      readonly passed: boolean;
    }
  | { readonly type: 'dueled'; readonly challenger: Seat; readonly challenged: Seat; readonly won: boolean }
  | { readonly type: 'eventDrawn'; readonly card: Card; readonly trigger: Trigger; readonly person: Person }
  /** `targets`: the people it hits, as bits. */
  | { readonly type: 'eventHappened'; readonly event: number; readonly card: Card; readonly targets: number }
  | { readonly type: 'eventEnded'; readonly event: number; readonly card: Card; readonly felt: boolean }
  /** An effect changed nothing; person −1 if it has no particular target. */
  | { readonly type: 'fizzled'; readonly kind: GameEffect['kind']; readonly person: Person; readonly why: Fizzle }
  | { readonly type: 'sealed'; readonly passage: number; readonly why: PassageCause }
  /** `seenBy`, here and below: the seats that see it, as bits. */
  | { readonly type: 'opened'; readonly passage: number; readonly why: PassageCause; readonly seenBy: number }
  /** `water`: the room is flooded. */
  | { readonly type: 'airGone'; readonly room: number; readonly water: boolean }
  | { readonly type: 'airBack'; readonly room: number }
  /** `item`: what gives light there; −1 if nothing does. */
  | { readonly type: 'darkened'; readonly room: number; readonly item: number }
  | { readonly type: 'lit'; readonly room: number }
  /** An Event told the players the secret room of a goal. */
  | { readonly type: 'told'; readonly goal: number; readonly room: number }
  /** A person lost a thing, which lies in their room unless it is gone. */
  | { readonly type: 'mislaid'; readonly item: number; readonly person: Person; readonly gone: boolean }
  /** An Event changed what a person feels. */
  | {
      readonly type: 'swayed';
      readonly owner: Person;
      readonly toward: Person;
      readonly from: Score;
      readonly to: Score;
    }
  /** An Extra sets out for a room by itself. */
  | { readonly type: 'setOut'; readonly person: Person; readonly room: number }
  /** The cure: something from a room, or an item; −1 for none. */
  | {
      readonly type: 'fellIll';
      readonly person: Person;
      readonly turns: number;
      readonly room: number;
      readonly item: number;
    }
  | { readonly type: 'cured'; readonly person: Person }
  /** No cure arrived in time. */
  | { readonly type: 'uncured'; readonly person: Person }
  /** `to` is −1 when the clinging ends. */
  | { readonly type: 'clung'; readonly person: Person; readonly to: Person }
  | { readonly type: 'extraTurn'; readonly player: Seat }
  | { readonly type: 'tested'; readonly person: Person; readonly attribute: number; readonly why: TestCause }
  /** A person fails a test at once for want of a thing or fact. */
  | { readonly type: 'lacked'; readonly person: Person; readonly item: number }
  /** The GM's decision on an uncontrolled Extra that is tested or attacked. */
  /** `decides`: whether the Extra passes a test that decides between branches. */
  | { readonly type: 'fated'; readonly person: Person; readonly spared: boolean; readonly decides: boolean }
  /** `of`: the goal, Event, room or monster it came from. */
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
  /** A hidden goal was revealed because `person` is at its room, or, if that is −1, by an Event. */
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
      /** −1 if the GM attacked between turns, without an Event. */
      readonly event: number;
      readonly seenBy: number;
    }
  | {
      readonly type: 'monsterBeaten';
      readonly monster: number;
      readonly person: Person;
      readonly defeats: number;
      /** True if this defeat counted (house rule `weaponNeeded`). */
      readonly counted: boolean;
      readonly dead: boolean;
    }
  | { readonly type: 'weaknessLearned'; readonly monster: number }
  | { readonly type: 'fuseLit'; readonly loss: number; readonly turns: number }
  /** A clock moved by signed steps; `left`: steps until it runs out. Players do not hear of hidden ones. */
  | {
      readonly type: 'clockMoved';
      readonly clock: number;
      readonly steps: number;
      readonly left: number;
      readonly seenBy: number;
    }
  | { readonly type: 'clockStopped'; readonly clock: number; readonly seenBy: number }
  | { readonly type: 'clockRanOut'; readonly clock: number }
  /** `loss` −1: the house rules' time limit ran out. */
  | { readonly type: 'blew'; readonly loss: number }
  | { readonly type: 'invited'; readonly person: Person; readonly came: boolean }
  /** `persons`: those who escaped, as bits. */
  | { readonly type: 'escaped'; readonly route: number; readonly persons: number }
  | { readonly type: 'ended'; readonly outcome: Outcome };

export type GameEventType = GameEvent['type'];
export type Emit = (event: GameEvent) => void;

const NEWS: ReadonlySet<GameEventType> = new Set<GameEventType>([
  ...(['drew', 'shuffled', 'revealed', 'struck', 'opposed', 'redrawn', 'voted', 'damageDrawn', 'eventDrawn'] as const),
  ...(['went', 'goalRevealed', 'monsterWent', 'monsterAttacked', 'achieved', 'learned', 'clockRanOut'] as const),
]);

/** Tells whether an event shows a card, a monster, or what a room holds. */
export const isNews = ({ type }: GameEvent): boolean => NEWS.has(type);
