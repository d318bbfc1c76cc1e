import type { HouseRules } from '../schema';

export interface Standing<Player> {
  /** Players whose character is alive and has not escaped. */
  readonly living: readonly Player[];
  readonly adoptable: number;
}

/** Returns the winners, undefined while the game goes on. Killing the monster ends nothing (rules 8.1). */
export function endingOf<Player>(
  { living, adoptable }: Standing<Player>,
  { lastSurvivorWins }: Pick<HouseRules, 'lastSurvivorWins'>,
): readonly Player[] | undefined {
  if (adoptable > 0) return undefined;
  if (living.length === 0) return [];
  return lastSurvivorWins && living.length === 1 ? living : undefined;
}

/** Tells whether an escape wins: with an adopted Extra too, unless death is final by house rule (ruling A42). */
export const canWin = (adopted: boolean, { deathIsFinalLoss }: Pick<HouseRules, 'deathIsFinalLoss'>): boolean =>
  !adopted || !deathIsFinalLoss;
