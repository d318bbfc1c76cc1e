import type { Passage } from '../schema';

/** The rooms next to a room by these passages. */
export function roomsBeside(passages: readonly Passage[]): (room: string) => Iterable<string> {
  const beside = new Map<string, Set<string>>();
  for (const { a, b } of passages) {
    for (const [here, there] of [
      [a, b],
      [b, a],
    ] as const) {
      const known = beside.get(here);
      if (known) known.add(there);
      else beside.set(here, new Set([there]));
    }
  }
  return (room) => beside.get(room) ?? [];
}
