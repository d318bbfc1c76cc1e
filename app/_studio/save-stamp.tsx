'use client';

import { useEffect, useState } from 'react';
import { useStudio } from '@/app/_draft/use-draft';

/** What is saved stays so for as long before the stamp says it: while somebody types, it need not change twice a letter. */
const CALM_MS = 250;

/** The state of saving as an inspection stamp; it never says more than is true. */
export function SaveStamp() {
  const { session } = useStudio();
  const [state, setState] = useState('saving');

  useEffect(() => {
    let calm: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(calm);
      const save = session.saveState();
      if (save.state === 'saved') calm = setTimeout(setState, CALM_MS, 'saved');
      // One string, so that the same state is the same value.
      else setState(save.state === 'unsaved' ? `!${save.message}` : save.state);
    };
    look();
    const end = session.subscribe(look);
    return () => {
      end();
      clearTimeout(calm);
    };
  }, [session]);

  if (state === 'saved') {
    return (
      <p role="status" className="kicker -rotate-2 border-2 border-exit px-2 py-1 text-exit">
        Saved.
      </p>
    );
  }
  if (state === 'saving') {
    return (
      <p role="status" className="kicker border-2 border-dashed border-grey px-2 py-1 text-grey">
        Saving…
      </p>
    );
  }
  return (
    <p
      role="status"
      className="order-last w-full border-2 border-[#16201b] bg-hazard px-2 py-1 text-sm leading-tight text-on-hazard md:order-none md:w-auto md:max-w-xs"
    >
      <span className="kicker">Not saved: </span>
      {state.slice(1)}
    </p>
  );
}
