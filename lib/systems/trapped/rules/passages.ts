import type { Monster, Passage } from '../schema';

/** Tells whether a passage is blocked at the start of the game. */
export const isBlocked = ({ blockedBy }: Pick<Passage, 'blockedBy'>): boolean => blockedBy.trim() !== '';

/**
 * Tells whether a monster can use an unblocked passage: it fits through, and the passage requires no item or the
 * monster ignores such requirements.
 */
export const canCross = (
  { crosses, ignoresNeeds }: Pick<Monster, 'crosses' | 'ignoresNeeds'>,
  { kind, needsItem }: Pick<Passage, 'kind' | 'needsItem'>,
): boolean => crosses[kind] && (ignoresNeeds || needsItem === '');
