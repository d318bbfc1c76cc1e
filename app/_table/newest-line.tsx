'use client';

import type { IdeaView } from '@/lib/table/view';
import { counted } from '@/lib/tabletop/wording';
import { useHeld } from './use-table';

/** One line under the button that never changes its height: what is on its way, else the newest on the board. */
export function NewestLine({ question, newest }: { readonly question: string; readonly newest: IdeaView | undefined }) {
  const { pending } = useHeld();
  const onTheWay = pending.filter((idea) => idea.question === question && idea.refused === undefined);
  const first = onTheWay[0];
  return (
    <p className="h-6 truncate text-sm text-grey">
      {first
        ? `Sending: ${onTheWay.length > 1 ? counted(onTheWay.length, 'idea') : `“${first.text}”`}. Saved here until it arrives.`
        : newest && `Newest: “${newest.text}”`}
    </p>
  );
}
