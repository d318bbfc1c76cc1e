'use client';

import { type ReactNode, useState } from 'react';
import { createDraft } from '@/app/_data/drafts-api';
import { Button } from '@/app/_ui/button';
import { FileRoom } from './file-room';
import { GamePicker } from './game-picker';

export interface Game {
  readonly id: string;
  readonly title: string;
  readonly starters: readonly {
    readonly id: string;
    readonly title: string;
    readonly summary: string;
    readonly complete: boolean;
    /** Of a variant: the starter that it changes. */
    readonly variantOf?: string | undefined;
  }[];
}

const OPENING = 'Opening the studio…';

/** Three doors into the studio: blank, a starter, a file. */
export function StartRooms({ games }: { readonly games: readonly Game[] }) {
  const [busy, setBusy] = useState<string | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [game, setGame] = useState(games[0]);
  if (!game) return null;

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
  const settings = game.starters.filter(({ variantOf }) => variantOf === undefined);
  const [featured, ...others] = settings.toSorted((a, b) => Number(b.complete) - Number(a.complete));
  const variantsOf = (id: string) => game.starters.filter(({ variantOf }) => variantOf === id);
  const startFrom = (id: string) => start(id, { system: game.id, starter: id });

  return (
    <section aria-label="Start a scenario" className="mt-10">
      {games.length > 1 && (
        <div className="mb-4 flex max-w-sm flex-col gap-1">
          <label className="sign" htmlFor="start-game">
            Game
          </label>
          <GamePicker id="start-game" className="input" games={games} game={game} onPick={setGame} />
        </div>
      )}
      {trouble !== undefined && (
        <p role="alert" className="mb-4 border-2 border-alarm p-3 text-alarm">
          {trouble}
        </p>
      )}
      <div className="grid border-4 border-ink lg:grid-cols-[1fr_2fr_1fr]">
        <Room title="From a blank page" sign="A">
          <p>One question at a time, in any order.</p>
          <Start main busy={busy} door="blank" onClick={() => start('blank', { system: game.id })}>
            Start blank
          </Start>
        </Room>
        <Room title="From a starter" sign="B" wall>
          {featured && (
            <div className="border-2 border-exit p-3">
              <p className="sign text-lg">{featured.title}</p>
              <p className="mt-1">{featured.summary}</p>
              <Start busy={busy} door={featured.id} onClick={() => startFrom(featured.id)}>
                Start from this one
              </Start>
              <Starters says="Variants:" starters={variantsOf(featured.id)} busy={busy} onStart={startFrom} told />
            </div>
          )}
          {OTHERS.map(({ complete, says }) => (
            <Starters
              key={says}
              says={says}
              starters={others
                .filter((starter) => starter.complete === complete)
                .flatMap((starter) => [starter, ...variantsOf(starter.id)])}
              busy={busy}
              onStart={startFrom}
            />
          ))}
        </Room>
        <Room title="From a file" sign="C" wall>
          <FileRoom
            disabled={busy !== undefined}
            opening={busy === 'file'}
            onScenario={(scenario) => start('file', { scenario })}
          />
        </Room>
      </div>
      <p role="status" className="sr-only">
        {busy === undefined ? '' : OPENING}
      </p>
    </section>
  );
}

const OTHERS = [
  { complete: true, says: 'Also complete:' },
  { complete: false, says: 'Started for you; the rest is yours to write:' },
] as const;

function Starters(props: {
  readonly says: string;
  readonly starters: Game['starters'];
  readonly busy: string | undefined;
  readonly onStart: (id: string) => void;
  /** Whether their summaries are shown, and not only as a hint. */
  readonly told?: boolean;
}) {
  const { says, starters, busy, onStart, told = false } = props;
  if (starters.length === 0) return null;
  return (
    <>
      <p className={`text-sm text-grey ${told ? 'mt-3' : ''}`}>{says}</p>
      <ul className={`grid gap-1 ${told ? '' : 'sm:grid-cols-2'}`}>
        {starters.map(({ id, title, summary, variantOf }) => (
          <li key={id} className={variantOf !== undefined && !told ? 'pl-6' : ''}>
            <button
              type="button"
              disabled={busy !== undefined}
              title={told ? undefined : summary}
              onClick={() => onStart(id)}
              className="sign flex min-h-11 w-full items-center gap-2 px-2 py-1.5 text-left hover:bg-sunk hover:underline"
            >
              <span aria-hidden className="text-exit">
                →
              </span>
              {busy === id ? OPENING : title}
            </button>
            {told && <p className="px-2 pb-1">{summary}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Room(props: {
  readonly title: string;
  readonly sign: string;
  readonly wall?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section
      aria-label={props.title}
      className={`flex min-w-0 flex-col gap-3 bg-raised p-4 sm:p-6 ${props.wall ? 'door-wall' : ''}`}
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

function Start(props: {
  readonly main?: boolean;
  readonly busy: string | undefined;
  readonly door: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  const { busy, door } = props;
  return (
    <Button
      look={props.main ? 'main' : 'plain'}
      disabled={busy !== undefined}
      onClick={props.onClick}
      className="mt-3 self-start"
    >
      {busy === door ? OPENING : props.children}
    </Button>
  );
}
