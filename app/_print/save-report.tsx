'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/app/_ui/button';
import { saveFile } from '@/app/_ui/save-file';
import type { ReportSpec } from '@/lib/kit/report-spec';
import { makeReport } from './make-report';

/** Saves a report as a PDF. Not there without scripts, since it would do nothing. */
export function SaveReport({ report, name }: { readonly report: ReportSpec; readonly name: string }) {
  const [making, setMaking] = useState(false);
  const [error, setError] = useState<string>();
  const awake = useSyncExternalStore(subscribe, isAwake, isAsleep);
  if (!awake) return null;
  const save = async () => {
    // The button stays enabled meanwhile, so that the focus stays on it.
    if (making) return;
    setMaking(true);
    setError(undefined);
    try {
      saveFile(name, [await makeReport(report)], 'application/pdf');
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
    setMaking(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Button onClick={() => void save()} aria-busy={making}>
        {making ? 'Making the PDF…' : 'Save as PDF'}
      </Button>
      {error !== undefined && (
        <p role="alert" className="border-l-4 border-alarm pl-3">
          {error}
        </p>
      )}
    </div>
  );
}

const subscribe = () => () => undefined;
const isAwake = () => true;
const isAsleep = () => false;
