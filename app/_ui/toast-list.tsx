'use client';

import { Toast } from 'radix-ui';
import { type ReactNode, useSyncExternalStore } from 'react';

export interface Notice {
  readonly message: string;
  readonly action?: Action;
  /** Second action, before the other one. */
  readonly further?: Action;
}

export interface Action {
  readonly label: string;
  readonly run: () => void;
  /** Offers the action until this closes; if undefined, while the notice is shown. */
  readonly offer?: Offer;
}

interface Offer {
  readonly subscribe: (listener: () => void) => () => void;
  readonly isOpen: () => boolean;
}

export interface Shown extends Notice {
  readonly id: number;
}

/** Shows one notice for a while. */
export function ToastList(props: { readonly notice: Shown | undefined; readonly onDismiss: (id: number) => void }) {
  const { notice, onDismiss } = props;
  return (
    <Toast.Provider duration={6000} label="Notice" swipeDirection="up">
      {notice && (
        <Toast.Root
          key={notice.id}
          onOpenChange={(open) => !open && onDismiss(notice.id)}
          className="slid pointer-events-auto flex h-full min-h-11 items-center gap-2 rounded-sm border-2 border-ink bg-ink pl-3 pr-1 text-sm text-paper"
        >
          <Toast.Description
            className="line-clamp-3 min-w-0 grow text-xs leading-[1.15] [overflow-wrap:anywhere] sm:line-clamp-2 sm:text-sm"
            title={notice.message}
          >
            {notice.message}
          </Toast.Description>
          {[notice.further, notice.action].map(
            (action) =>
              action && (
                <WhileOffered key={action.label} action={action}>
                  <Toast.Action
                    asChild
                    altText={action.label === 'Undo' ? 'Undo: press Control+Z on the page' : action.label}
                  >
                    <button
                      type="button"
                      className="sign min-h-8 shrink-0 rounded-sm border-2 border-paper px-2 hover:bg-paper hover:text-ink"
                      onClick={action.run}
                    >
                      {action.label}
                    </button>
                  </Toast.Action>
                </WhileOffered>
              ),
          )}
          <Toast.Close className="sign size-[32px] shrink-0 text-lg" aria-label="Close the notice">
            <span aria-hidden>×</span>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="h-full" />
    </Toast.Provider>
  );
}

const ALWAYS: Offer = { subscribe: () => () => undefined, isOpen: () => true };

function WhileOffered({ action, children }: { readonly action: Action; readonly children: ReactNode }) {
  const { subscribe, isOpen } = action.offer ?? ALWAYS;
  return useSyncExternalStore(subscribe, isOpen) && children;
}
