'use client';

import { buttonLook } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { Titled } from '@/app/_ui/titled';
import type { Question } from '@/lib/table/questions';
import { type PlanPicture, type ReadyAnswer, readyAnswersIn } from '@/lib/table/ready-answer';
import { DevelopIdeas } from './develop-ideas';
import { QuestionHead } from './question-head';
import { Settled } from './settled';
import { useOptimisticChoice } from './use-optimistic-choice';
import { keptHere, useAsk, useSeat, useSharedDraft } from './use-table';

/** Kept ideas are added to the draft and written out in the studio. */
export function DevelopPhase({ question }: { readonly question: Question | undefined }) {
  const seat = useSeat();
  const { you, ideas, table } = seat;
  const kept = ideas.filter(({ fate }) => fate === 'kept');
  const placed = ideas.filter(({ fate }) => fate === 'placed');
  const parked = ideas.filter(({ fate }) => fate === 'dropped');
  return (
    <>
      <header>
        <h1 className="text-2xl sm:text-3xl">Add details</h1>
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
      <Titled
        id="kept"
        title={`Kept, not placed yet: ${kept.length}`}
        look="border-b-2 border-ink pb-1 text-lg"
        className="flex flex-col gap-3"
      >
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
      </Titled>
      {placed.length > 0 && (
        <Titled
          id="placed"
          title={`In the draft: ${placed.length}`}
          look="border-b-2 border-ink pb-1 text-lg"
          className="flex flex-col gap-3"
        >
          <DevelopIdeas ideas={placed} />
        </Titled>
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

export const studioAt = (draftId: string, question: Question | undefined): string =>
  question ? `/studio/${draftId}/${question.step.id}` : `/studio/${draftId}`;

/** Choice among the game's ready answers, which can be edited afterwards. */
export function ReadyPhase({ question }: { readonly question: Question }) {
  const { you, plays } = useSeat();
  const draft = useSharedDraft();
  const answers = readyAnswersIn(draft, question.id);
  return (
    <>
      <QuestionHead question={question}>
        Anybody may choose, and choose again. Everybody sees it immediately.
      </QuestionHead>
      {plays && draft === undefined && <p className="text-grey">Loading what there is so far…</p>}
      {plays && draft !== undefined && answers.length === 0 && (
        <p className="border-2 border-line p-4">There is nothing to choose from yet: other questions come first.</p>
      )}
      {plays && answers.length > 0 && <Choices key={question.id} question={question} answers={answers} />}
      {you.draftId !== null && (
        <a href={studioAt(you.draftId, question)} className={buttonLook('plain', 'self-start')}>
          <Icon name="pencil" /> Edit it in the studio
        </a>
      )}
    </>
  );
}

function Choices({ question, answers }: { readonly question: Question; readonly answers: readonly ReadyAnswer[] }) {
  const ask = useAsk();
  const confirmed = answers.find(({ isChosen }) => isChosen)?.id;
  const [pending, show] = useOptimisticChoice(confirmed);
  const chosen = pending ?? confirmed;
  return (
    <fieldset className="border-4 border-ink bg-raised">
      <legend className="sr-only">{question.ask}</legend>
      {answers.map(({ id, title, text, picture }) => (
        <label
          key={id}
          className="flex min-h-16 items-center gap-3 border-b-2 border-line p-3 last:border-b-0 has-checked:bg-sunk"
        >
          <input
            type="radio"
            name="ready"
            checked={chosen === id}
            onChange={() => show(id, ask({ type: 'chooseReady', question: question.id, option: id }))}
            className="size-6 shrink-0 accent-exit"
          />
          <span className="min-w-0 flex-1">
            <span className="sign block text-lg">{title}</span>
            <span className="block [overflow-wrap:anywhere]">{text}</span>
          </span>
          {picture && <Picture picture={picture} />}
        </label>
      ))}
    </fieldset>
  );
}

const Picture = ({ picture: { width, height, rooms, ends } }: { readonly picture: PlanPicture }) => (
  <svg viewBox={`-0.5 -0.5 ${width + 1} ${height + 1}`} aria-hidden className="w-28 shrink-0 sm:w-40">
    <path d={rooms} className="fill-paper stroke-ink" strokeWidth={0.15} />
    <path d={ends} className="fill-exit stroke-ink" strokeWidth={0.15} />
  </svg>
);
