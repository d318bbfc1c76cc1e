import { type RankIndex, rankIndex } from './cards';

/** Verbal band of an attribute's rank (rules 5.2). */
export type AttributeBand = 'low' | 'average' | 'high';

const AVERAGE_FROM = rankIndex('6');
const HIGH_FROM = rankIndex('J');

export function attributeBand(rank: RankIndex): AttributeBand {
  if (rank >= HIGH_FROM) return 'high';
  return rank >= AVERAGE_FROM ? 'average' : 'low';
}
