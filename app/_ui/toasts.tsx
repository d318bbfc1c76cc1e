'use client';

import dynamic from 'next/dynamic';
import { useEffect, useSyncExternalStore } from 'react';
import { Listeners } from './listeners';
import type { Notice, Shown } from './toast-list';

export const fetchToastList = () => import('./toast-list');

const ToastList = dynamic(
  () =>
    fetchToastList().then(
      (module) => module.ToastList,
      () => PlainNotice,
    ),
  { ssr: false },
);

let shown: Shown | undefined;
let nextId = 1;
const listeners = new Listeners();

function change(next: Shown | undefined) {
  shown = next;
  listeners.call();
}

/** Shows a notice, replacing the previous one. */
export const toast = (notice: Notice): void => change({ ...notice, id: nextId++ });

const dismiss = (id: number) => {
  if (shown?.id === id) change(undefined);
};

/** Area for notices, once per page, where the header has no headings or buttons. Leaving a step removes its notice. */
export function Toasts({ step, className }: { readonly step: string; readonly className: string }) {
  const notice = useSyncExternalStore(
    listeners.subscribe,
    () => shown,
    () => undefined,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the step changes
  useEffect(() => () => change(undefined), [step]);
  return (
    // A dialog hides everything but live regions from screen readers, so this must be one. It is above the dialog's
    // overlay.
    <div aria-live="off" data-notice={notice && ''} className={`pointer-events-none z-10 *:h-full ${className}`}>
      {/* Stays mounted after the first notice, so that notices can animate out. */}
      {nextId > 1 && <ToastList notice={notice} onDismiss={dismiss} />}
    </div>
  );
}

/** A notice without animation, in case the list fails to load. */
function PlainNotice({ notice }: { readonly notice: Shown | undefined }) {
  return (
    <p
      role="status"
      className="pointer-events-auto h-full border-2 border-ink bg-ink px-3 py-1 text-sm leading-tight text-paper empty:hidden"
    >
      {notice?.message}
      {notice?.action && (
        <button type="button" className="sign ml-4 min-h-8 underline" onClick={notice.action.run}>
          {notice.action.label}
        </button>
      )}
    </p>
  );
}
