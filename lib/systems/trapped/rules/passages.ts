import type { Passage } from '../schema';

/** A passage blocked as the night begins. */
export const isBlocked = ({ blockedBy }: Pick<Passage, 'blockedBy'>): boolean => blockedBy.trim() !== '';
