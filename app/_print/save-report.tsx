'use client';

import { useSyncExternalStore } from 'react';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { saveFile } from '@/app/_ui/save-file';
import { useAttempt } from '@/app/_ui/use-attempt';
import { askWorker } from '@/app/_workers/ask-worker';
import type { ReportReply, ReportRequest } from '@/app/_workers/protocols';
import type { ReportSpec } from '@/lib/kit/report-spec';

const LIMIT_MS = 20_000;
const TOO_SLOW = 'This takes too long to lay out, so no PDF was made. Print this page instead.';
const NOT_LOADED = 'The PDF could not be made. If you are offline, try again when you are back; nothing is lost.';

/** Makes a report's PDF in its own worker, which is terminated at a time limit. */
async function makeReport(report: ReportSpec): Promise<Blob> {
  const worker = new Worker(new URL('../_workers/report.worker.ts', import.meta.url), { type: 'module' });
  const request: ReportRequest = { report, baseUrl: window.location.origin };
  const limits = { limitMs: LIMIT_MS, tooSlow: TOO_SLOW, broken: NOT_LOADED };
  const made = await askWorker<ReportReply>(worker, request, limits);
  if (made.type === 'failed') throw new Error(NOT_LOADED);
  return new Blob([made.pdf], { type: 'application/pdf' });
}

/** Button that saves a report as a PDF. Hidden without scripts, since it would do nothing. */
export function SaveReport({ report, name }: { readonly report: ReportSpec; readonly name: string }) {
  const { trouble, busy: making, attempt } = useAttempt();
  const isHydrated = useSyncExternalStore(subscribe, onClient, onServer);
  if (!isHydrated) return null;
  const save = async () => {
    // The button stays enabled meanwhile, so that it keeps the focus.
    if (!making) await attempt(async () => saveFile(name, [await makeReport(report)], 'application/pdf'));
  };
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Button onClick={() => void save()} aria-busy={making}>
        {making ? 'Making the PDF…' : 'Save as PDF'}
      </Button>
      <Alert className="border-l-4 border-alarm pl-3">{trouble}</Alert>
    </div>
  );
}

const subscribe = () => () => undefined;
const onClient = () => true;
const onServer = () => false;
