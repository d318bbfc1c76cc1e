/** What the rules say at one place as it is printed: its sentences, or why nobody at the table needs any. */
export type Part<Rules> = readonly Sentence<Rules>[] | string;

export interface Sentence<Rules> {
  /** As printed under the usual rules; whole sentences or what of them tells the rule. */
  readonly says: string;
  /** What is printed in its place under a house rule. */
  readonly under: readonly Change<Rules>[];
}

export type Change<Rules> = readonly [options: Partial<Rules>, says: string];

/** Sentences under the house rules of one game. */
export const sentencesUnder =
  <Rules>() =>
  (sentence: string, ...under: readonly Change<Rules>[]): Sentence<Rules> => ({ says: sentence, under });

/** A document, and where what the rules say stands in it; under the house rules of its game. */
export interface Document<Rules> {
  /** The id of its piece. */
  readonly piece: string;
  /** The places in the rules that it has to say or excuse. */
  readonly covers: readonly string[];
  readonly parts: Readonly<Record<string, Part<Rules>>>;
  /** House rules that change nothing in it, and why. */
  readonly unchangedBy: Readonly<{ [Rule in keyof Rules]?: string }>;
}

/** The same reason for several house rules. */
export const unchanged = <Rule extends string>(why: string, ...rules: readonly Rule[]) =>
  Object.fromEntries(rules.map((rule) => [rule, why])) as { [Name in Rule]?: string };
