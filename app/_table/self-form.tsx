'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { proposeColour } from '@/lib/table/free-colours';
import { type Colour, NAME_MAX } from '@/lib/table/vocabulary';
import { ColourChoice } from './colour-choice';
import { recallSelf, rememberSelf, type Self } from './remember-self';

/** A name and a colour, remembered for the next time, and in one goes. */
export function SelfForm(props: {
  /** Colours of those who are there already. */
  readonly taken: readonly Colour[];
  /** What the button says, and while it is done. */
  readonly says: string;
  readonly busySays: string;
  /** Leads to another page, or fails with a message. */
  readonly onSend: (self: Self) => Promise<void>;
  readonly children?: ReactNode;
}) {
  const { taken, says, busySays, onSend, children } = props;
  const [colour, setColour] = useState<Colour | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  // Kept by the page itself: on a slow line people have typed their name before the scripts run.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const self = recallSelf();
    if (input.current && input.current.value === '') input.current.value = self?.name ?? '';
    setColour((picked) => picked ?? proposeColour(taken, self?.colour, Math.random()));
  }, [taken]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const self = { name: input.current?.value.trim() ?? '', colour: colour ?? proposeColour(taken, undefined, 0) };
    setBusy(true);
    setTrouble(undefined);
    try {
      await onSend(self);
      rememberSelf(self);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };

  return (
    <form className="flex flex-col gap-4" onSubmit={send}>
      {children}
      <label className="flex flex-col gap-1">
        <span className="sign">Your name</span>
        <input
          ref={input}
          className="input text-lg"
          maxLength={NAME_MAX}
          required
          autoComplete="nickname"
          enterKeyHint="go"
        />
      </label>
      <ColourChoice value={colour ?? proposeColour(taken, undefined, 0)} onChange={setColour} taken={taken} />
      {trouble !== undefined && (
        <p role="alert" className="border-l-4 border-alarm pl-3 text-alarm">
          {trouble}
        </p>
      )}
      <Button type="submit" look="main" className="min-h-16! text-lg!" disabled={busy}>
        {busy ? busySays : says}
      </Button>
    </form>
  );
}
