import measured from '@/content/starter-figures.json';

/** Figures from simulated games of a starter with the usual number of players: see `npm run bench:starters`. */
export interface PlayedFigures {
  readonly players: number;
  /** Share of games in which somebody gets out. */
  readonly escapes: number;
  /** Median length of a game. */
  readonly minutes: number;
  /** Shares of escapes with the number of players that has the fewest, and with the one that has the most. */
  readonly fewest: TableFigures;
  readonly most: TableFigures;
}

type TableFigures = Pick<PlayedFigures, 'players' | 'escapes'>;

const USUAL_PLAYERS = 4;

/** Returns the figures of a starter; undefined if it was not measured. */
export function playedFigures(system: string, starter: string): PlayedFigures | undefined {
  const tables = measured.filter((one) => one.system === system && one.starter === starter);
  const usual = tables.find(({ players }) => players === USUAL_PLAYERS);
  const [fewest, ...others] = tables
    .map(({ players, escapes }) => ({ players, escapes }))
    .toSorted((a, b) => a.escapes - b.escapes);
  if (!usual || !fewest) return undefined;
  const { players, escapes, minutes } = usual;
  return { players, escapes, minutes, fewest, most: others.at(-1) ?? fewest };
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
