'use client';

import { useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Dialog } from '@/app/_ui/dialog';
import { Form } from '@/app/_ui/form';
import { Options } from '@/app/_ui/options';
import type { IdeaView } from '@/lib/table/view';
import { ideasHere, useAsk, useSeat } from './use-table';

export function MergeDialog({ onClose }: { readonly onClose: () => void }) {
  const ask = useAsk();
  const seat = useSeat();
  const [idea, setIdea] = useState('');
  const [into, setInto] = useState('');
  const ideas = ideasHere(seat).filter(({ fate }) => fate === 'open');
  const merged = seat.ideas.filter(({ mergedInto }) => ideas.some(({ id }) => id === mergedInto));
  const merge = async () => {
    if (await ask({ type: 'merge', idea, into })) setIdea('');
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Merge duplicates"
      help="Ideas that mean the same are voted on once. Both texts are kept."
    >
      <Form className="flex flex-col gap-4" onSubmit={merge}>
        <Pick label="This idea" ideas={ideas} value={idea} onChange={setIdea} />
        <Pick label="is the same as" ideas={ideas.filter(({ id }) => id !== idea)} value={into} onChange={setInto} />
        <Button type="submit" look="main" disabled={idea === '' || into === '' || idea === into}>
          Merge them
        </Button>
      </Form>
      {merged.length > 0 && (
        <section className="mt-6 border-t-2 border-ink pt-4">
          <h3 className="text-lg">Merged</h3>
          <ul className="mt-2 flex flex-col gap-2">
            {merged.map(({ id, text, mergedInto }) => (
              <li key={id} className="flex flex-wrap items-center gap-2 border-2 border-line p-2">
                <span className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
                  “{text}” into “{ideas.find((other) => other.id === mergedInto)?.text}”
                </span>
                <Button onClick={() => void ask({ type: 'unmerge', idea: id })}>
                  Separate<span className="sr-only">“{text}”</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

function Pick(props: {
  readonly label: string;
  readonly ideas: readonly IdeaView[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  return (
    <label className="flex flex-col gap-1">
      <span className="sign">{props.label}</span>
      <select className="input" value={props.value} onChange={(event) => props.onChange(event.target.value)}>
        <option value="">Choose an idea…</option>
        <Options of={props.ideas.map(({ id, text }) => [id, text])} />
      </select>
    </label>
  );
}
