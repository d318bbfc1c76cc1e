'use client';

import dynamic from 'next/dynamic';
import { useState, useSyncExternalStore } from 'react';
import { firstEntries } from '@/app/_draft/steps';
import { useReport, useStep, useStudio } from '@/app/_draft/use-draft';
import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { partMissing } from '@/app/_ui/part-missing';
import type { Step } from '@/lib/contract/form';
import type { Json } from '@/lib/kernel/json';

const LiveCard = dynamic(() => import('./live-card').then((module) => module.LiveCard, partMissing), {
  ssr: false,
  // Reserves the height of the card.
  loading: () => <div className="h-64" />,
});

const WIDE = '(width >= 80rem)';

/** Preview of the printed piece below the report, if there is room beside the form and an entry to print. Folds. */
export function LivePanel() {
  const { system, session } = useStudio();
  const step = useStep();
  const [open, setOpen] = useState(true);
  const wide = useSyncExternalStore(followWidth, isWide, () => false);
  // Looks again with each report.
  useReport();
  const form = system.form.steps.find(({ id }) => id === step);
  if (!wide || !form || firstEntries(form, session.draft() as unknown as Json).length === 0) return null;
  // Last, so that findings that arrive late push nothing down.
  return (
    <div className="mt-auto flex shrink-0 flex-col gap-2">
      <Button look="quiet" className="justify-between!" aria-expanded={open} onClick={() => setOpen(!open)}>
        Printed piece
        <Icon name="chevron" className={open ? 'rotate-180' : ''} />
      </Button>
      {open && <LiveCard />}
    </div>
  );
}

/** Button for the preview on narrow pages; there once the step has an entry. */
export function LiveToggle(props: { readonly step: Step; readonly open: boolean; readonly onToggle: () => void }) {
  const { step, open, onToggle } = props;
  const { session } = useStudio();
  // Looks again with each report.
  useReport();
  if (firstEntries(step, session.draft() as unknown as Json).length === 0) return null;
  return (
    <Button className="xl:hidden" aria-expanded={open} onClick={onToggle} icon="card">
      <span>
        {open ? 'Hide' : 'Show'} <span className="max-sm:sr-only">the printed</span> piece
      </span>
    </Button>
  );
}

/** Preview of the printed piece above the form on narrow pages. */
export const LiveAbove = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  <div tabIndex={0} className="sticky top-16 z-20 max-h-[45dvh] overflow-y-auto bg-paper xl:hidden">
    <LiveCard />
  </div>
);

function followWidth(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const isWide = () => window.matchMedia(WIDE).matches;
