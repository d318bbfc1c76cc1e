'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { ScriptsMissing } from './scripts-missing';

/**
 * Makes a page inert until hydration, except for fields that keep early typing: a small script in the page's head wakes
 * those. Without scripts everything stays inert.
 */
export function InertUntilHydrated({ children }: { readonly children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <>
      {!isHydrated && <ScriptsMissing />}
      <div className="contents" inert={!isHydrated} data-sleeping={isHydrated ? undefined : ''}>
        {children}
      </div>
    </>
  );
}
