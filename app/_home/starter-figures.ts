import measured from '@/content/starter-figures.json';

/** Figures from simulated games of a starter with one number of players: see `npm run bench:starters`. */
export interface PlayedFigures {
  readonly players: number;
  /** Share of games in which somebody gets out. */
  readonly escapes: number;
  /** Median length of a game. */
  readonly minutes: number;
}

const USUAL_PLAYERS = 4;

/** Returns the figures of a starter by number of players; empty if it was not measured. */
export const figuresOf = (system: string, starter: string): readonly PlayedFigures[] =>
  measured
    .filter((one) => one.system === system && one.starter === starter)
    .map(({ players, escapes, minutes }) => ({ players, escapes, minutes }));

/** Returns the figures for a number of players, or for the usual one; undefined without any. */
export const figuresFor = (figures: readonly PlayedFigures[], players = USUAL_PLAYERS): PlayedFigures | undefined =>
  figures.find((one) => one.players === players);

/** Shares of escapes below which a setting is hard, and above which it is easy. */
const [HARD, EASY] = [0.35, 0.65];

export const sayDifficulty = ({ escapes }: PlayedFigures): string =>
  escapes < HARD ? 'Hard' : escapes > EASY ? 'Easy' : 'Fair';

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
