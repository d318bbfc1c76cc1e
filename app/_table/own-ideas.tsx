'use client';

import { useHeld, useSeat } from './use-table';

/** What one handed in oneself and others can't tell yet, or ever. */
export function OwnIdeas({ question, round }: { readonly question: string; readonly round?: number }) {
  const { you } = useSeat();
  const { unsigned } = useHeld();
  const own = [
    ...you.handedIn.filter((idea) => idea.question === question).map(({ text }) => text),
    ...unsigned.filter((idea) => idea.question === question && idea.round === round).map(({ text }) => text),
  ];
  if (own.length === 0) return null;
  return (
    <details className="border-t-2 border-line pt-2">
      <summary className="sign min-h-11 content-center">You handed in: {own.length}</summary>
      <ul className="list-[square] pl-5">
        {own.map((text, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be handed in twice
          <li key={i} className="[overflow-wrap:anywhere]">
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
