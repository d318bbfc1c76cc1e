import { sumOf } from '@/lib/kernel/sums';
import type { Campaign, Gladiator } from '../schema';
import { leadShare } from './odds';
import { thresholdOf } from './ratings';

/** Chance below which a roll counts as hopeless. */
export const HOPELESS = 0.01;

/** Pool of a player's Gladiator who was last standing on all written layers (rules 9). */
export const mostDice = (body: Campaign): number =>
  body.startPool + sumOf(body.layers.map((_, place) => thresholdOf(body, place + 1)));

/** Returns the NPC Gladiators whose pools even the largest pool of a player can hardly beat in a roll. */
export function unbeatable(body: Campaign): readonly Gladiator[] {
  const most = mostDice(body);
  const known = new Map<number, boolean>();
  return body.npcGladiators.filter(({ pool }) => {
    if (pool === null || pool <= most) return false;
    const isHopeless = known.get(pool) ?? leadShare(most, pool, 1) < HOPELESS;
    known.set(pool, isHopeless);
    return isHopeless;
  });
}
