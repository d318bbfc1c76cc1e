import type { JsonObject } from '@/lib/kernel/json';

/** A setting to start from, as lists show it. */
export interface StarterCard {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Of a variant: the id of the starter that it changes. */
  readonly variantOf?: string;
  readonly authors: readonly string[];
  readonly licence: string;
  /** Picture, tones and content warnings, in the envelope's format. */
  readonly cover?: string;
  readonly tags?: readonly string[];
  readonly warnings?: readonly string[];
}

/** A whole setting to start from, which can be played as it is. */
export interface Starter extends StarterCard {
  readonly body: () => JsonObject;
}

export interface ListedStarter extends StarterCard {
  readonly load: () => Promise<Starter>;
}

/** The starters of a game in the order of their cards. `loads` has a dynamic import for each. */
export const listStarters = <Name extends string>(
  cards: Readonly<Record<Name, StarterCard>>,
  loads: Readonly<Record<Name, () => Promise<Starter>>>,
): readonly ListedStarter[] => (Object.keys(cards) as Name[]).map((name) => ({ ...cards[name], load: loads[name] }));

export const loadStarters = (starters: readonly ListedStarter[]): Promise<readonly Starter[]> =>
  Promise.all(starters.map(({ load }) => load()));
