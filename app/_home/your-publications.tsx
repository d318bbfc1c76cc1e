'use client';

import dynamic from 'next/dynamic';
import { partMissing } from '@/app/_ui/part-missing';
import type { ListedOwn } from '@/lib/services/library/own-publications';

// Loaded on demand: most people have no publications.
const OwnPublications = dynamic(() =>
  import('./own-publications').then((module) => module.OwnPublications, partMissing),
);

export function YourPublications({ given }: { readonly given: readonly ListedOwn[] }) {
  return given.length === 0 ? null : <OwnPublications given={given} />;
}
