/** Long, since these browsers start beside other tests. */
export const WAIT_MS = 120_000;
export const POLL_MS = 50;

/** Waits until a result is true. Errors count as false; the last one is in the message of the error after two minutes. */
export async function waitFor(what: string, holds: () => unknown): Promise<void> {
  const end = Date.now() + WAIT_MS;
  let problem: unknown = '';
  while (Date.now() < end) {
    try {
      if (await holds()) return;
    } catch (error) {
      problem = error;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`Timed out waiting for ${what}. ${problem}`);
}
