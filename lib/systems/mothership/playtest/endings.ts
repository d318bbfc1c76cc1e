import type { Ending as KindOfEnding, Outcome } from '@/lib/contract/played';
import { hasEscaped } from '../engine/context';
import { type Game, NONE } from '../engine/game';
import type { State } from '../engine/state';

const UNREAD = { id: 'unread', label: 'No ending fits', good: false };

/** All possible endings of a ship, in the order they are tried. */
export function endingsOf({ body }: Game): readonly KindOfEnding[] {
  const known = body.endings.map(({ id, label, good }, i) => ({ id, label: label.trim() || `Ending ${i + 1}`, good }));
  const closed = body.endings.some(({ when }) => when.objectives === 'any' && when.escaped === 'any');
  return closed ? known : [...known, UNREAD];
}

/** Returns how a game ended; players on the finish have won. */
export function outcomeOf(game: Game, state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const winners: number[] = [];
  for (let seat = 0; seat < state.players; seat++) if (hasEscaped(game, state, seat)) winners.push(seat);
  const ending = state.ending === NONE ? undefined : game.body.endings[state.ending];
  return { ending: ending?.id ?? UNREAD.id, winners };
}

export const endedWell = ({ body }: Game, { ending }: State): boolean => body.endings[ending]?.good === true;
