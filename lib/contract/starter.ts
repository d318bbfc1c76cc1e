/** Starter scenario as shown in lists. The scenario itself is a file: content/starters/<game>/<id>.json. */
export interface StarterCard {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Variants only: id of the starter that this one's file patches. */
  readonly variantOf?: string;
  /** Digest of the body without its ids. A body with the same digest is this starter, unchanged. */
  readonly digest: string;
  /** Id in releases before starters were files. Still valid; the starter's publication is keyed by it. */
  readonly formerId?: string;
}

/** Returns the starter with this current or former id. */
export const findStarter = <Card extends StarterCard>(starters: readonly Card[], id: string): Card | undefined =>
  starters.find((starter) => starter.id === id || starter.formerId === id);
