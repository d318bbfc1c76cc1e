/** Nobody fights alone (rules 4). */
export const GLADIATORS_MIN = 2;

/** How many Gladiators are lacking in episodes of so many each. */
export const lacking = (sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + Math.max(0, GLADIATORS_MIN - size), 0);
