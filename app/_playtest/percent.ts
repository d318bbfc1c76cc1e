import type { Share } from '@/lib/systems/playtest-report';

/** "38 %", or "0.4 %" where whole numbers would say nothing. */
export const percent = (share: number): string =>
  `${share > 0 && share < 0.0995 ? (share * 100).toFixed(1) : Math.round(share * 100)} %`;

/** The share and what lies between its limits. */
export const withLimits = ({ share, low, high }: Share): string =>
  `${percent(share)} (${percent(low)} to ${percent(high)})`;
