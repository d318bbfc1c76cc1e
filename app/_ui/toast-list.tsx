'use client';

import { Toast } from 'radix-ui';
import { type ReactNode, useSyncExternalStore } from 'react';

export interface Notice {
  readonly message: string;
  readonly action?: Action;
}

export interface Action {
  readonly label: string;
  readonly run: () => void;
  /** Until when it is offered; for as long as the notice is shown if undefined. */
  readonly offer?: Offer;
}

export interface Offer {
  readonly subscribe: (listener: () => void) => () => void;
  readonly isOpen: () => boolean;
}

export interface Shown extends Notice {
  readonly id: number;
}

/** Notices, each for a while. */
export function ToastList(props: { readonly notices: readonly Shown[]; readonly onDismiss: (id: number) => void }) {
  return (
    <Toast.Provider duration={8000} label="Notice" swipeDirection="down">
      {props.notices.map(({ id, message, action }) => (
        <Toast.Root
          key={id}
          onOpenChange={(open) => !open && props.onDismiss(id)}
          className="slid pointer-events-auto flex items-center gap-4 rounded-sm border-2 border-ink bg-ink px-4 py-3 text-paper"
        >
          <Toast.Description className="grow">{message}</Toast.Description>
          {action && (
            <WhileOffered action={action}>
              <Toast.Action
                asChild
                altText={action.label === 'Undo' ? 'Undo: press Control+Z on the page' : action.label}
              >
                <button
                  type="button"
                  className="sign min-h-9 rounded-sm border-2 border-paper px-3 hover:bg-paper hover:text-ink"
                  onClick={action.run}
                >
                  {action.label}
                </button>
              </Toast.Action>
            </WhileOffered>
          )}
          <Toast.Close className="sign size-9 text-lg" aria-label="Close the notice">
            <span aria-hidden>×</span>
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="fixed inset-x-4 bottom-24 z-60 flex flex-col gap-2 sm:left-auto sm:right-4 sm:w-96 lg:bottom-4" />
    </Toast.Provider>
  );
}

const ALWAYS: Offer = { subscribe: () => () => undefined, isOpen: () => true };

function WhileOffered({ action, children }: { readonly action: Action; readonly children: ReactNode }) {
  const { subscribe, isOpen } = action.offer ?? ALWAYS;
  return useSyncExternalStore(subscribe, isOpen) && children;
}
