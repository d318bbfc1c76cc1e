import type { JsonObject } from '@/lib/kernel/json';
import type { Rng } from '@/lib/kernel/rng';

/** What a sheet says of somebody in words. */
export const IDENTITY = ['name', 'gender', 'occupation'] as const;
export type Identity = Readonly<Record<(typeof IDENTITY)[number], string>>;

/** What a card can be spent on. */
export interface Slot {
  readonly label: string;
  /** What of the card is written down: nothing but words that go with it, its rank, or rank and suit. */
  readonly takes: 'words' | 'rank' | 'card';
  /** The words. */
  readonly words: readonly (keyof Identity)[];
  /** The sheet of the person this is about; null where it is about nobody. */
  readonly toward: number | null;
}

/** A sheet before any card is on it. */
export interface BlankSheet {
  readonly kind: 'character' | 'extra';
  /** The seat that fills it in, or keeps it. */
  readonly keeper: number;
  readonly identity: Identity;
  /** Slots that the setting has filled. */
  readonly set: readonly number[];
}

/** What of a setting counts while people are made. Kept with what is done, so that later edits change nothing. */
export interface Beginning {
  readonly players: number;
  /** What there is room for on a sheet of each kind. */
  readonly slots: Readonly<Record<BlankSheet['kind'], readonly Slot[]>>;
  readonly sheets: readonly BlankSheet[];
}

/** A card of one's hand for a slot. Cards go by their codes: "10H". */
export interface Placing {
  readonly card: string;
  readonly sheet: number;
  readonly slot: number;
}

/** What was done, as far as the rules go. */
export type CreationStep =
  | { readonly type: 'dealt'; readonly seat: number; readonly cards: readonly string[] }
  /** A card that was named by mistake. */
  | { readonly type: 'returned'; readonly seat: number; readonly card: string }
  | ({ readonly type: 'placed'; readonly seat: number } & Placing);

export type CreationStage = 'characters' | 'extras' | 'done';

/** People in the making. */
export interface Creating {
  readonly stage: CreationStage;
  /** Whose turn it is, where they go by turns. */
  readonly turn: number | null;
  /** How many cards a seat has coming. */
  owed(seat: number): number;
  /** Why a seat can't have been dealt a card: somebody else holds it, it does itself, there is none such. */
  refuseCard(seat: number, card: string): 'held' | 'own' | 'unknown' | undefined;
  /** So many cards off the deck, which stays as it is until they are dealt. */
  draw(rng: Rng, count: number): readonly string[];
  /** What a seat may do with its hand now. */
  placings(seat: number): readonly Placing[];
  /** Does it, or says by a code why it can't be. */
  take(step: CreationStep): string | undefined;
}

/** How a group makes its people with cards before play, each on their own phone. */
export interface Creation {
  begin(body: JsonObject, players: number): Beginning;
  /** As it stands after these steps. */
  open(beginning: Beginning, steps: readonly CreationStep[]): Creating;
}
