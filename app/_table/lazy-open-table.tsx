'use client';

import dynamic from 'next/dynamic';
import { dialogMissing } from '@/app/_ui/part-missing';

// Pages that only have the button load neither the dialog nor its form.
export const LazyOpenTable = dynamic(() =>
  import('./open-table-dialog').then((module) => module.OpenTableDialog, dialogMissing),
);
