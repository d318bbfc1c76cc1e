'use client';

import { useState } from 'react';
import { askWithTimeout } from '@/app/_data/request';
import type { Self } from '@/app/_table/remember';
import { SelfForm } from '@/app/_table/self-form';
import { Dialog } from '@/app/_ui/dialog';
import { GameLines } from './game-lines';
import { GameRadio } from './game-radio';
import type { DoorGame } from './games';

const NO_PEOPLE = [] as const;

/** Sheet that opens a table: the game, and the opener's name. */
export function InventTogether({
  games,
  onClose,
}: {
  readonly games: readonly DoorGame[];
  readonly onClose: () => void;
}) {
  const [system, setSystem] = useState(games[0]?.id);
  const open = async (self: Self) => {
    const { page } = await askWithTimeout<{ page: string }>('POST', '/api/tables', { system, ...self });
    window.location.assign(page);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Invent one together"
      help="Everybody adds ideas on their own phone, the group decides, and the studio writes it down."
    >
      <SelfForm taken={NO_PEOPLE} says="Open the table" busySays="Setting the table…" onSend={open}>
        <fieldset>
          <legend className="sign mb-1">Game</legend>
          <div className="flex flex-col gap-2">
            {games.map((game) => (
              <GameRadio
                key={game.id}
                name="game"
                checked={game.id === system}
                onChoose={() => setSystem(game.id)}
                look="border-line px-3 has-checked:border-exit has-checked:bg-raised"
              >
                <GameLines game={game} />
              </GameRadio>
            ))}
          </div>
        </fieldset>
      </SelfForm>
    </Dialog>
  );
}
