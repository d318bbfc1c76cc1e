import { openLibrary } from '../library-support/studio';
import { openPhone } from '../phone';
import { atMost, type Measured } from '../table-support/measured';

const LCP_MS = 1_500;
const SCRIPT_KB = 60;

/** The library's first page, and that of a scenario, on a slow phone. */
export async function measure(): Promise<readonly Measured[]> {
  const { studio, starter } = await openLibrary();
  const phone = await openPhone();
  try {
    const rows: Measured[] = [];
    for (const [page, path] of [
      ['library', '/library'],
      ['scenario', starter],
    ] as const) {
      // A page is made once for all; the first visitor pays for the start of the thread that makes it.
      await (await fetch(studio.url + path)).text();
      const { lcpMs, scriptKb, cls } = await phone.measure(studio.url + path);
      rows.push(
        atMost(LCP_MS, lcpMs, 'ms to the largest paint', 0, `${page}-lcp`),
        atMost(SCRIPT_KB, scriptKb, 'kB of script', 0, `${page}-script`),
        atMost(0, cls, 'layout shift', 0, `${page}-shift`),
      );
    }
    return rows;
  } finally {
    phone.close();
    await studio.dispose();
  }
}
