'use client';

import { useSyncExternalStore } from 'react';
import type { Path } from '@/lib/kernel/path';
import type { PlacedThread } from './comment-desk';
import { useStudio } from './use-draft';

const none = () => 0;
const NO_THREADS: readonly PlacedThread[] = [];
const noThreads = () => NO_THREADS;
const nothing = () => undefined;

/** Returns the number of open threads at exactly this path. Redraws only when it changes. */
export function useOpenComments(path: Path): number {
  const { comments } = useStudio();
  return useSyncExternalStore(comments.subscribe, () => comments.openAt(path), none);
}

/** Returns the number of open threads of the draft. */
export function useOpenCount(): number {
  const { comments } = useStudio();
  return useSyncExternalStore(comments.subscribe, comments.openCount, none);
}

export function useThreads(): readonly PlacedThread[] {
  const { comments } = useStudio();
  return useSyncExternalStore(comments.subscribe, comments.threads, noThreads);
}

/** Returns the place whose comments are to be shown, if any. */
export function useShownComments(): Path | 'all' | undefined {
  const { comments } = useStudio();
  return useSyncExternalStore(comments.subscribe, comments.shown, nothing);
}
