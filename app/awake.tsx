'use client';

import { useEffect } from 'react';

/** Signals that scripts run now, so that earlier clicks are replayed. */
export function Awake() {
  useEffect(() => {
    // After the effects of all ancestors: only then does the router notice changes of the address.
    queueMicrotask(() => window.dispatchEvent(new Event('awake')));
  }, []);
  return null;
}
