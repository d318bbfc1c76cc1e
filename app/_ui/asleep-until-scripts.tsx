'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { ScriptsMissing } from './scripts-missing';

/**
 * Makes a page inert until hydration, except for fields that keep early typing: a small script in the page's head wakes
 * those. Without scripts everything stays inert.
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
