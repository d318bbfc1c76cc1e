'use client';

import { useEffect } from 'react';

/** Tells the page that its scripts run now, so that what was pressed before they did is done. */
export function Awake() {
  useEffect(() => {
    window.dispatchEvent(new Event('awake'));
  }, []);
  return null;
}
