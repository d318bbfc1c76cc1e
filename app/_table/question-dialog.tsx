'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Choice } from '@/app/_ui/choice';
import { Dialog } from '@/app/_ui/dialog';
import { Form } from '@/app/_ui/form';
import { Icon } from '@/app/_ui/icons';
import { formatRemaining, nextQuestion } from '@/lib/table/course';
import { placingsOf } from '@/lib/table/placings';
import { nameQuestion, type Question } from '@/lib/table/questions';
import { counted } from '@/lib/tabletop/words/wording';
import { MINUTES, useQuestionSettings } from './gm-settings';
import { type TableSeat, useAsk, useSeat, useStillToCome, useTable } from './use-table';

export function QuestionDialog({ onClose }: { readonly onClose: () => void }) {
  const ask = useAsk();
  const { questions } = useTable();
  const seat = useSeat();
  const left = useStillToCome(seat);
  const [question, setQuestion] = useState(() => nextQuestion(left, questions, seat.table)?.id);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('input:checked')?.scrollIntoView({ block: 'nearest' }), []);
  const [{ anonymous, minutes }, change] = useQuestionSettings();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    if (question === undefined) return;
    setBusy(true);
    const seconds = minutes === 0 ? null : minutes * 60;
    for (const placing of placingsOf(seat, questions)) await ask(placing);
    if (await ask({ type: 'openQuestion', question, anonymous, seconds })) onClose();
    setBusy(false);
  };
  const atOnce = questions.find(({ id, isFollowUp }) => isFollowUp && id === question);
  return (
    <Dialog open onOpenChange={onClose} title="Open a question" help="A question can be opened as often as you like.">
      <Form className="flex flex-col gap-5" onSubmit={open}>
        <fieldset className="min-w-0">
          <legend className="sign mb-1">Question</legend>
          <p className="mb-1 text-sm text-grey">{formatRemaining(left, seat.table.pace)}</p>
          <div ref={list} className="flex max-h-[36dvh] flex-col overflow-y-auto border-2 border-ink">
            <QuestionOptions type="radio" chosen={question === undefined ? [] : [question]} onChoose={setQuestion} />
          </div>
        </fieldset>
        {atOnce && <p>{sayAnswered(atOnce)} It needs no vote and no clock.</p>}
        {!atOnce && (
          <>
            <Choice
              legend="Ideas"
              value={String(anonymous)}
              options={[
                ['false', 'with names'],
                ['true', 'without names'],
              ]}
              onChange={(value) => change({ anonymous: value === 'true' })}
            />
            <Choice
              legend="Time"
              value={String(minutes)}
              options={MINUTES.map((count) => [String(count), count === 0 ? 'no clock' : `${count} min`])}
              onChange={(value) => change({ minutes: Number(value) })}
            />
          </>
        )}
        <Button type="submit" look="main" className="min-h-16! text-lg!" disabled={busy || question === undefined}>
          Open it for everybody
        </Button>
      </Form>
    </Dialog>
  );
}

interface OptionsProps {
  /** `checkbox` if several may be chosen. */
  readonly type: 'radio' | 'checkbox';
  readonly chosen: readonly string[];
  readonly onChoose: (id: string) => void;
}

/** The game's questions, those of its course first. */
export function QuestionOptions(props: OptionsProps) {
  const { questions } = useTable();
  const more = questions.filter(({ isInCourse }) => !isInCourse);
  return (
    <>
      <Options questions={questions.filter(({ isInCourse }) => isInCourse)} {...props} />
      {more.length > 0 && <p className="kicker border-b-2 border-line bg-sunk px-3 py-1">More questions</p>}
      <Options questions={more} {...props} />
    </>
  );
}

function Options(props: OptionsProps & { readonly questions: readonly Question[] }) {
  const { type, questions, chosen, onChoose } = props;
  const seat = useSeat();
  return questions.map((question) => (
    <label
      key={question.id}
      className="flex min-h-14 items-center gap-3 border-b-2 border-line px-3 py-1 last:border-b-0 has-checked:bg-sunk"
    >
      <input
        type={type}
        name="question"
        value={question.id}
        checked={chosen.includes(question.id)}
        onChange={() => onChoose(question.id)}
        className="size-5 shrink-0 accent-exit"
      />
      <span className="min-w-0 flex-1">
        <span className="sign">{nameQuestion(question)}</span>
        <span className="block truncate text-sm text-grey">{question.ask}</span>
      </span>
      <span className="shrink-0 text-sm text-grey">{countHeld(seat, question.id)}</span>
      {seat.table.asked[question.id] !== undefined && (
        <>
          <Icon name="check" className="shrink-0 text-exit" />
          <span className="sr-only">asked before</span>
        </>
      )}
    </label>
  ));
}

function sayAnswered({ isReady, isLinks }: Question): string {
  if (isReady) return 'This is chosen on everybody’s phone from ready answers.';
  if (isLinks) return 'Each phone gets some pairs, and draws what is between the two.';
  return 'This is answered on everybody’s phone, for each thing there is.';
}

function countHeld({ ideas }: TableSeat, question: string): string {
  const count = ideas.filter((idea) => idea.question === question).length;
  return count === 0 ? '' : counted(count, 'idea');
}
