'use client';

import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { useReport } from '@/app/_draft/use-draft';
import { Counts, Findings } from '@/app/_read/findings';
import { dialogMissing } from '@/app/_ui/part-missing';

const ReportDrawer = dynamic(() => import('./report-drawer').then((module) => module.ReportDrawer, dialogMissing), {
  ssr: false,
});

/** The inspection report beside the question. */
export function ReportPanel() {
  return (
    <aside aria-label="Inspection report" className="hidden py-6 pr-6 xl:block">
      <div className="sticky top-24 flex max-h-[calc(100dvh-7rem)] flex-col border-2 border-ink bg-raised">
        <h2 className="border-b-2 border-ink p-4 text-lg">Inspection report</h2>
        <div className="overflow-y-auto p-4">
          <Findings />
        </div>
      </div>
      <Announcer />
    </aside>
  );
}

/** The same report on a narrow page: a tab with its count, and a drawer. */
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
        className="sign fixed bottom-20 right-3 z-30 flex min-h-11 min-w-52 items-center justify-between gap-3 rounded-sm border-2 border-ink bg-raised px-3 hover:bg-sunk lg:bottom-4 xl:hidden"
      >
        Report <Counts />
      </button>
      {open && <ReportDrawer opener={button} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Says the counts to a screen reader, when they change. */
function Announcer() {
  const { issues, checked } = useReport();
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  return (
    <p className="sr-only" role="status">
      {checked ? `${errors} to fix, ${issues.length - errors} to look at.` : ''}
    </p>
  );
}
