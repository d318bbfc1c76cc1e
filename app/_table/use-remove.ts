'use client';

import { toast } from '@/app/_ui/toasts';
import type { PersonView } from '@/lib/table/view';
import { counted } from '@/lib/tabletop/wording';
import { type Seat, useAsk } from './use-table';

/** Sends people away, and says what that changes for newcomers. True once they are gone. */
export function useRemove(): (people: readonly Pick<PersonView, 'id' | 'name'>[]) => Promise<boolean> {
  const ask = useAsk();
  return async (removed) => {
    const people = removed.map(({ id }) => id);
    if (!(await ask({ type: 'remove', people }))) return false;
    const [first] = removed;
    const who = removed.length === 1 && first ? first.name : counted(removed.length, 'person', 'people');
    toast({
      message: `Removed ${who}. Code and links are new: see Invite.`,
      action: { label: 'Undo', run: () => void ask({ type: 'bringBack', people }) },
    });
    return true;
  };
}

/** Whether one may send somebody away: the GM and the person who opened the table stay, and co-GMs unless it is one of those. */
export function mayRemove({ you, people }: Seat, { id, role, opener, removed }: PersonView): boolean {
  const isOpener = people.some((each) => each.opener && each.id === you.person);
  return (
    id !== you.person && !removed && role !== 'gm' && !opener && (you.role === 'gm' || isOpener || role !== 'co-gm')
  );
}
