/** How the team weighs one thing against another, in action points unless it says otherwise. Found by search. */
export interface Weights {
  /** For each step by which a friend is nearer to a tile. */
  readonly yieldTo: number;
  /** How far back a tile lies counts for it: nobody wants to come back. In hundredths. */
  readonly sweep: number;
  /** How much sooner a found objective is worth going for than an unseen tile. */
  readonly objective: number;
  /** For each step that somebody would come home too late. */
  readonly late: number;
  /** What a rescue must be worth beside its cost, in hundredths. */
  readonly rescue: number;
  /** What a step into the unknown may risk before somebody looks first, in hundredths. */
  readonly look: number;
}

export const WEIGHTS: Weights = { yieldTo: 1, sweep: 30, objective: 3, late: 2, rescue: 130, look: 100 };
