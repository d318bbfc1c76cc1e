import type { Widget } from '@/lib/contract/form';
import type { HouseRules } from '../schema';

/** House rules stand folded where the thing they change is written. */
export const houseRules = (title: string, ...keys: readonly (keyof HouseRules)[]): Widget => ({
  widget: 'fields',
  title,
  paths: keys.map((key) => ['options', key]),
  folded: true,
});
