import type { HouseRules } from '../schema';

/** Who controls which Extra after an attempt at control (rules 7.2). */
export interface ControlAfter<Extra> {
  /** Controlled by whoever tried. */
  readonly actor: Extra | null;
  /** Controlled by whoever controlled the target before, if that was somebody else. */
  readonly rival: Extra | null;
  readonly released: Extra | null;
}

/** A player has one Extra: winning another frees the first, and takes the other from whoever had it. */
export function controlAfter<Extra>(controls: Extra | null, target: Extra, won: boolean): ControlAfter<Extra> {
  if (!won) return { actor: controls, rival: target, released: null };
  return { actor: target, rival: null, released: controls === target ? null : controls };
}

/** Whether a controlled Extra can be used from where its controller is (A52). */
export const isControlUsable = (together: boolean, rule: HouseRules['separatedControl']): boolean =>
  together || rule === 'kept';

/** Whether parting from an Extra ends the control of it (A52). */
export const endsOnParting = (rule: HouseRules['separatedControl']): boolean => rule === 'lost';
