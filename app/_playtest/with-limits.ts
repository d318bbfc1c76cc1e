import { percent } from '@/lib/kernel/share-words';
import type { Share } from '@/lib/systems/playtest-report';

/** The share and what lies between its limits. */
export const withLimits = ({ share, low, high }: Share): string =>
  `${percent(share)} (${percent(low)} to ${percent(high)})`;
