import { type RankIndex, rankIndex } from './cards';

/** Rules 5.2. */
export type AttributeBand = 'low' | 'average' | 'high';

const AVERAGE_FROM = rankIndex('6');
const HIGH_FROM = rankIndex('J');

export function attributeBand(rank: RankIndex): AttributeBand {
  if (rank >= HIGH_FROM) return 'high';
  return rank >= AVERAGE_FROM ? 'average' : 'low';
}
