'use client';

import { useSyncExternalStore } from 'react';
import { useStudio } from '@/app/_draft/use-draft';

/** The state of saving as an inspection stamp; it never says more than is true. */
export function SaveStamp() {
  const { session } = useStudio();
  const read = () => {
    const save = session.saveState();
    // One string, so that the same state is the same value.
    return save.state === 'unsaved' ? `!${save.message}` : save.state;
  };
  const state = useSyncExternalStore(session.subscribe, read, () => 'saving');

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
