import type { Setting } from '@/lib/systems/trapped/schema';
import type { Attribute } from '@/lib/systems/trapped/vocabulary';
import type { Suit } from '@/lib/tabletop/cards/playing-cards';

type Among = 'character' | 'extra' | 'anyone';

/** People whom an Event affects, according to its text. */
export type Who =
  | Among
  /** Everybody, wherever they are. */
  | 'everyone'
  /** The place, and nobody in particular. */
  | 'place'
  | { readonly highest: Attribute; readonly among: Among }
  | { readonly lowest: Attribute; readonly among: Among }
  /** The person with the strongest or weakest relationship of this suit. */
  | { readonly strongest: Suit; readonly among: Among }
  | { readonly weakest: Suit; readonly among: Among }
  /** People who hold an item; '' for any item. */
  | { readonly holding: string }
  /** Everybody in a room, by its id. */
  | { readonly inRoom: string }
  | { readonly extra: string };

/** An effect, according to the text. */
export type What =
  /** A test of an attribute, by them or by the character they feel most about. */
  | { readonly test: Attribute; readonly of?: 'them' | 'related' }
  | 'fight'
  | { readonly steals: string }
  /** A passage by its id; '' if the GM picks it. */
  | { readonly closes: string }
  | { readonly opens: string }
  /** A room by its id; '' if the GM picks it. */
  | { readonly airless: string; readonly without: string }
  | { readonly ill: number; readonly cure: string }
  | { readonly gains: string; readonly ifAgreed?: boolean }
  | { readonly goesTo: string }
  | 'clings'
  | { readonly turn: 'another'; readonly ifAgreed?: boolean }
  /** A clock by its id, and its steps on, or back if negative. */
  | { readonly clock: string; readonly by: number }
  /** A room by its id; '' for the room of the person affected. */
  | { readonly darkens: string }
  | { readonly lights: string }
  | { readonly floods: string; readonly without: string }
  /** A hidden goal by its id. */
  | { readonly reveals: string }
  /** The monster's weakness. */
  | 'weakness'
  | { readonly loses: string; readonly forGood?: true }
  /** Suit of what the person affected feels from now on. */
  | { readonly feels: Suit }
  /** The monster comes a room nearer. */
  | 'nearer'
  | { readonly setsOut: string };

/** Arrangement for all people before an Event, so that it can happen and take one of its branches. */
export type Given =
  | 'alone'
  /** In the room of the monster. */
  | 'near'
  | { readonly inRoom: string }
  /** The monster in a room, with a step left. */
  | { readonly monsterIn: string }
  | { readonly holding: string }
  | { readonly dark: string }
  | { readonly won: string }
  | { readonly clock: string; readonly at: number };

/** Claims of an Event's text, with effects in order. */
export interface Claim {
  readonly who: Who;
  readonly what: readonly What[];
  /** Further effects if a test is passed, a choice is agreed to, or a condition holds. */
  readonly first?: readonly What[];
  /** Further effects otherwise. Both branches are played if either is claimed. */
  readonly second?: readonly What[];
  readonly given?: readonly Given[];
  /** Arrangement for the first branch only. */
  readonly givenFirst?: readonly Given[];
  /** Number of people affected if everybody is in one room; 1 by default. */
  readonly howMany?: number;
  /** Duration in GM's turns, if the text gives one. */
  readonly turns?: number;
  /** The branch that lasts, if only one does. */
  readonly turnsIn?: 'first' | 'second';
  readonly once?: true;
}

/** Claims of a setting, by Event id. */
export type Claims = Readonly<Record<string, Claim>>;

/** Facts to test about a starter, in addition to the general ones. */
export interface About {
  /** Minimum number of won conflicts of each way out. */
  readonly routes: Readonly<Record<string, number>>;
  readonly claims: Claims;
  /** The structure that implements the setting's own rule, and the setting without it. */
  readonly structure?: { readonly rule: string; readonly without: (setting: Setting) => Setting };
}
