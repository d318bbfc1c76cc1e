import type { Share } from '@/lib/contract/playtest-report';
import { percent } from '@/lib/kernel/words';

/** Formats a share with its confidence interval. */
export const withLimits = ({ share, low, high }: Share): string =>
  `${percent(share)} (${percent(low)} to ${percent(high)})`;
