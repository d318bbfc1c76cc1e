'use client';

import { useEffect, useRef, useState } from 'react';
import { pinPrompt, unpinPrompt } from '@/app/_draft/pinned-prompt';
import { useStudio } from '@/app/_draft/use-draft';
import { Button } from '@/app/_ui/button';
import { Options } from '@/app/_ui/options';
import { drawPrompt, PlayingCard } from '@/app/_ui/playing-card';
import { toast } from '@/app/_ui/toasts';
import type { Slot, Step } from '@/lib/contract/form';
import { entriesOf, type Json } from '@/lib/kernel/json';
import { type Path, valueAt } from '@/lib/kernel/path';
import { blankEntry } from '@/lib/schema/blank';
import { shapeAt } from '@/lib/schema/shape-at';

/** Shows a card with a prompt, and creates the field for its answer. */
export function Stuck({ step, onClose }: { readonly step: Step; readonly onClose: () => void }) {
  const { session, system, focusPath } = useStudio();
  const [slot, setSlot] = useState<Slot | undefined>(step.slots[0]);
  const [prompt, setPrompt] = useState(() => drawPrompt(step.slots[0]?.prompts ?? [], undefined, Math.random()));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => unpinPrompt, []);
  if (!slot || !prompt) return null;

  const answer = () => {
    const path: Path = ['body', ...slot.path];
    const shape = shapeAt(system.draftShape, path, session.draft() as unknown as Json);
    if (shape?.kind === 'list' && slot.field !== undefined) {
      const entries = entriesOf(valueAt(session.draft() as unknown as Json, path));
      if (entries.length >= shape.max) return toast({ message: `The list is full: it holds ${shape.max}.` });
      const entry = blankEntry(shape, slot.given, entries);
      const { marks } = slot;
      session.edit([
        { op: 'insert', path, entry },
        ...(marks ? [{ op: 'set' as const, path: ['body', ...marks], value: entry.id }] : []),
      ]);
      lead([...path, entry.id, slot.field]);
    } else lead(path);
  };
  const lead = (path: Path) => {
    pinPrompt(path, prompt.text);
    focusPath(path);
  };

  return (
    <section aria-labelledby="stuck" className="flex flex-col gap-4 border-2 border-ink bg-sunk p-4 sm:flex-row sm:p-6">
      <PlayingCard key={prompt.card + prompt.text} card={prompt.card} />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <h2 id="stuck" ref={heading} tabIndex={-1} className="kicker text-grey outline-none">
          Stuck? The cards suggest
        </h2>
        <p className="font-note text-lg" aria-live="polite">
          {prompt.text}
        </p>
        {step.slots.length > 1 && (
          <label className="flex flex-col gap-1">
            <span className="sign text-sm">An idea for</span>
            <select
              className="input max-w-72"
              value={slot.id}
              onChange={(event) => {
                const chosen = step.slots.find(({ id }) => id === event.target.value);
                setSlot(chosen);
                setPrompt(drawPrompt(chosen?.prompts ?? [], undefined, Math.random()));
              }}
            >
              <Options of={step.slots.map(({ id, title }) => [id, title])} />
            </select>
          </label>
        )}
        <div className="flex flex-wrap gap-2">
          <Button look="main" onClick={answer}>
            Write the answer
          </Button>
          <Button onClick={() => setPrompt(drawPrompt(slot.prompts, prompt, Math.random()))}>Another card</Button>
          <Button look="quiet" onClick={onClose}>
            Hide
          </Button>
        </div>
      </div>
    </section>
  );
}
