import type { Ending as KindOfEnding, Outcome } from '@/lib/contract/played';
import { type Game, NONE } from '../engine/game';
import type { State } from '../engine/state';
import { hasEscaped } from '../engine/table';

const UNREAD = { id: 'unread', label: 'No ending fits', good: false };

/** Every way a game of this kit can end, in the order they are tried. */
export function endingsOf({ kit }: Game): readonly KindOfEnding[] {
  const known = kit.endings.map(({ id, label, good }, i) => ({ id, label: label.trim() || `Ending ${i + 1}`, good }));
  const closed = kit.endings.some(({ when }) => when.objectives === 'any' && when.escaped === 'any');
  return closed ? known : [...known, UNREAD];
}

/** How one game ended; whoever stands on the finish has won. */
export function outcomeOf(game: Game, state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const winners: number[] = [];
  for (let seat = 0; seat < state.players; seat++) if (hasEscaped(game, state, seat)) winners.push(seat);
  const ending = state.ending === NONE ? undefined : game.kit.endings[state.ending];
  return { ending: ending?.id ?? UNREAD.id, winners };
}

/** Whether a finished game ended as people hope. */
export const endedWell = ({ kit }: Game, { ending }: State): boolean => kit.endings[ending]?.good === true;
