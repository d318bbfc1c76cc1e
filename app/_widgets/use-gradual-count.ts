import { startTransition, useCallback, useEffect, useState } from 'react';
import { useFold } from '@/app/_draft/use-draft';
import { isWithin, type Path } from '@/lib/kernel/path';

/** Entries drawn at first, about a screenful, and then in each batch, which is short enough not to delay a key. */
const FIRST_BATCH = 24;
const BATCH = 12;

/**
 * Returns the number of a long list's entries to draw: a screenful at once, the others in batches while the page is
 * idle. Draws all of them as soon as the user is led to something in the list.
 */
export function useGradualCount(path: Path, count: number): number {
  const [drawn, setDrawn] = useState(count <= FIRST_BATCH ? Number.POSITIVE_INFINITY : FIRST_BATCH);
  const [all] = useFold(
    false,
    useCallback((at: Path) => isWithin(at, path), [path]),
  );
  useEffect(() => {
    if (all || drawn === Number.POSITIVE_INFINITY) return;
    // Once all are drawn, new entries are drawn at once.
    const next = drawn + BATCH < count ? drawn + BATCH : Number.POSITIVE_INFINITY;
    const timer = setTimeout(() => startTransition(() => setDrawn(next)));
    return () => clearTimeout(timer);
  }, [drawn, count, all]);
  return all ? count : Math.min(count, drawn);
}
