import type { Monster, Passage } from '../schema';

/** At the start of the game. */
export const isBlocked = ({ blockedBy }: Pick<Passage, 'blockedBy'>): boolean => blockedBy.trim() !== '';

/** An unblocked passage it fits through, and that requires no item unless the monster ignores such requirements. */
export const canCross = (
  { crosses, ignoresNeeds }: Pick<Monster, 'crosses' | 'ignoresNeeds'>,
  { kind, needsItem }: Pick<Passage, 'kind' | 'needsItem'>,
): boolean => crosses[kind] && (ignoresNeeds || needsItem === '');
