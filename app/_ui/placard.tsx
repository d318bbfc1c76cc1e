import type { ReactNode } from 'react';
import { BrandSign } from './brand-sign';

/** A page with one thing to say: what happened, and the way on. */
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
