'use client';

import { type ReactNode, useState } from 'react';
import { createDraft } from '@/app/_data/drafts-api';
import { Button } from '@/app/_ui/button';
import { FileRoom } from './file-room';
import { GamePicker } from './game-picker';
import { OPENING, type Starter, StarterList } from './starter-list';
import { TableDoors } from './table-doors';

/** Everything that begins with a game, which is chosen once. */
export function Start(props: {
  readonly games: readonly Game[];
  /** Tells whether a file may be a version of this studio's library. */
  readonly hasLibrary: boolean;
  /** The tables that one is at. */
  readonly tables: readonly { readonly code: string; readonly title: string }[];
}) {
  const { games, hasLibrary, tables } = props;
  const [game, setGame] = useState(games[0]);
  if (!game) return null;
  return (
    <>
      <section aria-label="Start a scenario" className="mt-10">
        {games.length > 1 && (
          <div className="mb-4 flex max-w-sm flex-col gap-1">
            <label className="sign" htmlFor="start-game">
              Game
            </label>
            <GamePicker id="start-game" className="input" games={games} game={game} onPick={setGame} />
          </div>
        )}
        <StartRooms game={game} hasLibrary={hasLibrary} />
      </section>
      <TableDoors game={game} tables={tables} />
    </>
  );
}

export interface Game {
  readonly id: string;
  readonly title: string;
  readonly starters: readonly Starter[];
}

/** Three doors into the studio: a starter, a blank page, a file. */
export function StartRooms(props: {
  readonly game: Game;
  /** Tells whether a file may be a version of this studio's library. */
  readonly hasLibrary: boolean;
}) {
  const { game, hasLibrary } = props;
  const [busy, setBusy] = useState<string | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);

  const start = async (door: string, given: Parameters<typeof createDraft>[0]) => {
    setBusy(door);
    setTrouble(undefined);
    try {
      const { id } = await createDraft(given);
      window.location.assign(`/studio/${id}`);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      setBusy(undefined);
    }
  };
  const startFrom = (id: string) => start(id, { system: game.id, starter: id });

  return (
    <>
      {trouble !== undefined && (
        <p role="alert" className="mb-4 border-2 border-alarm p-3 text-alarm">
          {trouble}
        </p>
      )}
      <div className="grid border-4 border-ink lg:grid-cols-[2fr_1fr]">
        <Room title="From a starter" sign="A">
          <StarterList game={game} busy={busy} onStart={startFrom} />
        </Room>
        <div className="door-wall flex min-w-0 flex-col">
          <Room title="From a blank page" sign="B">
            <p>One question at a time, in any order.</p>
            <Button
              disabled={busy !== undefined}
              onClick={() => start('blank', { system: game.id })}
              className="self-start"
            >
              {busy === 'blank' ? OPENING : 'Start blank'}
            </Button>
          </Room>
          <Room title="From a file" sign="C" below>
            <FileRoom
              hasLibrary={hasLibrary}
              disabled={busy !== undefined}
              opening={busy === 'file'}
              onScenario={(scenario) => start('file', { scenario })}
            />
          </Room>
        </div>
      </div>
      <p role="status" className="sr-only">
        {busy === undefined ? '' : OPENING}
      </p>
    </>
  );
}

function Room(props: {
  readonly title: string;
  readonly sign: string;
  readonly below?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section
      aria-label={props.title}
      className={`flex min-w-0 flex-col gap-3 bg-raised p-4 sm:p-6 ${props.below ? 'grow border-t-4 border-ink' : ''}`}
    >
      <h2 className="flex items-center gap-3 text-lg">
        <span
          aria-hidden
          className="sign flex size-8 shrink-0 items-center justify-center bg-exit text-base text-on-exit"
        >
          {props.sign}
        </span>
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}
