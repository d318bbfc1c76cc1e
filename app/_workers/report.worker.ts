import { browserAssets } from '@/templates/assets/browser';
import { renderReport } from '@/templates/reports/render-report';
import type { ReportReply, ReportRequest } from './protocols';

const reply = (message: ReportReply): void => self.postMessage(message);

self.addEventListener('message', ({ data: { report, baseUrl } }: MessageEvent<ReportRequest>) => {
  renderReport(report, browserAssets(baseUrl)).then(
    (pdf) => reply({ type: 'made', pdf: pdf as Uint8Array<ArrayBuffer> }),
    () => reply({ type: 'failed' }),
  );
});

reply({ type: 'ready' });
