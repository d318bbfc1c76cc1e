'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { askSoon } from '@/app/_data/request';
import { Button } from '@/app/_ui/button';
import { COLOURS, type Colour, NAME_MAX } from '@/lib/table/vocabulary';
import { ColourChoice } from './colour-choice';
import { recallSelf, rememberSelf } from './remember-self';

const AS = {
  'co-gm': 'You will help lead.',
  player: 'You will hand in ideas and vote like everybody else.',
} as const;

/** A name and a colour, remembered for the next time, and in one goes. */
export function JoinForm(props: {
  readonly door: { readonly code: string } | { readonly token: string };
  readonly as: keyof typeof AS;
}) {
  const { door, as } = props;
  const [colour, setColour] = useState<Colour | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  // Kept by the page itself: on a slow line people have typed their name before the scripts run.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const self = recallSelf();
    if (input.current && input.current.value === '') input.current.value = self?.name ?? '';
    // Not everybody is green.
    setColour((picked) => picked ?? self?.colour ?? COLOURS[Math.floor(Math.random() * COLOURS.length)]);
  }, []);

  const join = async (event: FormEvent) => {
    event.preventDefault();
    const self = { name: input.current?.value.trim() ?? '', colour: colour ?? 'green' };
    setBusy(true);
    setTrouble(undefined);
    try {
      const { page } = await askSoon<{ page: string }>('POST', '/api/tables/join', { ...door, ...self });
      rememberSelf(self);
      window.location.assign(page);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };

  return (
    <form className="flex flex-col gap-4" onSubmit={join}>
      <p>{AS[as]} No account, nothing to install.</p>
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
      <ColourChoice value={colour ?? 'green'} onChange={setColour} />
      {trouble !== undefined && (
        <p role="alert" className="border-l-4 border-alarm pl-3 text-alarm">
          {trouble}
        </p>
      )}
      <Button type="submit" look="main" className="min-h-16! text-lg!" disabled={busy}>
        {busy ? 'Joining…' : 'Join the table'}
      </Button>
    </form>
  );
}
