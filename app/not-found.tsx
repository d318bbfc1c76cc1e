import type { Metadata } from 'next';
import Link from 'next/link';

export const metadata: Metadata = { title: 'No such room' };

export default function NotFound() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 p-6">
      <p className="kicker text-alarm">404</p>
      <h1 className="text-2xl">This room is not on the plan</h1>
      <p>The address leads nowhere. It may have been mistyped, or somebody took the link back.</p>
      <p>
        <Link
          href="/"
          className="sign inline-flex min-h-11 items-center rounded-sm border-2 border-exit bg-exit px-4 text-on-exit"
        >
          To the way in
        </Link>
      </p>
    </main>
  );
}
