'use client';

import type { ReactNode } from 'react';
import type { Opened } from '@/lib/scenario/open';
import { useVersion } from './use-version';

/** What is made of a version's file, or why it can't be shown. */
export function OpenVersion(props: { readonly file: string; readonly children: (opened: Opened) => ReactNode }) {
  const { opened, trouble } = useVersion(props.file);
  if (trouble !== undefined) {
    return (
      <p role="alert" className="border-l-4 border-alarm pl-3">
        {trouble}
      </p>
    );
  }
  if (!opened) {
    return (
      <p role="status" className="text-grey">
        Loading the scenario…
      </p>
    );
  }
  return props.children(opened);
}
