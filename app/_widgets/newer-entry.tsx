'use client';

import { RELOAD, reload } from '@/app/_ui/part-missing';
import { capital } from '@/lib/tabletop/words/wording';

/** An entry of a kind that this page’s scripts do not know. It stays as it is; the scripts of today can show it. */
export const NewerEntry = ({ id, noun }: { readonly id: string; readonly noun: string }) => (
  <li id={id} className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 border-2 border-dashed border-line p-3">
    <p className="min-w-0">{capital(noun)} made with a newer Trapdoor. It is kept as it is.</p>
    <button type="button" onClick={reload} className="min-h-9 text-sm text-service underline pointer-coarse:min-h-11">
      {RELOAD}
    </button>
  </li>
);
