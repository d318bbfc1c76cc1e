import type { ReactNode } from 'react';

/** Folded list of the keys of a drawing that `aria-describedby` names: screen readers say it with the drawing. */
export const KeysHelp = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <details className="border-b-2 border-ink px-3 text-sm text-grey pointer-coarse:hidden">
    <summary className="min-h-9 w-fit cursor-pointer content-center">Keys</summary>
    <p className="measure pb-2" id={id}>
      {children}
    </p>
  </details>
);
