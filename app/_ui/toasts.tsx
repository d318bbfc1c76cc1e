'use client';

import dynamic from 'next/dynamic';
import { useSyncExternalStore } from 'react';
import type { Notice, Shown } from './toast-list';

const ToastList = dynamic(
  () =>
    import('./toast-list').then(
      (module) => module.ToastList,
      () => PlainList,
    ),
  { ssr: false },
);

let shown: readonly Shown[] = [];
let nextId = 1;
const NOTHING: readonly Shown[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Shown[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a notice. Only the newest one has a button. */
export function toast(notice: Notice): void {
  const older = shown.slice(-2).map(({ id, message }) => ({ id, message }));
  change([...older, { ...notice, id: nextId++ }]);
}

const dismiss = (id: number) => change(shown.filter((notice) => notice.id !== id));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where notices appear, from the first one on; stands once on a page. */
export function Toasts() {
  const notices = useSyncExternalStore(
    subscribe,
    () => shown,
    () => NOTHING,
  );
  // What draws them stays once it is there: a notice that leaves has its own way of going.
  return nextId > 1 ? <ToastList notices={notices} onDismiss={dismiss} /> : null;
}

/** The last notice without its ways of coming and going, should these not be there to fetch. */
function PlainList({ notices }: { readonly notices: readonly Shown[] }) {
  const last = notices.at(-1);
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-24 z-50 rounded-sm border-2 border-ink bg-ink px-4 py-3 text-paper empty:hidden sm:left-auto sm:right-4 sm:w-96 lg:bottom-4"
    >
      {last?.message}
      {last?.action && (
        <button type="button" className="sign ml-4 min-h-9 underline" onClick={last.action.run}>
          {last.action.label}
        </button>
      )}
    </p>
  );
}
