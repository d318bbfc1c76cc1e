'use client';

import { type ReactNode, useState } from 'react';
import { createDraft } from '@/app/_data/drafts-api';
import { OpenTable } from '@/app/_table/open-table';
import { OwnTables } from '@/app/_table/own-tables';
import { Alert } from '@/app/_ui/alert';
import { Button, buttonLook } from '@/app/_ui/button';
import { Titled } from '@/app/_ui/titled';
import { useAttempt } from '@/app/_ui/use-attempt';
import { FileRoom } from './file-room';
import { GamePicker } from './game-picker';
import { OPENING, type Starter, StarterList } from './starter-list';

const BLANK = { id: '', title: 'A blank page' } as const;

/** Forms that join an open table or open a new one. */
function TableDoors(props: {
  readonly game: {
    readonly id: string;
    readonly title: string;
    readonly starters: readonly { readonly id: string; readonly title: string }[];
  };
  readonly tables: readonly { readonly code: string; readonly title: string }[];
}) {
  const { game, tables } = props;
  const [starter, setStarter] = useState<string>(BLANK.id);
  // Falls back to blank if the chosen starter belongs to another game.
  const chosen = game.starters.find(({ id }) => id === starter) ?? BLANK;
  return (
    <Titled id="tables" title="At one table" look="border-b-4 border-ink pb-2 text-xl" className="mt-12">
      <OwnTables tables={tables} />
      <div className="mt-4 grid gap-8 md:grid-cols-2">
        <form action="/table" className="flex flex-col gap-2">
          <p className="measure">Has somebody opened a table? Type its code or scan their QR code.</p>
          <label className="sign" htmlFor="join-code">
            Code
          </label>
          <div className="flex gap-2">
            <input
              id="join-code"
              name="code"
              className="input max-w-48 text-lg uppercase tracking-widest"
              required
              maxLength={12}
              placeholder="ABCD-EFGH"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <button type="submit" className={buttonLook('main')}>
              Join
            </button>
          </div>
        </form>
        <div className="flex flex-col gap-2">
          <p className="measure">
            Invent the place together: everybody adds ideas on their own phone, the group decides, and the studio writes
            it down.
          </p>
          <p className="sign">Game: {game.title}</p>
          <label className="sign" htmlFor="table-starter">
            Begin with
          </label>
          <GamePicker
            id="table-starter"
            className="input"
            games={[BLANK, ...game.starters]}
            game={chosen}
            onPick={({ id }) => setStarter(id)}
          />
          <OpenTable source={{ system: game.id, ...(chosen !== BLANK && { starter: chosen.id }) }} />
        </div>
      </div>
    </Titled>
  );
}

/** All starts that depend on the game, with one menu for it. */
export function Start(props: {
  readonly games: readonly Game[];
  /** True if a file may be a version in this studio's library. */
  readonly hasLibrary: boolean;
  /** Tables that the visitor is at. */
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

/** Three ways to start: from a starter, a blank page or a file. */
export function StartRooms(props: {
  readonly game: Game;
  /** True if a file may be a version in this studio's library. */
  readonly hasLibrary: boolean;
}) {
  const { game, hasLibrary } = props;
  const [busy, setBusy] = useState<string | undefined>(undefined);
  const { trouble, attempt } = useAttempt({ leaves: true });

  const start = async (door: string, given: Parameters<typeof createDraft>[0]) => {
    setBusy(door);
    const made = await attempt(() => createDraft(given));
    if (made) window.location.assign(`/studio/${made.id}`);
    else setBusy(undefined);
  };
  const startFrom = (id: string) => start(id, { system: game.id, starter: id });

  return (
    <>
      <Alert className="mb-4 border-2 border-alarm p-3 text-alarm">{trouble}</Alert>
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
