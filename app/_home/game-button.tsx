import type { ComponentProps } from 'react';
import { GameLines } from './game-lines';
import type { DoorGame } from './games';

/** Button with the facts of a game, which starts it. */
export const GameButton = ({ game, ...props }: ComponentProps<'button'> & { readonly game: DoorGame }) => (
  <button
    {...props}
    className="flex min-h-11 w-full flex-col rounded-sm border-2 border-ink bg-raised px-3 py-1.5 text-left hover:bg-sunk disabled:border-line disabled:text-grey"
  >
    <GameLines game={game} />
  </button>
);
