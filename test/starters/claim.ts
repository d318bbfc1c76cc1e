import type { Setting } from '@/lib/systems/trapped/schema';
import type { Attribute } from '@/lib/systems/trapped/vocabulary';
import type { Suit } from '@/lib/tabletop/playing-cards';

type Among = 'character' | 'extra' | 'anyone';

/** Whom the text of an Event says that it strikes. */
export type Who =
  | Among
  /** Everybody, wherever they are. */
  | 'everyone'
  /** The place itself, and nobody in particular. */
  | 'place'
  | { readonly highest: Attribute; readonly among: Among }
  | { readonly lowest: Attribute; readonly among: Among }
  /** The one with the strongest or weakest feeling of this suit. */
  | { readonly strongest: Suit; readonly among: Among }
  | { readonly weakest: Suit; readonly among: Among }
  /** Those who hold a thing; '' for anything. */
  | { readonly holding: string }
  /** Everybody in a room. */
  | { readonly inRoom: string }
  | { readonly extra: string };

/** What the text says that happens, and where. */
export type What =
  /** A test of an attribute, of them or of the character they feel most about. */
  | { readonly test: Attribute; readonly of?: 'them' | 'related' }
  | 'fight'
  | { readonly steals: string }
  /** A passage by its id; '' for one that the GM picks. */
  | { readonly closes: string }
  | { readonly opens: string }
  /** A room by its id; '' for one that the GM picks. */
  | { readonly airless: string; readonly without: string }
  | { readonly ill: number; readonly cure: string }
  | { readonly gains: string; readonly ifAgreed?: boolean }
  | { readonly goesTo: string }
  | 'clings'
  | { readonly turn: 'another'; readonly ifAgreed?: boolean };

/** What the text of an Event claims, in the order in which it happens. */
export interface Claim {
  readonly who: Who;
  readonly what: readonly What[];
  /** How many it strikes where everybody stands in one room; 1 if it does not say. */
  readonly howMany?: number;
  /** After how many of the GM's turns it ends, if the text says so. */
  readonly turns?: number;
  readonly once?: true;
}

/** The claims of a setting, by the ids of its Events. */
export type Claims = Readonly<Record<string, Claim>>;

/** What is to be proven of a starter besides what holds for all. */
export interface About {
  /** The won conflicts that each way out takes at least. */
  readonly routes: Readonly<Record<string, number>>;
  readonly claims: Claims;
  /** The structure by which its own rule matters, and the setting without it. */
  readonly structure?: { readonly rule: string; readonly without: (setting: Setting) => Setting };
}
