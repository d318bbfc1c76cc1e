/** Factor for rounds and times: BENCH_SCALE=0.1 takes a tenth of the usual ones, BENCH_SCALE=5 five times as many. */
const SCALE = Number(process.env.BENCH_SCALE ?? 1);
const TEN_MINUTES_MS = 600_000;

export const scaled = (amount: number): number => Math.max(1, Math.round(amount * SCALE));

/** Time for all rows of a bench: ten minutes, or more in proportion to a scale above 1. */
export const BUDGET_MS = TEN_MINUTES_MS * Math.max(1, SCALE);
