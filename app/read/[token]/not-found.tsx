/** A read link that was taken back, or never was one. */
export default function NotFound() {
  return (
    <main className="mx-auto max-w-2xl px-4 py-16">
      <p className="kicker text-alarm">No entry</p>
      <h1 className="mt-2 text-3xl">This link leads nowhere.</h1>
      <p className="mt-4">
        It may have been taken back, or a part of it is missing. Ask whoever sent it for a new one.
      </p>
    </main>
  );
}
