import type { HouseRules } from '../schema';

/** Tells whether a controlled Extra can be used, given whether its controller is with it (ruling A52). */
export const isControlUsable = (together: boolean, rule: HouseRules['separatedControl']): boolean =>
  together || rule === 'kept';

/** Tells whether separation from an Extra ends control of it (ruling A52). */
export const endsOnParting = (rule: HouseRules['separatedControl']): boolean => rule === 'lost';
