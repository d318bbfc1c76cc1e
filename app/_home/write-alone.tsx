'use client';

import { useEffect, useRef } from 'react';
import { Alert } from '@/app/_ui/alert';
import { Dialog } from '@/app/_ui/dialog';
import { GameButton } from './game-button';
import type { DoorGame } from './games';
import { useStartDraft } from './use-start-draft';

/** Sheet with the games: choosing one opens a blank page of it. A single game needs no choice. */
export function WriteAlone({ games, onClose }: { readonly games: readonly DoorGame[]; readonly onClose: () => void }) {
  const { trouble, busy, start } = useStartDraft();
  const only = games.length === 1 ? games[0]?.id : undefined;
  const started = useRef(false);
  useEffect(() => {
    if (only === undefined || started.current) return;
    started.current = true;
    void start({ system: only });
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Write one alone"
      help="Choose a game. You begin with a blank page: one question at a time, in any order."
    >
      <Alert className="mb-4 border-l-4 border-alarm pl-3 text-alarm">{trouble}</Alert>
      <ul className="flex flex-col gap-2">
        {games.map((game) => (
          <li key={game.id}>
            <GameButton type="button" game={game} disabled={busy} onClick={() => start({ system: game.id })} />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3">
        {busy && 'Opening the studio…'}
      </p>
    </Dialog>
  );
}
