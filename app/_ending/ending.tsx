'use client';

import dynamic from 'next/dynamic';
import { partMissing } from '@/app/_ui/part-missing';

/** The finished phase of a table, loaded at its end. */
export const Ending = dynamic(() => import('./finished-phase').then((module) => module.FinishedPhase, partMissing), {
  ssr: false,
  loading: () => (
    <p role="status" className="text-grey">
      Loading the end…
    </p>
  ),
});
