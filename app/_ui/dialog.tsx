'use client';

import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconButton } from './button';

export function Dialog(props: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly help?: string;
  /** Called once the dialog has closed and the focus is restored. */
  readonly onClosed?: () => void;
  readonly children: ReactNode;
}) {
  // Radix restores the focus to a trigger, which this dialog lacks.
  const [opener] = useState(() => document.activeElement);
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[#0e1512]/70" />
        <Radix.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
            props.onClosed?.();
          }}
          onKeyDown={closeOnEscape(() => props.onOpenChange(false))}
          className="slid fixed inset-x-0 bottom-(--keyboard) z-50 max-h-[90dvh] scroll-pt-20 overflow-y-auto border-t-4 border-ink bg-paper px-5 pb-[calc(1.25rem+var(--safe-bottom))] text-ink sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:top-[8dvh] sm:max-h-[84dvh] sm:w-[36rem] sm:max-w-[calc(100vw-2rem)] sm:-translate-x-1/2 sm:border-4 sm:px-6 sm:pb-6"
          {...(props.help === undefined && { 'aria-describedby': undefined })}
        >
          <div className="sticky top-0 z-10 -mx-5 mb-4 flex items-start justify-between gap-4 bg-paper px-5 pb-2 pt-5 sm:-mx-6 sm:px-6 sm:pt-6">
            <Radix.Title className="text-xl">{props.title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" className="-mr-2 -mt-2" icon="close" />
            </Radix.Close>
          </div>
          {props.help !== undefined && <Radix.Description className="measure mb-4">{props.help}</Radix.Description>}
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Buttons of a dialog with long content, which stay in view at its foot. */
export const DialogActions = ({ children }: { readonly children: ReactNode }) => (
  <div className="sticky bottom-[calc(-1.25rem-var(--safe-bottom))] -mx-5 -mb-[calc(1.25rem+var(--safe-bottom))] flex flex-wrap gap-2 bg-paper px-5 pb-[calc(1.25rem+var(--safe-bottom))] pt-3 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-6">
    {children}
  </div>
);

/** Closes a dialog on Escape. Radix sends the key only to the top layer, which may be a notice over the dialog. */
export const closeOnEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !event.defaultPrevented) close();
};
