import { BAND_TOPS, BANDS, type Band } from '../vocabulary';
import { type RankIndex, rankIndex } from './cards';

/** How strong an Event its card makes (rules 2.4). */
export const intensityOf = (rank: RankIndex): Band =>
  BANDS.find((band) => rank <= rankIndex(BAND_TOPS[band])) ?? 'extreme';
