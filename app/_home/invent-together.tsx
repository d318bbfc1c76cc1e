'use client';

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { askWithTimeout } from '@/app/_data/request';
import { recallSelf, rememberSelf } from '@/app/_join/remember';
import { NameField } from '@/app/_join/self-form';
import { Alert } from '@/app/_ui/alert';
import { Choice } from '@/app/_ui/choice';
import { isComposing } from '@/app/_ui/composing';
import { Dialog } from '@/app/_ui/dialog';
import { useAttempt } from '@/app/_ui/use-attempt';
import { LENGTH_OPTIONS, type Length, proposeColour } from '@/lib/table/vocabulary';
import { GameButton } from './game-button';
import type { DoorGame } from './games';

const NO_COLOURS = [] as const;

/** Sheet that opens a table with its first question: the opener's name, the length, and the games as buttons. */
export function InventTogether({
  games,
  onClose,
}: {
  readonly games: readonly DoorGame[];
  readonly onClose: () => void;
}) {
  const [begins, setBegins] = useState<Length>('evening');
  const { trouble, busy, attempt } = useAttempt({ leaves: true });
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (name.current && name.current.value === '') name.current.value = recallSelf()?.name ?? '';
  }, []);

  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter;
    const system = button instanceof HTMLButtonElement ? button.value : games[0]?.id;
    const colour = proposeColour(NO_COLOURS, recallSelf()?.colour, Math.random());
    const self = { name: name.current?.value.trim() ?? '', colour };
    await attempt(async () => {
      const { page } = await askWithTimeout<{ page: string }>('POST', '/api/tables', { system, begins, ...self });
      rememberSelf(self);
      window.location.assign(page);
    });
  };
  // Enter after the name must not start the first game.
  const toGames = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    event.currentTarget.form?.querySelector<HTMLButtonElement>('fieldset button')?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Invent one together"
      help="Everybody adds ideas on their own phone, the group decides, and the studio writes it down."
    >
      <form className="flex flex-col gap-4" onSubmit={open}>
        <NameField ref={name} enterKeyHint="next" onKeyDown={toGames} />
        <Choice legend="How long?" value={begins} options={LENGTH_OPTIONS} onChange={setBegins} />
        <Alert className="border-l-4 border-alarm pl-3 text-alarm">{trouble}</Alert>
        <fieldset disabled={busy}>
          <legend className="sign mb-1">Choose a game: its first question opens</legend>
          <div className="flex flex-col gap-2">
            {games.map((game) => (
              <GameButton key={game.id} type="submit" value={game.id} game={game} />
            ))}
          </div>
        </fieldset>
        <p role="status">{busy && 'Setting the table…'}</p>
      </form>
    </Dialog>
  );
}
