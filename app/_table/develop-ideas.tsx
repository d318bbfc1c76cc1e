'use client';

import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { nameQuestion, type Question } from '@/lib/table/questions';
import type { IdeaView } from '@/lib/table/view';
import { IdeaSlip } from './idea-slip';
import { useAsk, useSeat, useTable } from './use-table';

/** Kept ideas, each with one tap into the slot it was an idea for, and a menu of the others. */
export function DevelopIdeas({
  ideas,
  narrow = false,
}: {
  readonly ideas: readonly IdeaView[];
  readonly narrow?: boolean;
}) {
  const { questions } = useTable();
  const { people, ideas: all, plays } = useSeat();
  return (
    <ul className={`grid items-start gap-3 ${narrow ? '' : 'sm:grid-cols-2'}`}>
      {ideas.map((idea) => (
        <li key={idea.id}>
          <IdeaSlip idea={idea} people={people} same={all.filter(({ mergedInto }) => mergedInto === idea.id)}>
            {plays && <Place idea={idea} questions={questions} />}
          </IdeaSlip>
        </li>
      ))}
    </ul>
  );
}

function Place({ idea, questions }: { readonly idea: IdeaView; readonly questions: readonly Question[] }) {
  const ask = useAsk();
  const own = questions.find(({ id }) => id === idea.question);
  const placed = questions.find(({ id }) => id === idea.slot);
  const place = (slot: string) => void ask({ type: 'place', idea: idea.id, slot });
  return (
    <div className="flex flex-wrap gap-2">
      {placed && (
        <p className="sign flex min-h-11 flex-1 basis-40 items-center gap-2 text-exit">
          <Icon name="check" /> In {placed.title}
        </p>
      )}
      {own && !placed && (
        <Button look="main" className="flex-1 basis-40" onClick={() => place(own.id)}>
          Add to {own.title}
          <span className="sr-only">“{idea.text}”</span>
        </Button>
      )}
      <select
        className="input w-auto! min-w-0 flex-1 basis-32"
        aria-label={`Add “${idea.text}” somewhere else`}
        value=""
        onChange={(event) => place(event.target.value)}
      >
        <option value="">Somewhere else…</option>
        {questions
          // What was taken out of the draft there can be put back.
          .filter(({ id, isSingle, isFollowUp }) => (id === own?.id ? placed !== undefined : !isSingle && !isFollowUp))
          .map((question) => (
            <option key={question.id} value={question.id}>
              {nameQuestion(question)}
            </option>
          ))}
      </select>
    </div>
  );
}
