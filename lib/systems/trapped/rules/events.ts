import { BAND_TOPS, BANDS, type Band } from '../vocabulary';
import { type RankIndex, rankIndex } from './cards';

/** Returns the intensity of an Event from its card's rank (rules 2.4). */
export const intensityOf = (rank: RankIndex): Band =>
  BANDS.find((band) => rank <= rankIndex(BAND_TOPS[band])) ?? 'extreme';
