/** Throws if a guarantee of our own code does not hold. Never use it to check user input. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`);
}
