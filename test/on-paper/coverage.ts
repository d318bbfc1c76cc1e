import type { HouseRules } from '@/lib/systems/trapped/schema';

/** What the rules say at one place as it is printed: its sentences, or why nobody at the table needs any. */
export type Part = readonly Sentence[] | string;

export interface Sentence {
  /** As printed under the usual rules; whole sentences or what of them tells the rule. */
  readonly says: string;
  /** What is printed in its place under a house rule. */
  readonly under: readonly Change[];
}

export type Change = readonly [options: Partial<HouseRules>, says: string];

export const says = (sentence: string, ...under: readonly Change[]): Sentence => ({ says: sentence, under });

/** A document, and where what the rules say stands in it. */
export interface Document {
  /** The id of its piece. */
  readonly piece: string;
  /** The places in the rules that it has to say or excuse. */
  readonly covers: readonly string[];
  readonly parts: Readonly<Record<string, Part>>;
  /** House rules that change nothing in it, and why. */
  readonly unchangedBy: Readonly<Partial<Record<keyof HouseRules, string>>>;
}

/** The same reason for several house rules. */
export const unchanged = (why: string, ...rules: readonly (keyof HouseRules)[]): Document['unchangedBy'] =>
  Object.fromEntries(rules.map((rule) => [rule, why]));
