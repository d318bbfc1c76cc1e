'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { type RememberedSeat, recallSeat } from '@/app/_join/remember';
import type { Game } from '@/app/_table/develop-bar';

const DevelopBar = dynamic(
  () =>
    import('@/app/_table/develop-bar').then(
      (module) => module.DevelopBar,
      () => () => null,
    ),
  { ssr: false },
);

/** Bar in the studio for the table at which this draft is written. Renders and fetches nothing without a table. */
export function DevelopAt({ draftId, game }: { readonly draftId: string; readonly game: Game }) {
  const [seat, setSeat] = useState<RememberedSeat | undefined>(undefined);
  useEffect(() => setSeat(recallSeat(draftId)), [draftId]);
  return seat ? <DevelopBar draftId={draftId} seat={seat} game={game} /> : null;
}
