'use client';

import { useEffect, useState } from 'react';

/** A time in the reader's zone and format; until scripts run, as the server says it. */
export function Time({ at, said, full }: { readonly at: number; readonly said: string; readonly full: boolean }) {
  const [shown, setShown] = useState(said);
  useEffect(() => {
    const date = new Date(at);
    setShown(
      full
        ? date.toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' })
        : date.toLocaleTimeString(undefined, { timeStyle: 'short' }),
    );
  }, [at, full]);
  return <time dateTime={new Date(at).toISOString()}>{shown}</time>;
}
