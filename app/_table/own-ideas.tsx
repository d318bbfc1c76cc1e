'use client';

import type { IdeaView } from '@/lib/table/view';
import { counted } from '@/lib/tabletop/words/wording';
import { useOutbox, useSeat } from './use-table';

/** The user's own ideas that others can't attribute, or not yet. */
export function OwnIdeas({ question, round }: { readonly question: string; readonly round?: number }) {
  const { you } = useSeat();
  const { unsigned } = useOutbox();
  const own = [
    ...you.handedIn.filter((idea) => idea.question === question).map(({ text }) => text),
    ...unsigned.filter((idea) => idea.question === question && idea.round === round).map(({ text }) => text),
  ];
  if (own.length === 0) return null;
  return (
    <details className="border-t-2 border-line pt-2">
      <summary className="sign min-h-11 content-center">You sent: {own.length}</summary>
      <ul className="list-[square] pl-5">
        {own.map((text, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be sent twice
          <li key={i} className="[overflow-wrap:anywhere]">
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One line of constant height below the button: the idea being sent, otherwise the newest one on the board. */
export function NewestLine({ question, newest }: { readonly question: string; readonly newest: IdeaView | undefined }) {
  const { pending } = useOutbox();
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
