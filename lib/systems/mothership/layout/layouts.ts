/** Two corridors around a hole. */
export const RING = [
  '.#####.', //
  'S##.##F',
  'S##.##F',
  '.#####.',
] as const;

/** The ship of rules 3.3. */
export const BULKHEADS = [
  '..#######..', //
  'S##.#.#.##F',
  'S.#######.F',
  'S##.#.#.##F',
  '..#######..',
] as const;

/** A long way round on either side. */
export const RIBS = [
  '..###...###..', //
  '.##.#####.##.',
  'S#.##.#.##.#F',
  'S#.#######.#F',
  '.##.#...#.##.',
  '..###...###..',
] as const;
