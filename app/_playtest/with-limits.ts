import type { Share } from '@/lib/contract/playtest-report';
import { percent } from '@/lib/kernel/words';

/** The share and what lies between its limits. */
export const withLimits = ({ share, low, high }: Share): string =>
  `${percent(share)} (${percent(low)} to ${percent(high)})`;
