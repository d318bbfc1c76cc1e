import Link from 'next/link';

/** The exit sign over the door. */
export function SiteHeader() {
  return (
    <header className="border-b-4 border-ink">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 sm:px-8">
        <Link href="/" prefetch={false} className="sign flex min-h-16 items-center gap-3 text-lg">
          <RunningFigure />
          Trapdoor
        </Link>
        <nav aria-label="Site" className="flex gap-2">
          <Link href="/guides" prefetch={false} className="sign inline-flex min-h-11 items-center px-2 hover:underline">
            Guides
          </Link>
        </nav>
      </div>
    </header>
  );
}

/** A figure on its way through a door, as on the signs; the door is in the floor. */
function RunningFigure() {
  return (
    <svg viewBox="0 0 48 40" width="48" height="40" aria-hidden="true" focusable="false">
      <rect width="48" height="40" fill="#00693C" />
      <g fill="none" stroke="#fff" strokeWidth="3.500" strokeLinecap="square">
        <path d="M19 15l8-2 4 7 5 1M27 13l-4 10 6 5 1 7M23 23l-5 6-7 1M19 15l-4 6" />
      </g>
      <circle cx="29" cy="7.500" r="3.500" fill="#fff" />
      <path d="M3 37h26M40 37h5" stroke="#fff" strokeWidth="3" />
      <path d="M40 37l-6-6" stroke="#FFC72C" strokeWidth="3" />
    </svg>
  );
}
