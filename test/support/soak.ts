/** True under `npm run test:soak`, which runs in full what `npm test` samples. */
export const isSoak = process.env.TRAPDOOR_SOAK === '1';

/** Picks the size of a repetition: `full` under `npm run test:soak`, `sample` otherwise. */
export const soaked = <T>(full: T, sample: T): T => (isSoak ? full : sample);

/** Picks entries of a list: all under `npm run test:soak`, every `step`-th from the first on otherwise. */
export const sampled = <T>(list: readonly T[], step: number): readonly T[] =>
  list.filter((_, i) => i % soaked(1, step) === 0);

/** Combines each entry with options: with all under `npm run test:soak`, with the next one in turn otherwise. */
export const paired = <T, Option>(list: readonly T[], options: readonly Option[]): readonly (readonly [T, Option])[] =>
  list.flatMap((entry, i) =>
    options.flatMap((option, at) => (isSoak || at === i % options.length ? [[entry, option] as const] : [])),
  );

/** Options of a property: all cases under `npm run test:soak`, a third of them otherwise. */
export const cases = (full: number) => ({ numRuns: soaked(full, Math.ceil(full / 3)) });
