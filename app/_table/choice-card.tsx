'use client';

import type { IdeaView } from '@/lib/table/view';
import { IdeaCredits } from './idea-credits';
import { useAsk, useSeat } from './use-table';
import { useUnderway } from './use-underway';

/** Where only one answer can stand: one of those that were kept, until the votes are revealed. */
export function ChoiceCard({ rivals }: { readonly rivals: readonly IdeaView[] }) {
  const ask = useAsk();
  const { you, people, ideas } = useSeat();
  const told = rivals.find(({ id }) => you.votes[id] === 'keep')?.id;
  const [underway, show] = useUnderway(told);
  const chosen = underway ?? told;
  return (
    <fieldset className="border-4 border-ink bg-raised">
      <legend className="sr-only">Your choice</legend>
      {rivals.map((idea) => (
        <label
          key={idea.id}
          className="flex min-h-16 items-center gap-3 border-b-2 border-line p-3 last:border-b-0 has-checked:bg-sunk"
        >
          <input
            type="radio"
            name="choice"
            checked={chosen === idea.id}
            onChange={() => show(idea.id, ask({ type: 'vote', idea: idea.id, choice: 'keep' }))}
            className="size-6 shrink-0 accent-exit"
          />
          <span className="min-w-0 flex-1">
            <span className="sign block whitespace-pre-line text-lg [overflow-wrap:anywhere]">{idea.text}</span>
            <IdeaCredits
              same={ideas.filter(({ mergedInto }) => mergedInto === idea.id)}
              author={people.find(({ id }) => id === idea.author)}
            />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
