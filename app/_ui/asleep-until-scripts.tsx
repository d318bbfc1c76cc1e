'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { ScriptsMissing } from './scripts-missing';

/**
 * To be read but not touched until its scripts run, but for fields that keep what is typed before: a small script in the
 * page's head wakes those. Where no script runs at all, everything stays asleep.
 */
export function AsleepUntilScripts({ children }: { readonly children: ReactNode }) {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <>
      {!awake && <ScriptsMissing />}
      <div className="contents" inert={!awake} data-sleeping={awake ? undefined : ''}>
        {children}
      </div>
    </>
  );
}
