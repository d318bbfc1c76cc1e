import type { Rng } from '@/lib/kernel/rng';
import type { Card } from '@/lib/tabletop/cards/playing-cards';
import type { Score } from '../rules/cards';
import type { Tally } from './tally';

/** Players are 0 to n − 1, clockwise from the GM's left; the GM is n. */
export type Seat = number;
/** Created characters are 0 to n − 1, in seat order; Extras are n to 2n − 1, by the seat that keeps their sheet. */
export type Person = number;

export const PHASES = ['creation', 'extras', 'play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const FATES = ['alive', 'dead', 'insane', 'escaped'] as const;
export type Fate = (typeof FATES)[number];
/** Indexes into FATES. */
export const ALIVE = 0;
export const DEAD = 1;
export const INSANE = 2;
export const ESCAPED = 3;

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
  'choose',
] as const;
export type AskKind = (typeof ASKS)[number];

/** The pending question. The meaning of `about` depends on the kind: see that decision's module. */
export interface Ask {
  /** `none` while tasks run and after the game has ended. */
  kind: AskKind | 'none';
  seat: Seat;
  about: number;
  /** A second argument, for kinds that need one. */
  detail: number;
  /** True after it has been answered, while the consequences are applied. */
  answered: boolean;
}

export const CONFLICTS = ['goal', 'force', 'dare', 'attack', 'monsterTest', 'test', 'control', 'duel'] as const;
export type ConflictKind = (typeof CONFLICTS)[number];

/** The current conflict. Bids, the actor's included, are indexed by player. */
export interface Conflict {
  kind: ConflictKind | 'none';
  actor: Seat;
  /** The performer: the actor's character, a controlled Extra, or the Extra an Event targets. */
  by: Person;
  room: number;
  /** Goal, passage, monster, Extra or challenged player, depending on the kind; NONE for a dare or test. */
  target: number;
  /** Destination of a reach goal. */
  arrives: number;
  revealed: boolean;
  cards: Card[];
  /** HELP, HINDER, or NONE without a bid. */
  sides: number[];
  /** Person bid; NONE for a complication. */
  persons: Person[];
  /** Attribute in use; LUCKY for Lucky, NONE for none. */
  attributes: number[];
  /** True once the GM has ruled on the bid, or if they cannot. */
  ruled: boolean[];
  /** True if the actor only tries to escape the monster (ruling A41). */
  dodges: boolean;
  /** The actor's additional cards after dead ties (house rule `deadTie`). */
  added: Card[];
  /** The GM's cards; before the reveal at most the Event's own card. */
  opposition: Card[];
  /** The damage card, while the GM chooses which score it replaces. */
  damage: Card;
}

export const HELP = 0;
export const HINDER = 1;

export const TRIGGERS = ['gm', 'explore', 'refill'] as const;
export type Trigger = (typeof TRIGGERS)[number];

export interface EventInPlay {
  /** The card drawn for it; NONE without a current Event. */
  card: Card;
  trigger: Trigger;
  /** The person it was drawn for; NONE on the GM's turn. */
  drawnFor: Person;
  /** Index into the game's Events; INVENTED for the usual test of the suit. */
  event: number;
  /** The people it hits, as bits. */
  targets: number;
  /** The player who takes an extra turn after it; NONE for nobody. */
  extraTurn: Seat;
  /** True if it has changed anything. */
  felt: boolean;
  /** Picks the GM has left. */
  picks: number;
  /** The follow-up whose test decides between two branches; NONE without such a test. */
  deciding: number;
  /** Result of that test: PENDING, FAILED or PASSED. */
  verdict: number;
  /** The table's votes for and against an Event's choice. */
  yes: number;
  no: number;
}

export const PENDING = 2;
export const FAILED = 0;
export const PASSED = 1;

export const DEEDS = ['goal', 'explore', 'force', 'attack', 'control', 'dare'] as const;
export type DeedKind = (typeof DEEDS)[number];

export interface Challenge {
  challenger: Seat;
  challenged: Seat;
  kind: DeedKind;
  /** Goal, passage, monster or Extra; for a dare the company wanted for an extra turn (ruling A40), or NONE. */
  target: number;
  /** Votes for and against a dare. */
  yes: number;
  no: number;
}

