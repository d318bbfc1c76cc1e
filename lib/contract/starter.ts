/** A scenario to start from, as lists show it. The scenario itself is a file: content/starters/<game>/<id>.json. */
export interface StarterCard {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Of a variant: the id of the starter that its file patches. */
  readonly variantOf?: string;
  /** Fingerprint of the body without its ids: a body with the same one is this starter, unchanged. */
  readonly digest: string;
  /** Id in releases before starters were files. It stays valid, and the starter's publication is keyed by it. */
  readonly formerId?: string;
}

/** The starter with this id, present or former. */
export const findStarter = <Card extends StarterCard>(starters: readonly Card[], id: string): Card | undefined =>
  starters.find((starter) => starter.id === id || starter.formerId === id);
