import type { Campaign } from '../schema';

/** The GM's dice on a layer, written or beyond those that are; never fewer than none (rules 4). */
export const thresholdOf = ({ threshold, layers }: Pick<Campaign, 'threshold' | 'layers'>, place: number): number =>
  layers[place]?.thresholdOverride ?? Math.max(0, threshold.start + threshold.step * place);
