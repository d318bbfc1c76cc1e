'use client';

import dynamic from 'next/dynamic';
import { partMissing } from '@/app/_ui/part-missing';
import type { ListedOwn } from '@/lib/services/library/own-publications';

// Most people have none.
const OwnPublications = dynamic(() =>
  import('./own-publications').then((module) => module.OwnPublications, partMissing),
);

/** What one has published; nothing for those who have not. */
export function YourPublications({ given }: { readonly given: readonly ListedOwn[] }) {
  return given.length === 0 ? null : <OwnPublications given={given} />;
}
