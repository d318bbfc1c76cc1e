'use client';

import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { countToDo, sayToDo } from '@/app/_draft/to-do';
import { useReport } from '@/app/_draft/use-draft';
import { Counts, Findings } from '@/app/_read/findings';
import { dialogMissing } from '@/app/_ui/part-missing';
import { LivePanel } from './live-panel';

export const fetchReportDrawer = () => import('./report-drawer');

const ReportDrawer = dynamic(() => fetchReportDrawer().then((module) => module.ReportDrawer, dialogMissing), {
  ssr: false,
});

export function ReportPanel() {
  return (
    <aside aria-label="Inspection report" className="hidden py-6 pr-6 xl:block">
      <div className="sticky top-24 flex h-[calc(100dvh-7rem)] flex-col gap-3">
        <div className="flex min-h-32 flex-col border-2 border-ink bg-raised">
          <h2 className="border-b-2 border-ink p-4 text-lg">Inspection report</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
          <div tabIndex={0} className="overflow-y-auto p-4">
            <Findings />
          </div>
        </div>
        <LivePanel />
      </div>
      <Announcer />
    </aside>
  );
}

/** The report on narrow pages: a button with its counts in the bar of steps, and a drawer. */
export function ReportTab() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="sign flex w-[min(6rem,34vw)] shrink-0 flex-col items-center justify-center gap-1 border-l-4 border-ink bg-raised px-1 py-1 text-sm [overflow-wrap:anywhere] hover:bg-sunk lg:min-h-11 lg:w-full lg:flex-row lg:justify-between lg:border-4 lg:px-3 lg:text-base xl:hidden"
      >
        Report <Counts brief />
      </button>
      {open && <ReportDrawer opener={button} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Announces the counts to screen readers when they change. */
function Announcer() {
  const report = useReport();
  return (
    <p className="sr-only" role="status">
      {report.checked ? `${sayToDo(countToDo(report))}.` : ''}
    </p>
  );
}
