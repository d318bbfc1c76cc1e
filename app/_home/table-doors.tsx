'use client';

import { useState } from 'react';
import { OpenTable } from '@/app/_table/open-table';
import { OwnTables } from '@/app/_table/own-tables';
import { buttonLook } from '@/app/_ui/button';
import { GamePicker } from './game-picker';

const BLANK = { id: '', title: 'A blank page' } as const;

/** Into a table that is open, or a new one. */
export function TableDoors(props: {
  /** Of a new one. */
  readonly game: {
    readonly id: string;
    readonly title: string;
    readonly starters: readonly { readonly id: string; readonly title: string }[];
  };
  /** Those that one is at. */
  readonly tables: readonly { readonly code: string; readonly title: string }[];
}) {
  const { game, tables } = props;
  const [starter, setStarter] = useState<string>(BLANK.id);
  // Of another game's starters none is chosen.
  const chosen = game.starters.find(({ id }) => id === starter) ?? BLANK;
  return (
    <section aria-labelledby="tables" className="mt-12">
      <h2 id="tables" className="border-b-4 border-ink pb-2 text-xl">
        At one table
      </h2>
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
          <OpenTable wish={{ system: game.id, ...(chosen !== BLANK && { starter: chosen.id }) }} />
        </div>
      </div>
    </section>
  );
}
