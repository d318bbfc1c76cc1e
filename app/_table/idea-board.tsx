'use client';

import { useRef } from 'react';
import type { IdeaView, PersonView } from '@/lib/table/view';
import { IdeaSlip } from './idea-slip';

/**
 * The ideas so far, as they came to this page: new ones are pinned below the others, so that nothing moves under a
 * reader's thumb, whatever order they are read back in.
 */
export function IdeaBoard({
  ideas,
  people,
}: {
  readonly ideas: readonly IdeaView[];
  readonly people: readonly PersonView[];
}) {
  const seen = useRef(new Map<string, number>());
  for (const { id } of ideas) if (!seen.current.has(id)) seen.current.set(id, seen.current.size);
  const rank = (idea: IdeaView) => seen.current.get(idea.id) ?? 0;
  return (
    <section aria-labelledby="board">
      <h2 id="board" className="border-b-2 border-ink pb-1 text-lg">
        On the board: {ideas.length}
      </h2>
      {ideas.length === 0 && (
        <p className="mt-3 text-grey">Nothing yet. The first idea is the hardest; a bad one will do.</p>
      )}
      <ul className="mt-3 grid items-start gap-3 sm:grid-cols-2">
        {ideas
          .toSorted((a, b) => rank(a) - rank(b))
          .map((idea) => (
            <li key={idea.id}>
              <IdeaSlip idea={idea} people={people} />
            </li>
          ))}
      </ul>
    </section>
  );
}
