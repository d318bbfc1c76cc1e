import type { JsonObject } from '@/lib/kernel/json';
import type { Rng } from '@/lib/kernel/rng';

/** Text fields of a sheet. */
export const IDENTITY = ['name', 'gender', 'occupation'] as const;
export type Identity = Readonly<Record<(typeof IDENTITY)[number], string>>;

/** Place on a sheet that takes a card. */
export interface Slot {
  readonly label: string;
  /** Parts of the card that are written down: none (only the words that go with it), its rank, or rank and suit. */
  readonly takes: 'words' | 'rank' | 'card';
  /** Text fields that the slot fills. */
  readonly words: readonly (keyof Identity)[];
  /** Sheet of the person that the slot refers to; null if it refers to nobody. */
  readonly toward: number | null;
}

/** Sheet before any card is placed on it. */
export interface BlankSheet {
  readonly kind: 'character' | 'extra';
  /** Seat that fills in or keeps the sheet. */
  readonly keeper: number;
  readonly identity: Identity;
  /** Slots filled by the setting. */
  readonly set: readonly number[];
}

/** Parts of a setting that matter for creation, stored with the steps so that later edits change nothing. */
export interface Beginning {
  readonly players: number;
  readonly slots: Readonly<Record<BlankSheet['kind'], readonly Slot[]>>;
  readonly sheets: readonly BlankSheet[];
}

/** Card of a hand and the slot it goes to. Cards are identified by codes: "10H". */
export interface Placing {
  readonly card: string;
  readonly sheet: number;
  readonly slot: number;
}

/** Step of creation, as far as the rules are concerned. */
export type CreationStep =
  | { readonly type: 'dealt'; readonly seat: number; readonly cards: readonly string[] }
  /** Card that was entered by mistake. */
  | { readonly type: 'returned'; readonly seat: number; readonly card: string }
  | ({ readonly type: 'placed'; readonly seat: number } & Placing);

export type CreationStage = 'characters' | 'extras' | 'done';

export interface Creating {
  readonly stage: CreationStage;
  /** Seat whose turn it is; null while seats don't take turns. */
  readonly turn: number | null;
  /** Returns the number of cards that a seat has yet to be dealt. */
  owed(seat: number): number;
  /** Tells why a seat can't have this card: another seat has it, the seat itself has it, or it does not exist. */
  refuseCard(seat: number, card: string): 'held' | 'own' | 'unknown' | undefined;
  /** Draws cards at random without removing them from the deck; dealing removes them. */
  draw(rng: Rng, count: number): readonly string[];
  /** Returns the placings that a seat may make now. */
  placings(seat: number): readonly Placing[];
  /** Applies a step, or returns a code that tells why it is not allowed. */
  take(step: CreationStep): string | undefined;
}

/** Rules for creating characters with cards before play, each player on their own phone. */
export interface Creation {
  begin(body: JsonObject, players: number): Beginning;
  /** Returns the state after these steps. */
  open(beginning: Beginning, steps: readonly CreationStep[]): Creating;
}
