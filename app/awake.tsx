'use client';

import { useEffect } from 'react';

/** Tells the page that its scripts run now, so that what was pressed before they did is done. */
export function Awake() {
  useEffect(() => {
    // After the effects of all that stands around this: the router only then notices that the address changes.
    queueMicrotask(() => window.dispatchEvent(new Event('awake')));
  }, []);
  return null;
}
