/** Who goes into an episode together: how many Gladiators of players, and how many NPC Gladiators. */
export interface Group {
  readonly pcs: number;
  readonly npcs: number;
}

/** Nobody fights alone (rules 4). */
export const GLADIATORS_MIN = 2;

/** How many Gladiators an episode still lacks. */
export const lacking = ({ pcs, npcs }: Group): number => Math.max(0, GLADIATORS_MIN - pcs - npcs);

/**
 * Whether everybody can still end up in an episode of two or more: by NPC Gladiators who live and are in none, and by
 * players who have yet to say where they go.
 */
export const canComplete = (groups: readonly Group[], npcsLeft: number, undecided: number): boolean =>
  groups.reduce((sum, group) => sum + lacking(group), 0) <= npcsLeft + undecided;
