import type { Rng } from '@/lib/kernel/rng';
import type { Card } from '@/lib/tabletop/playing-cards';
import type { Score } from '../rules/cards';
import type { Tally } from './tally';

/** Players 0 to n − 1 clockwise from the GM's left; the GM is n. */
export type Seat = number;
/** Made characters 0 to n − 1, one a player in order of seats; Extras n to 2n − 1 by the seat that keeps their sheet. */
export type Person = number;

export const PHASES = ['creation', 'extras', 'play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const FATES = ['alive', 'dead', 'insane', 'escaped'] as const;
export type Fate = (typeof FATES)[number];
/** Places in FATES. */
export const ALIVE = 0;
export const DEAD = 1;
export const INSANE = 2;
export const ESCAPED = 3;

/** What somebody is asked to decide. Each kind has its own moves. */
export const ASKS = [
  'attribute',
  'relationship',
  'aspect',
  'turn',
  'adopt',
  'action',
  'challenge',
  'vote',
  'press',
  'duel',
  'answer',
  'bid',
  'ruling',
  'lucky',
  'damage',
  'event',
  'pick',
  'consent',
  'stand',
  'fate',
  'monsters',
  'retreat',
  'boarding',
] as const;
export type AskKind = (typeof ASKS)[number];

/** The decision awaited. What `about` means goes with the kind: see the module of that decision. */
export interface Ask {
  /** `none` only while nobody has to decide: for a moment, and when all is over. */
  kind: AskKind | 'none';
  seat: Seat;
  about: number;
  /** A second number, where one is needed. */
  detail: number;
  /** Whether it has been answered, while what it leads to is worked out. */
  answered: boolean;
}

export const CONFLICTS = ['goal', 'force', 'dare', 'attack', 'monsterTest', 'test', 'control', 'duel'] as const;
export type ConflictKind = (typeof CONFLICTS)[number];

/** A conflict on the table. Bids are at their player's number; the one who acts has one too. */
export interface Conflict {
  kind: ConflictKind | 'none';
  actor: Seat;
  /** Who does the deed: the actor's character, a controlled Extra, or the Extra an Event strikes. */
  by: Person;
  room: number;
  /** Goal, passage, monster, Extra or challenged player, as the kind has it; NONE in a dare or test. */
  target: number;
  /** In a reach goal, the room arrived at. */
  arrives: number;
  revealed: boolean;
  cards: Card[];
  /** HELP, HINDER or NONE for no bid. */
  sides: number[];
  /** Person bid; NONE for a complication. */
  persons: Person[];
  /** Attribute that counts; NONE for none; LUCKY for Lucky. */
  attributes: number[];
  /** Whether the GM has changed it already, or may not. */
  ruled: boolean[];
  /** Whether the one who stands against a monster only tries to get away (ruling A41). */
  dodges: boolean;
  /** The actor's further cards after dead ties (house rule `deadTie`). */
  added: Card[];
  /** The GM's cards; before the reveal at most the Event's own. */
  opposition: Card[];
  /** The card that may save the actor, while the GM picks what it hits. */
  damage: Card;
}

export const HELP = 0;
export const HINDER = 1;

export const TRIGGERS = ['gm', 'explore', 'refill'] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** An Event that is happening. */
export interface EventInPlay {
  /** The card drawn for it; NONE when nothing is happening. */
  card: Card;
  trigger: Trigger;
  /** Whom it was drawn for; NONE on the GM's turn. */
  drawnFor: Person;
  /** Place in the game's events; INVENTED for the usual test of the suit. */
  event: number;
  /** Bits of the persons it hits. */
  targets: number;
  /** Somebody takes another turn when it is over. */
  extraTurn: Seat;
  /** Whether it has changed anything. */
  felt: boolean;
  /** How often the GM may still pick. */
  picks: number;
}

export const DEEDS = ['goal', 'explore', 'force', 'attack', 'control', 'dare'] as const;
export type DeedKind = (typeof DEEDS)[number];

/** A dare between two players. */
export interface Challenge {
  challenger: Seat;
  challenged: Seat;
  kind: DeedKind;
  /** Goal, passage, monster or Extra; in a dare the person who needs company for another turn (ruling A40), or NONE. */
  target: number;
  /** Hands raised for and against a dare. */
  yes: number;
  no: number;
}

/** What an Event does for a number of the GM's turns. */
export interface Timer {
  kind: 'sick' | 'sealed' | 'unsealed' | 'airless' | 'clinging';
  /** Person, passage or room. */
  of: number;
  /** The GM's turns left. */
  turns: number;
  /** Of a sickness: where the cure is, what it is, and bits of those who bring it. */
  room: number;
  item: number;
  carriers: number;
}

/** Who leaves by a way out with seats, and who comes along. */
export interface Boarding {
  route: number;
  actor: Seat;
  /** Bits of persons. */
  aboard: number;
  asked: number;
}

export type Ending =
  | { readonly kind: 'escape'; readonly route: number }
  | { readonly kind: 'loss'; readonly loss: number }
  | { readonly kind: 'doom' | 'dead' | 'survivor' | 'limit' };

export interface Outcome {
  readonly ending: Ending;
  readonly winners: readonly Seat[];
}

/** A game being played: plain data, the generator inside. Also the `Sheets` of the Relationship Rules. */
export interface State {
  rng: Rng;
  phase: Phase;
  players: number;
  /** Twice the players. */
  people: number;
  round: number;
  /** Whose turn it is; an extra turn counts as its taker's. */
  turn: Seat;
  /** Whether this is somebody's extra turn, which brings no other. */
  extraTurn: boolean;
  ask: Ask;
  /** What happens next, as a stack of frames of three numbers: see agenda.ts. */
  agenda: number[];

  /** The next card is the last one. */
  deck: Card[];
  discard: Card[];
  hands: Card[][];

  /** 1 for everybody who was made as an Extra. */
  extra: number[];
  /** At person × 6 + attribute: a rank without a suit, or NO_SCORE. */
  attributes: Score[];
  /** At owner × people + person. */
  relationships: Score[];
  luckyUsed: boolean[];
  /** Bits of the aspects set on each Extra, in order of Extras. */
  aspects: number[];
  /** The player's character; NONE without one. */
  characterOf: Person[];
  /** Whose character each person is; NONE for an Extra. */
  playerOf: Seat[];
  /** Who controls each person, an Extra; NONE for the GM. */
  controller: Seat[];
  room: number[];
  fate: number[];
  /** The person each one stays beside, NONE for nobody. */
  clings: Person[];
  /** Whether the player has lost a character. */
  bereaved: boolean[];

  /** Bits of the persons that hold each thing. */
  holders: number[];
  /** Copies of each thing nobody has taken yet; NONE for enough. */
  supply: number[];
  /** Each fact: whether it is known. */
  known: boolean[];
  /** Things that lie about, as pairs of thing and place: a room, or rooms + monster for what a monster carries off. */
  lying: number[];
  /** The turn in which each thing was last given away: once a turn is enough. */
  givenIn: number[];
  turnsTaken: number;

  /** Bits of the persons that have achieved each goal; all bits if it holds for everybody. */
  achieved: number[];
  /** Of goals won room by room, at byRoom × people + person: bits of the goal's rooms. */
  reached: number[];
  /** Whether the players know of each goal. */
  revealed: boolean[];
  /** The secret room of each goal, NONE for goals without one. */
  secret: number[];
  blocked: boolean[];
  /** Closed by an Event until forced. */
  sealed: boolean[];
  /** The round each room lost its air in; NONE if one can breathe. */
  airless: number[];
  /** What people need to breathe there. */
  airItem: number[];
  /** Bits of those who were without air as the last round ended. */
  breathless: number;
  /** Whether a character has ever been there. */
  visited: boolean[];

  monsterRoom: number[];
  defeats: number[];
  monsterDead: boolean[];
  weaknessKnown: boolean[];
  /** Whether it has taken its step in this player turn. */
  stepped: boolean[];
  /** Whether the GM has moved an Extra in this player turn (ruling A63). */
  strayed: boolean;
  /** Whether the GM has had each monster attack in this round. */
  smashed: boolean[];
  /** Turns until each disaster; NONE if nothing has set it off. */
  fuses: number[];
  timers: Timer[];

  conflict: Conflict;
  /** Bits of the players who have bid in this turn (house rule `bidLimitScope`). */
  bidders: number;
  eventInPlay: EventInPlay;
  /** Events that can happen only once, and have. */
  spent: number[];
  challenge: Challenge;
  boarding: Boarding;
  outcome: Outcome | null;
  tally: Tally;
}

export const ATTRIBUTES_EACH = 6;
/** Place of Lucky in ATTRIBUTES. */
export const LUCKY = 5;
export const INVENTED = -1;
