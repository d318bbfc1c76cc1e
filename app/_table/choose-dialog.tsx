'use client';

import { useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Dialog } from '@/app/_ui/dialog';
import { Form } from '@/app/_ui/form';
import { formatRemaining, remainingStops, stopsOf } from '@/lib/table/course';
import { QuestionOptions } from './question-dialog';
import { useAsk, useSeat, useTable } from './use-table';

/** Chooses the questions that a table asks; the rest of its setting stays as it is. */
export function ChooseDialog({ onClose }: { readonly onClose: () => void }) {
  const ask = useAsk();
  const agenda = useTable();
  const seat = useSeat();
  const [chosen, setChosen] = useState(seat.table.chosen);
  const left = remainingStops(stopsOf(agenda, { length: 'chosen', chosen }), seat);
  const choose = async () => {
    if (await ask({ type: 'chooseQuestions', questions: [...chosen] })) onClose();
  };
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="What do you want to change?"
      help="Only these questions are asked. Everything else stays as it is."
    >
      <Form className="flex flex-col gap-4" onSubmit={choose}>
        <fieldset className="min-w-0">
          <legend className="sr-only">Questions</legend>
          <div className="flex max-h-[50dvh] flex-col overflow-y-auto border-2 border-ink">
            <QuestionOptions type="checkbox" chosen={chosen} onChoose={toggle} />
          </div>
        </fieldset>
        <p role="status">{chosen.length > 0 && formatRemaining(left, seat.table.pace)}</p>
        <Button type="submit" look="main" className="min-h-16! text-lg!" disabled={chosen.length === 0}>
          Ask only these
        </Button>
      </Form>
    </Dialog>
  );
}
