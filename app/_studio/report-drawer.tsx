'use client';

import { Dialog } from 'radix-ui';
import type { RefObject } from 'react';
import { Findings } from '@/app/_read/findings';
import { IconButton } from '@/app/_ui/button';
import { closeOnEscape } from '@/app/_ui/dialog';

export function ReportDrawer(props: {
  /** The button that opened it and gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}) {
  const { opener, onClose } = props;
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[#0e1512]/70" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          onKeyDown={closeOnEscape(onClose)}
          className="slid fixed inset-x-0 bottom-0 z-50 flex max-h-[80dvh] flex-col border-t-4 border-ink bg-paper sm:inset-y-0 sm:left-auto sm:max-h-none sm:w-96 sm:border-l-4 sm:border-t-0"
        >
          <div className="flex items-center justify-between border-b-2 border-ink p-4">
            <Dialog.Title className="text-lg">Inspection report</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close the report" icon="close" />
            </Dialog.Close>
          </div>
          <div className="overflow-y-auto p-4 pb-[calc(1rem+var(--safe-bottom))]">
            <Findings onFollow={onClose} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
