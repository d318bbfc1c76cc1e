'use client';

import { type ComponentProps, useCallback, useEffect, useRef } from 'react';

interface Titled {
  readonly id: string;
  readonly title: string;
}

type Select = Omit<ComponentProps<'select'>, 'ref' | 'value' | 'onChange' | 'children'>;

/** Which game. One may have been picked before this ran, or when the page was loaded before: browsers remember. */
export function GamePicker<Game extends Titled>({
  games,
  game,
  onPick,
  ...select
}: Select & {
  readonly games: readonly Game[];
  readonly game: Game;
  readonly onPick: (game: Game) => void;
}) {
  const picker = useRef<HTMLSelectElement>(null);
  const pick = useCallback(() => {
    const picked = games.find(({ id }) => id === picker.current?.value);
    if (picked) onPick(picked);
  }, [games, onPick]);
  useEffect(pick, [pick]);
  return (
    <select {...select} ref={picker} value={game.id} onChange={pick}>
      {games.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}
