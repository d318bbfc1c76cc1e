'use client';

import { OwnForm } from './own-form';

/** For those whom the GM has not let in yet. */
export function WaitingRoom() {
  return (
    <main id="step" className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-6 p-4 sm:p-6">
      <div className="border-4 border-ink bg-raised p-4 sm:p-6">
        <p className="kicker text-exit">Please wait here</p>
        <h1 className="mt-2 text-2xl">The GM knows you are waiting.</h1>
        <p className="mt-2">This page opens by itself.</p>
      </div>
      <OwnForm />
    </main>
  );
}
