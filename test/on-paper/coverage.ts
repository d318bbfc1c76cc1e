import type { System } from '@/lib/contract/authored';
import type { JsonObject } from '@/lib/kernel/json';
import type { KitOrder } from '@/lib/kit/order';

/** A game's rules on paper: where each part of `content/rules/<game>.md` is printed. */
export interface GameOnPaper<Rules = object> {
  readonly system: System;
  /** Body that the pieces are printed from: a starter or sample with some house rules, and defaults for the rest. */
  readonly bodyUnder: (options: Partial<Rules>) => JsonObject;
  /** Names of all house rules. */
  readonly houseRules: readonly string[];
  readonly pieces: readonly PrintedPiece<Rules>[];
  /** Parts of the rules that people at the table do not need, with reasons. */
  readonly onlyTheProgram: Readonly<Record<string, string>>;
}

/** A printed piece and what it says of the rules. */
export interface PrintedPiece<Rules> {
  /** Id of the piece. */
  readonly piece: string;
  /** Order that prints it, where the usual one does not. */
  readonly order?: Partial<KitOrder>;
  /**
   * Sentences by part of the rules: a section, a numbered step or a ruling ("7.8", "3.1", "A37"), followed by a word
   * where a part has several subjects ("5 blocked").
   */
  readonly parts: Readonly<Record<string, readonly Sentence<Rules>[]>>;
  /** House rules that do not change it, with reasons. Only for pieces that must mention every other house rule. */
  readonly unchangedBy?: Readonly<{ [Rule in keyof Rules]?: string }>;
}

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

/** Gives several house rules the same reason. */
export const unchanged = <Rule extends string>(why: string, ...rules: readonly Rule[]) =>
  Object.fromEntries(rules.map((rule) => [rule, why])) as { [Name in Rule]?: string };

/** Returns the part of the rules that a key stands for: "5 blocked" → "5". */
export const partOf = (key: string): string => key.split(' ', 1)[0] ?? '';
