'use client';

import { buttonLook } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import type { Question } from '@/lib/table/questions';
import { type PlanPicture, type ReadyAnswer, readyAnswersIn } from '@/lib/table/ready-answer';
import { studioAt } from './develop-phase';
import { QuestionHead } from './question-head';
import { useAsk, useSeat, useSharedDraft } from './use-table';
import { useUnderway } from './use-underway';

/** What is not made up but chosen: one of the game's ready answers, which can be edited afterwards. */
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
  const told = answers.find(({ isChosen }) => isChosen)?.id;
  const [underway, show] = useUnderway(told);
  const chosen = underway ?? told;
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
