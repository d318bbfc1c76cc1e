/** Longest time that other work waits. */
const LONGEST_MS = 15_000;

let urgent: Promise<unknown> = Promise.resolve();

/** Lets work that can wait leave a slow line to this. */
export function goFirst(work: Promise<unknown>): void {
  urgent = Promise.allSettled([urgent, work]);
}

/** Resolves once nothing urgent is being loaded. */
export const whenLineIsFree = (): Promise<unknown> =>
  Promise.race([urgent, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
