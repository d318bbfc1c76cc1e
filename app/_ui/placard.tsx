import type { ReactNode } from 'react';

/** A page with a single message and a way on. */
export function Placard(props: { readonly kicker: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center p-4 sm:p-6">
      <div className="border-4 border-ink bg-raised">
        <p className="flex items-center gap-3 border-b-4 border-ink p-3">
          <BrandSign height={32} />
          <span className="kicker text-alarm">{props.kicker}</span>
        </p>
        <div className="flex flex-col gap-4 p-4 sm:p-6">
          <h1 className="text-2xl">{props.title}</h1>
          {props.children}
        </div>
      </div>
    </main>
  );
}

/** The logo: a figure running through a door, as on exit signs, but the door is in the floor. */
export function BrandSign({ height = 40 }: { readonly height?: number }) {
  return (
    <svg
      viewBox="0 0 48 40"
      width={height * 1.2}
      height={height}
      aria-hidden="true"
      focusable="false"
      className="shrink-0"
    >
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
