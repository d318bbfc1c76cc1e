/** The share of the usual rounds and times that a bench takes: BENCH_SCALE=0.1 is a tenth. */
const SCALE = Number(process.env.BENCH_SCALE ?? 1);

export const scaled = (amount: number): number => Math.max(1, Math.round(amount * SCALE));
