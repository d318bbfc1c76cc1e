'use client';

import { useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Dialog } from '@/app/_ui/dialog';
import { type load, useRemembered } from '@/app/_ui/use-remembered';
import { isJsonObject } from '@/lib/kernel/json';
import { counted } from '@/lib/tabletop/wording';
import type { Question } from './questions';
import { type Seat, useAsk, useSeat, useTable } from './use-table';

const MINUTES = [3, 5, 10, 0] as const;

/** Which question, with names or without, and for how long. */
export function QuestionDialog({ onClose }: { readonly onClose: () => void }) {
  const ask = useAsk();
  const { questions } = useTable();
  const seat = useSeat();
  const [question, setQuestion] = useState(() => nextQuestion(questions, seat)?.id);
  const [{ anonymous, minutes }, change] = useRemembered('trapdoor/table-question', readWish);
  const [busy, setBusy] = useState(false);
  const open = async () => {
    if (question === undefined) return;
    setBusy(true);
    const seconds = minutes === 0 ? null : minutes * 60;
    if (await ask({ type: 'openQuestion', question, anonymous, seconds })) onClose();
    setBusy(false);
  };
  return (
    <Dialog open onOpenChange={onClose} title="Open a question" help="A question can be opened as often as you like.">
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <fieldset>
          <legend className="sign mb-1">Question</legend>
          <div className="flex max-h-[30dvh] flex-col overflow-y-auto border-2 border-ink">
            {questions.map(({ id, title, step, ask: words }) => (
              <label
                key={id}
                className="flex min-h-14 items-center gap-3 border-b-2 border-line px-3 py-1 last:border-b-0 has-checked:bg-sunk"
              >
                <input
                  type="radio"
                  name="question"
                  value={id}
                  checked={question === id}
                  onChange={() => setQuestion(id)}
                  className="size-5 shrink-0 accent-exit"
                />
                <span className="min-w-0 flex-1">
                  <span className="sign">{step.title === title ? title : `${step.title}: ${title}`}</span>
                  <span className="block truncate text-sm text-grey">{words}</span>
                </span>
                <span className="shrink-0 text-sm text-grey">{countHeld(seat, id)}</span>
              </label>
            ))}
          </div>
        </fieldset>
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
        <Button type="submit" look="main" className="min-h-16! text-lg!" disabled={busy || question === undefined}>
          Open it for everybody
        </Button>
      </form>
    </Dialog>
  );
}

function Choice(props: {
  readonly legend: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}) {
  return (
    <fieldset>
      <legend className="sign mb-1">{props.legend}</legend>
      <div className="flex">
        {props.options.map(([value, says]) => (
          <label
            key={value}
            className="sign relative -ml-0.5 flex min-h-11 flex-1 items-center justify-center border-2 border-ink px-2 text-center first:ml-0 has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-service"
          >
            <input
              type="radio"
              name={props.legend}
              value={value}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {says}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The first after the present one that nobody has had an idea for. */
function nextQuestion(questions: readonly Question[], { table, ideas }: Seat): Question | undefined {
  const asked = new Set(ideas.map(({ question }) => question));
  const at = questions.findIndex(({ id }) => id === table.question);
  const inTurn = [...questions.slice(at + 1), ...questions.slice(0, at + 1)];
  return inTurn.find(({ id }) => !asked.has(id)) ?? inTurn[0];
}

function countHeld({ ideas }: Seat, question: string): string {
  const count = ideas.filter((idea) => idea.question === question).length;
  return count === 0 ? '' : counted(count, 'idea');
}

const readWish = (json: ReturnType<typeof load>) => {
  const kept = isJsonObject(json) ? json : {};
  return {
    anonymous: kept.anonymous === true,
    minutes: MINUTES.find((count) => count === kept.minutes) ?? (5 as number),
  };
};
