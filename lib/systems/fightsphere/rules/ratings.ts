import type { Campaign } from '../schema';
import type { Drive } from '../vocabulary';

/** The two drives, as numbers. */
export const DEATH_WISH = 0;
export const REASON_TO_LIVE = 1;
export type DriveCode = typeof DEATH_WISH | typeof REASON_TO_LIVE;

export const codeOfDrive = (drive: Drive): DriveCode => (drive === 'deathWish' ? DEATH_WISH : REASON_TO_LIVE);

/** The base of a new tie (rules 6). */
export const NEW_BASE = 1;

/** Rating of a tie: base + 1 with a Death wish, base - 1 with a Reason to Live (rules 6). */
export const ratingOf = (base: number, drive: DriveCode): number => base + (drive === DEATH_WISH ? 1 : -1);

/** Dice that a tie of this rating adds; 0 for a negative rating. */
export const diceOf = (rating: number): number => Math.max(0, rating);

export const otherDrive = (drive: DriveCode): DriveCode => (drive === DEATH_WISH ? REASON_TO_LIVE : DEATH_WISH);

/** Threshold of a layer, written or beyond the written ones; never negative (rules 4). */
export const thresholdOf = ({ threshold, layers }: Pick<Campaign, 'threshold' | 'layers'>, place: number): number =>
  layers[place]?.thresholdOverride ?? Math.max(0, threshold.start + threshold.step * place);
