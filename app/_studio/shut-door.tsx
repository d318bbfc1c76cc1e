import type { ReactNode } from 'react';

/** Error page of a studio that the visitor can't enter. */
export function ShutDoor({ children }: { readonly children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 p-6">
      <h1 className="text-2xl">This door stays closed for now</h1>
      <p role="alert">{children}</p>
      <div className="flex flex-wrap gap-4">
        {/* A link to the same address: it asks the server again, with or without scripts. */}
        <a
          className="sign inline-flex min-h-11 items-center rounded-sm border-2 border-exit bg-exit px-4 text-on-exit"
          href="?"
        >
          Try again
        </a>
        <a className="sign inline-flex min-h-11 items-center underline" href="/">
          Back to your list
        </a>
      </div>
    </main>
  );
}