/** An Event's effect that lasts for a number of GM turns. */
export interface Timer {
  kind: 'sick' | 'sealed' | 'unsealed' | 'airless' | 'clinging' | 'dark';
  /** Person, passage or room. */
  of: number;
  turns: number;
  /** For an illness: the room of the cure, the item that cures, and the people who bring the cure, as bits. */
  room: number;
  item: number;
  carriers: number;
}

/** An escape by a route with seats, and the companions invited so far. */
export interface Boarding {
  route: number;
  actor: Seat;
  /** People, as bits. */
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

/** Plain data, including the random generator. Also serves as the `Sheets` of the Relationship Rules. */
export interface State {
  rng: Rng;
  phase: Phase;
  players: number;
  /** Always twice the number of players. */
  people: number;
  round: number;
  /** The active seat; during an extra turn, the player who takes it. */
  turn: Seat;
  /** True during an extra turn, in which no other can be earned. */
  extraTurn: boolean;
  ask: Ask;
  /** Pending tasks, as a stack of frames of three numbers: see agenda.ts. */
  agenda: number[];

  /** Cards are drawn from the end. */
  deck: Card[];
  discard: Card[];
  hands: Card[][];

  /** 1 for people created as Extras. */
  extra: number[];
  /** At person × 6 + attribute: a bare rank or NO_SCORE. */
  attributes: Score[];
  /** At owner × people + person. */
  relationships: Score[];
  luckyUsed: boolean[];
  /** Aspects set on each Extra, as bits. */
  aspects: number[];
  /** Each player's character; NONE without one. */
  characterOf: Person[];
  /** The player of each character; NONE for an Extra. */
  playerOf: Seat[];
  /** The controller of each Extra; NONE for the GM. */
  controller: Seat[];
  room: number[];
  fate: number[];
  /** The person that each person clings to; NONE for nobody. */
  clings: Person[];
  /** The room to which each Extra walks by itself; NONE for nowhere. */
  walks: number[];
  bereaved: boolean[];

  /** Holders of each thing, as bits of people. */
  holders: number[];
  /** Copies left of each thing; NONE for unlimited. */
  supply: number[];
  known: boolean[];
  /** Things not held, as pairs of item and place. A place is a room, or rooms + monster for stolen things. */
  lying: number[];
  /** The turn in which each thing was last given away; once a turn is the limit. */
  givenIn: number[];
  turnsTaken: number;

  /** People who have achieved each goal, as bits; all bits if it counts for everyone. */
  achieved: number[];
  /** For goals achieved room by room, at byRoom × people + person: bits of the goal's rooms. */
  reached: number[];
  revealed: boolean[];
  /** The secret room of each goal; NONE for goals without one. */
  secret: number[];
  /** True for goals whose secret room an Event has told the players. */
  told: boolean[];
  blocked: boolean[];
  /** Closed by an Event until forced open. */
  sealed: boolean[];
  /** The round in which each room lost its air; NONE if there is air. */
  airless: number[];
  /** The item needed to breathe in each airless room; NONE if nothing helps. */
  airItem: number[];
  /** True for airless rooms that are under water. */
  flooded: boolean[];
  /** True for rooms that an Event has darkened. */
  dark: boolean[];
  /** The item that gives light in each dark room; NONE if nothing does. */
  lightItem: number[];
  /** People without air at the end of the last round, as bits. */
  breathless: number;
  visited: boolean[];

  monsterRoom: number[];
  defeats: number[];
  monsterDead: boolean[];
  weaknessKnown: boolean[];
  /** True for monsters without a step left in this turn; the number left only if monsters are unusual. */
  stepped: boolean[];
  stepsLeft: number[];
  /** Has retreated in this turn, by monster: beaten again, it stays where it is. */
  retreated: boolean[];
  /** True if the GM has moved an Extra in this player turn (ruling A63). */
  strayed: boolean;
  /** True for monsters that have attacked between turns in this round. */
  smashed: boolean[];
  /** Turns until each disaster; NONE if it has not been set off. */
  fuses: number[];
  timers: Timer[];

  conflict: Conflict;
  /** Players who have bid in this turn, as bits (house rule `bidLimitScope`). */
  bidders: number;
  eventInPlay: EventInPlay;
  /** Used-up Events among those that can happen only once. */
  spent: number[];
  challenge: Challenge;
  boarding: Boarding;
  outcome: Outcome | null;
  tally: Tally;
}

export const ATTRIBUTES_EACH = 6;
export const LUCKY = 5;
export const INVENTED = -1;
