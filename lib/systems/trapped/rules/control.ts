import type { HouseRules } from '../schema';

/** Whether a controlled Extra can be used from where its controller is (ruling A52). */
export const isControlUsable = (together: boolean, rule: HouseRules['separatedControl']): boolean =>
  together || rule === 'kept';

/** Whether parting from an Extra ends the control of it (ruling A52). */
export const endsOnParting = (rule: HouseRules['separatedControl']): boolean => rule === 'lost';
