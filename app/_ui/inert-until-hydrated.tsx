'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { ScriptsMissing } from './scripts-missing';

const never = () => () => undefined;

/** Tells whether a component may render what only the browser knows: false on the server and while hydrating. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Makes a page inert until hydration, except for fields that keep early typing: a small script in the page's head wakes
 * those. Without scripts everything stays inert.
 */
export function InertUntilHydrated({ children }: { readonly children: ReactNode }) {
  const isHydrated = useIsHydrated();
  return (
    <>
      {!isHydrated && <ScriptsMissing />}
      <div className="contents" inert={!isHydrated} data-sleeping={isHydrated ? undefined : ''}>
        {children}
      </div>
    </>
  );
}
