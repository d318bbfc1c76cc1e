import { parentPort, workerData } from 'node:worker_threads';
import type { ReportSpec } from '@/lib/kit/report-spec';
import { nodeAssets } from '@/templates/assets/node';
import { renderReport } from '@/templates/reports/render-report';

parentPort?.postMessage(await renderReport(workerData as ReportSpec, nodeAssets()));
