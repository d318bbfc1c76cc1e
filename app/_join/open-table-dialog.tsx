'use client';

import { Dialog } from '@/app/_ui/dialog';
import type { Self } from './remember';
import { SelfForm } from './self-form';

const NO_PEOPLE = [] as const;

/** Asks the opener of a table for a name and colour. */
export function OpenTableDialog(props: {
  readonly onOpen: (self: Self) => Promise<void>;
  readonly onClose: () => void;
}) {
  return (
    <Dialog open onOpenChange={props.onClose} title="Open a table" help="The others will see you by this name.">
      <SelfForm taken={NO_PEOPLE} says="Open the table" busySays="Setting the table…" onSend={props.onOpen} />
    </Dialog>
  );
}
