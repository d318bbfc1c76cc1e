/** True under `npm run test:soak`, which runs in full what `npm test` samples. */
export const isSoak = process.env.TRAPDOOR_SOAK === '1';

/** Picks the size of a repetition: `full` under `npm run test:soak`, `sample` otherwise. */
export const soaked = <T>(full: T, sample: T): T => (isSoak ? full : sample);
