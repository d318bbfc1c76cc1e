'use client';

import { useEffect, useState } from 'react';
import { artAddress, readArt } from '@/app/_data/art-store';

/** Where to show a picture from: this device if it has it, else the server. Undefined until that is known. */
export function useArtAddress(draftId: string, hash: string | undefined): string | undefined {
  const [shown, setShown] = useState<{ readonly hash: string; readonly address: string }>();
  useEffect(() => {
    if (hash === undefined) return;
    let gone = false;
    let made: string | undefined;
    void readArt(draftId, hash).then((art) => {
      if (gone) return;
      if (art) made = URL.createObjectURL(new Blob([art.bytes], { type: 'image/png' }));
      setShown({ hash, address: made ?? artAddress(draftId, hash) });
    });
    return () => {
      gone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [draftId, hash]);
  return shown?.hash === hash ? shown?.address : undefined;
}
