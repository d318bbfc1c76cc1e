'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button, buttonLook } from '@/app/_ui/button';
import { dialogMissing } from '@/app/_ui/part-missing';
import type { DoorGame } from './games';

const InventTogether = dynamic(() =>
  import('./invent-together').then((module) => module.InventTogether, dialogMissing),
);
const WriteAlone = dynamic(() => import('./write-alone').then((module) => module.WriteAlone, dialogMissing));

const DOOR = 'min-h-13! text-lg! sm:px-6!';

/** The three ways to begin. `printing` leads to finished settings. */
export function Doors({ games, printing }: { readonly games: readonly DoorGame[]; readonly printing: string }) {
  const [open, setOpen] = useState<'together' | 'alone' | undefined>(undefined);
  const close = () => setOpen(undefined);
  return (
    <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
      <Button look="main" className={DOOR} onClick={() => setOpen('together')}>
        Invent one together
      </Button>
      <Button className={DOOR} onClick={() => setOpen('alone')}>
        Write one alone
      </Button>
      <a href={printing} className={buttonLook('plain', DOOR)}>
        Print one to play tonight
      </a>
      {open === 'together' && <InventTogether games={games} onClose={close} />}
      {open === 'alone' && <WriteAlone games={games} onClose={close} />}
    </div>
  );
}
