'use client';

/** Our own bug: says so, and what is safe. */
export default function ErrorPage({ reset }: { readonly error: Error; readonly reset: () => void }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 p-6">
      <p className="kicker text-alarm">Our fault</p>
      <h1 className="text-2xl">Something broke on this page</h1>
      <p role="alert">
        What you typed is kept in this browser and, once logged, on the server. Try the page again; if it breaks again,
        reload it.
      </p>
      <div className="flex flex-wrap gap-4">
        <button
          type="button"
          onClick={reset}
          className="sign min-h-11 rounded-sm border-2 border-exit bg-exit px-4 text-on-exit"
        >
          Try again
        </button>
        <a href="/" className="sign inline-flex min-h-11 items-center underline">
          To the way in
        </a>
      </div>
    </main>
  );
}
