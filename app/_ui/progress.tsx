'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/app/_ui/button';

const SHOW_AFTER_MS = 300;

/** Returns true once something has been active for long enough to show it. */
function useDelayed(active: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!active) return setShown(false);
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [active]);
  return active && isShown;
}

/** Progress bar for anything that takes longer than a moment. */
export function Progress(props: {
  readonly label: string;
  /** From 0 to 1; undefined while nothing is running. */
  readonly done: number | 'unknown' | undefined;
  readonly onCancel?: () => void;
}) {
  const isShown = useDelayed(props.done !== undefined);
  if (!isShown) return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-3">
      <label className="flex grow flex-col gap-1 text-sm">
        {props.label}
        <progress className="w-full" max={1} value={props.done === 'unknown' ? undefined : props.done} />
      </label>
      {props.onCancel && <Button onClick={props.onCancel}>Cancel</Button>}
    </div>
  );
}
