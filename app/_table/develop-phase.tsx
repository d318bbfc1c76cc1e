'use client';

import { buttonLook } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import type { Question } from '@/lib/table/questions';
import { DevelopIdeas } from './develop-ideas';
import { Settled } from './settled';
import { keptHere, useSeat } from './use-table';

/** What was kept goes into the draft, and everybody builds it up there. */
export function DevelopPhase({ question }: { readonly question: Question | undefined }) {
  const seat = useSeat();
  const { you, ideas, table } = seat;
  const kept = ideas.filter(({ fate }) => fate === 'kept');
  const placed = ideas.filter(({ fate }) => fate === 'placed');
  const parked = ideas.filter(({ fate }) => fate === 'dropped');
  return (
    <>
      <header>
        <h1 className="text-2xl sm:text-3xl">Build it up</h1>
        <p className="measure mt-1">
          Add the kept ideas to the draft with one tap, then write them out together in the studio.
        </p>
      </header>
      {you.draftId !== null && (
        <a
          href={studioAt(you.draftId, question)}
          className={buttonLook('main', 'min-h-16! w-full text-lg! sm:w-auto sm:self-start')}
        >
          <Icon name="pencil" /> Write in the studio
          {question && <span className="sr-only">at {question.step.title}</span>}
        </a>
      )}
      {you.draftId === null && (
        <a
          href={`/table/${table.code}/watch`}
          className={buttonLook('main', 'min-h-16! w-full text-lg! sm:self-start')}
        >
          <Icon name="file" /> Watch the draft grow
        </a>
      )}
      <section aria-labelledby="kept" className="flex flex-col gap-3">
        <h2 id="kept" className="border-b-2 border-ink pb-1 text-lg">
          Kept, not placed yet: {kept.length}
        </h2>
        {kept.length === 0 && (
          <p className="text-grey">
            {placed.length > 0
              ? 'All kept ideas are in the draft.'
              : 'Nothing was kept. Open a question and find something better.'}
          </p>
        )}
        {question?.isSingle && keptHere(seat).length > 1 && (
          <p className="border-l-4 border-hazard pl-3">
            Only one answer to “{question.title}” can stand. The GM starts the vote on which one.
          </p>
        )}
        <DevelopIdeas ideas={kept} />
      </section>
      {placed.length > 0 && (
        <section aria-labelledby="placed" className="flex flex-col gap-3">
          <h2 id="placed" className="border-b-2 border-ink pb-1 text-lg">
            In the draft: {placed.length}
          </h2>
          <DevelopIdeas ideas={placed} />
        </section>
      )}
      {parked.length > 0 && (
        <details className="border-t-2 border-line pt-2">
          <summary className="sign min-h-11 content-center">Parking lot: {parked.length}</summary>
          <ul className="mt-2 grid items-start gap-3 sm:grid-cols-2">
            {parked.map((idea) => (
              <li key={idea.id}>
                <Settled idea={idea} all={ideas} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {table.phase === 'develop' && placed.length > 0 && (
        <p className="text-sm text-grey">Everybody can still change what is in the draft; nothing is final.</p>
      )}
    </>
  );
}

/** The studio at the step where a question's answers are written. */
export const studioAt = (draftId: string, question: Question | undefined): string =>
  question ? `/studio/${draftId}/${question.step.id}` : `/studio/${draftId}`;
