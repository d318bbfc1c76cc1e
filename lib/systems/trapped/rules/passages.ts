import type { Monster, Passage } from '../schema';

/** A passage blocked as the night begins. */
export const isBlocked = ({ blockedBy }: Pick<Passage, 'blockedBy'>): boolean => blockedBy.trim() !== '';

/** Whether a monster can use a passage that nothing blocks: it fits through, and needs nothing that it lacks. */
export const canCross = (
  { crosses, ignoresNeeds }: Pick<Monster, 'crosses' | 'ignoresNeeds'>,
  { kind, needsItem }: Pick<Passage, 'kind' | 'needsItem'>,
): boolean => crosses[kind] && (ignoresNeeds || needsItem === '');
