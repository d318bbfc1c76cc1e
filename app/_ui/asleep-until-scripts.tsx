'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { ScriptsMissing } from './scripts-missing';

/** To be read but not touched until its scripts run: what somebody types before that would be lost. */
export function AsleepUntilScripts({ children }: { readonly children: ReactNode }) {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <>
      {!awake && <ScriptsMissing />}
      <div className="contents" inert={!awake}>
        {children}
      </div>
    </>
  );
}
