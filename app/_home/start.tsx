'use client';

import { useState } from 'react';
import { GamePicker } from './game-picker';
import { type Game, StartRooms } from './start-rooms';
import { TableDoors } from './table-doors';

/** Everything that begins with a game, which is chosen once. */
export function Start(props: {
  readonly games: readonly Game[];
  /** Whether a file may be a version of this studio's library. */
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
