/** Who drew a sign of the set, as its credit names them. */
export const authorInSet = (_name: string): string => 'game-icons.net contributors (Lorc, Delapouite and others)';
