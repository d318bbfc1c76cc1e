import { startTransition, useCallback, useEffect, useState } from 'react';
import { useFold } from '@/app/_draft/use-draft';
import { isWithin, type Path } from '@/lib/kernel/path';

/** A screenful, and what is drawn between two keystrokes without holding either up. */
const DRAWN_FIRST = 24;
const HANDFUL = 12;

/**
 * How many of a long list's entries to draw now: a screenful at once, the others a handful at a time while nothing
 * else wants the page. All of them as soon as somebody is led to something in the list.
 */
export function useGrown(path: Path, count: number): number {
  const [drawn, setDrawn] = useState(count <= DRAWN_FIRST ? Number.POSITIVE_INFINITY : DRAWN_FIRST);
  const [all] = useFold(
    false,
    useCallback((at: Path) => isWithin(at, path), [path]),
  );
  useEffect(() => {
    if (all || drawn === Number.POSITIVE_INFINITY) return;
    // Once all are drawn, what is added is drawn at once.
    const next = drawn + HANDFUL < count ? drawn + HANDFUL : Number.POSITIVE_INFINITY;
    const timer = setTimeout(() => startTransition(() => setDrawn(next)));
    return () => clearTimeout(timer);
  }, [drawn, count, all]);
  return all ? count : Math.min(count, drawn);
}
