/** Throws when something that our own code guarantees does not hold. Never for what users type. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`);
}
