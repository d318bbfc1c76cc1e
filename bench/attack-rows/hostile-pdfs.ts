import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOSTILE_PDFS } from '@/test/support/hostile-pdfs';
import { runCli } from '@/test/support/run-cli';
import { atMost, type Measured } from '../table-support/measured';

const PEAK_TARGET_MB = 300;
const TARGET_S = 10;

/** Opens hostile PDFs with the built command line, one after the other: the most memory and time that one takes. */
export async function measure(): Promise<readonly Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-pdfs-'));
  const path = join(folder, 'hostile.pdf');
  let [peakMb, seconds, unsaid] = [0, 0, 0];
  try {
    for (const make of Object.values(HOSTILE_PDFS)) {
      writeFileSync(path, make());
      const begun = performance.now();
      const ran = await runCli('dist/cli.mjs', ['export', path]);
      seconds = Math.max(seconds, (performance.now() - begun) / 1000);
      peakMb = Math.max(peakMb, ran.peakMb);
      if (ran.code !== 2 || !/Choose a kit|Open the JSON file/.test(ran.err)) unsaid += 1;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return [
    atMost(PEAK_TARGET_MB, peakMb, 'MB at most', unsaid, 'memory'),
    atMost(TARGET_S, seconds, 's for the slowest', 0, 'time'),
  ];
}
