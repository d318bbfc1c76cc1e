'use client';

import { type FormEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/app/_ui/button';
import { Placard } from '@/app/_ui/placard';
import { proposeColour } from '@/lib/table/vocabulary';
import { recallSelf, rememberSelf } from './remember';
import { NameField } from './self-form';

const unchanging = () => () => {};
const isNewcomer = (): boolean => window.location.hash.length > 1 && recallSelf() === undefined;

/** Asks people for their name before `children` let them in, once on each device, if their link has its secret part. */
export function NamedFirst({ children }: { readonly children: ReactNode }) {
  const isNew = useSyncExternalStore(unchanging, isNewcomer, () => false);
  const [hasAnswered, setAnswered] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  if (!isNew || hasAnswered) return children;

  const send = (event: FormEvent) => {
    event.preventDefault();
    const name = input.current?.value.trim() ?? '';
    if (name !== '') rememberSelf({ name, colour: proposeColour([], undefined, Math.random()) });
    setAnswered(true);
  };
  return (
    <Placard kicker="Come in" title="Who is here?">
      <form className="flex flex-col gap-4" onSubmit={send}>
        <p>The others see your name beside what you write. This is asked only once.</p>
        <NameField ref={input} enterKeyHint="go" />
        <Button type="submit" look="main" className="min-h-14! text-lg!">
          Open the scenario
        </Button>
      </form>
    </Placard>
  );
}
