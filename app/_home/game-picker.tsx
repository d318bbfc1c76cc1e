'use client';

import { type ComponentProps, useCallback, useLayoutEffect, useRef } from 'react';
import { Options } from '@/app/_ui/options';

interface Titled {
  readonly id: string;
  readonly title: string;
}

type Select = Omit<ComponentProps<'select'>, 'ref' | 'value' | 'onChange' | 'children'>;

/** Menu of games. Adopts a choice made before hydration or restored by the browser. */
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
  // In the commit of hydration, since a queued click on “Start blank” is replayed right after it.
  useLayoutEffect(pick, [pick]);
  return (
    <select {...select} ref={picker} value={game.id} onChange={pick}>
      <Options of={games.map(({ id, title }) => [id, title])} />
    </select>
  );
}
