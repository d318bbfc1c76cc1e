/** Printed sentences for one part of the rules, or the reason why there are none. */
export type Part<Rules> = readonly Sentence<Rules>[] | string;

export interface Sentence<Rules> {
  /** Text with the default rules: whole sentences, or the part that states the rule. */
  readonly says: string;
  /** Text that replaces it under a house rule. */
  readonly under: readonly Change<Rules>[];
}

export type Change<Rules> = readonly [options: Partial<Rules>, says: string];

/** Creates sentences for the house rules of one game. */
export const sentencesUnder =
  <Rules>() =>
  (sentence: string, ...under: readonly Change<Rules>[]): Sentence<Rules> => ({ says: sentence, under });

/** A document and its sentences for each part of the rules, under the house rules of its game. */
export interface Document<Rules> {
  /** Id of its piece. */
  readonly piece: string;
  /** Parts of the rules that it must cover or excuse. */
  readonly covers: readonly string[];
  readonly parts: Readonly<Record<string, Part<Rules>>>;
  /** House rules that do not change it, with reasons. */
  readonly unchangedBy: Readonly<{ [Rule in keyof Rules]?: string }>;
}

/** Gives several house rules the same reason. */
export const unchanged = <Rule extends string>(why: string, ...rules: readonly Rule[]) =>
  Object.fromEntries(rules.map((rule) => [rule, why])) as { [Name in Rule]?: string };
