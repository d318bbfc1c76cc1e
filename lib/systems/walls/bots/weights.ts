/** What searchers and builders go by, found by playing many games against one another. Points are tiles. */
export const WEIGHTS = {
  /** A game won or lost. */
  decided: 1_000,
  /** Each player who is Trapped. */
  trapped: 30,
  /** How much all other players count together; the best of them alone counts for the rest. */
  average: 0.3,
} as const;

/** By how many turns others have before the own next one: how many steps they are ahead in the race for tiles. */
export const AHEAD = [-1, 1, 1] as const;
