import type { ReportReply, ReportRequest } from '@/app/_workers/report-protocol';
import type { ReportSpec } from '@/lib/kit/report-spec';

const LIMIT_MS = 20_000;
const TOO_SLOW = 'This takes too long to lay out, so no PDF was made. Print this page instead.';
const NOT_LOADED = 'The PDF could not be made. If you are offline, try again when you are back; nothing is lost.';

/** Makes a report's PDF in a worker of its own, which is ended at a limit. */
export async function makeReport(report: ReportSpec): Promise<Blob> {
  const worker = new Worker(new URL('../_workers/report.worker.ts', import.meta.url), { type: 'module' });
  let timer: number | undefined;
  try {
    return await new Promise<Blob>((resolve, reject) => {
      timer = window.setTimeout(() => reject(new Error(TOO_SLOW)), LIMIT_MS);
      const request: ReportRequest = { report, baseUrl: window.location.origin };
      worker.addEventListener('message', ({ data }: MessageEvent<ReportReply>) => {
        if (data.type === 'ready') worker.postMessage(request);
        else if (data.type === 'made') resolve(new Blob([data.pdf], { type: 'application/pdf' }));
        else reject(new Error(NOT_LOADED));
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        reject(new Error(NOT_LOADED));
      });
    });
  } finally {
    window.clearTimeout(timer);
    worker.terminate();
  }
}
