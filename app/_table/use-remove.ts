'use client';

import { toast } from '@/app/_ui/toasts';
import type { PersonView } from '@/lib/table/view';
import { useAsk } from './use-table';

/** Sends somebody away, and says what that changes for newcomers. */
export function useRemove(): (person: Pick<PersonView, 'id' | 'name'>) => Promise<void> {
  const ask = useAsk();
  return async ({ id, name }) => {
    if (!(await ask({ type: 'remove', person: id }))) return;
    toast({
      message: `${name} has been removed. The code and all links have changed; the new ones are under Invite.`,
      action: { label: 'Undo', run: () => void ask({ type: 'admit', person: id }) },
    });
  };
}
