import measured from '@/content/starter-figures.json';

/** Figures from simulated games of a starter: see `npm run bench:starters`. */
export interface PlayedFigures {
  readonly players: number;
  /** Share of games in which somebody gets out. */
  readonly escapes: number;
  /** Median length of a game. */
  readonly minutes: number;
}

/** Returns the figures of a starter; undefined if it was not measured. */
export function playedFigures(system: string, starter: string): PlayedFigures | undefined {
  const found = measured.find((one) => one.system === system && one.starter === starter);
  return found && { players: found.players, escapes: found.escapes, minutes: found.minutes };
}

const last = (value: number | undefined) => value ?? Number.POSITIVE_INFINITY;
const escapes = (figures: PlayedFigures | undefined) => figures?.escapes ?? -1;

/** Sort orders of starters; unmeasured ones come last. */
export const STARTER_ORDERS = {
  easiest: {
    says: 'Easiest first',
    compare: (a, b) => escapes(b) - escapes(a) || last(a?.minutes) - last(b?.minutes),
  },
  hardest: {
    says: 'Hardest first',
    compare: (a, b) => last(a?.escapes) - last(b?.escapes) || last(a?.minutes) - last(b?.minutes),
  },
  shortest: {
    says: 'Shortest first',
    compare: (a, b) => last(a?.minutes) - last(b?.minutes) || escapes(b) - escapes(a),
  },
} as const satisfies Readonly<
  Record<string, { says: string; compare(a: PlayedFigures | undefined, b: PlayedFigures | undefined): number }>
>;

export type StarterOrder = keyof typeof STARTER_ORDERS;
