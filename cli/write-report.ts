import type { ReportSpec } from '@/lib/kit/report-spec';
import { askThread } from './ask-thread';
import { CannotRun } from './exit';
import { writeOut } from './files';

const LIMIT_MS = 120_000;

/** Writes a report as a PDF. It is laid out in a thread, whose program is built beside this one. */
export async function writeReport(report: ReportSpec, path: string): Promise<void> {
  const program = new URL('./report-thread.mjs', import.meta.url);
  const pdf = await askThread<Uint8Array>(program, report, { ms: LIMIT_MS });
  if (!pdf)
    throw new CannotRun(`The report took longer than ${LIMIT_MS / 60_000} minutes to lay out, so it was not written.`);
  await writeOut(path, pdf);
}
