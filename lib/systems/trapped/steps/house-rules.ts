import type { Widget } from '@/lib/contract/form';
import type { HouseRules } from '../schema';

/** Returns a folded group of house rules, placed in the step whose subject they change. */
export const houseRules = (title: string, ...keys: readonly (keyof HouseRules)[]): Widget => ({
  widget: 'fields',
  title,
  paths: keys.map((key) => ['options', key]),
  folded: true,
});
