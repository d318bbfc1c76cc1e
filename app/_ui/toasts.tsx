'use client';

import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';

interface Notice {
  readonly message: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface Shown extends Notice {
  readonly id: number;
}

let shown: readonly Shown[] = [];
let nextId = 1;
const NOTHING: readonly Shown[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Shown[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Says something in passing, with one thing to do about it. */
export function toast(notice: Notice): void {
  change([...shown.slice(-2), { ...notice, id: nextId++ }]);
}

const dismiss = (id: number) => change(shown.filter((notice) => notice.id !== id));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where notices appear; stands once on a page. */
export function Toasts() {
  const notices = useSyncExternalStore(
    subscribe,
    () => shown,
    () => NOTHING,
  );
  return (
    <Toast.Provider duration={8000} label="Notice" swipeDirection="down">
      {notices.map(({ id, message, action }) => (
        <Toast.Root
          key={id}
          onOpenChange={(open) => !open && dismiss(id)}
          className="slid flex items-center gap-4 rounded-sm border-2 border-ink bg-ink px-4 py-3 text-paper"
        >
          <Toast.Description className="grow">{message}</Toast.Description>
          {action && (
            <Toast.Action
              asChild
              altText={action.label === 'Undo' ? 'Undo: press Control+Z in the page' : action.label}
            >
              <button
                type="button"
                className="sign min-h-9 rounded-sm border-2 border-paper px-3 hover:bg-paper hover:text-ink"
                onClick={action.run}
              >
                {action.label}
              </button>
            </Toast.Action>
          )}
          <Toast.Close className="sign size-9 text-lg" aria-label="Close the notice">
            <span aria-hidden>×</span>
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="fixed inset-x-4 bottom-24 z-50 flex flex-col gap-2 sm:left-auto sm:right-4 sm:w-96 lg:bottom-4" />
    </Toast.Provider>
  );
}
