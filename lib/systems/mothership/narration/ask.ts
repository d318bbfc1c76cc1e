import { counted } from '@/lib/tabletop/words/wording';
import type { Game } from '../engine/game';
import type { View } from '../engine/view';

/** Question of the player whose turn it is. */
export function ask(_: Game, view: View): string {
  const { phase, turn } = view.table;
  if (phase === 'level') return 'Which level do you play at?';
  if (phase === 'muster') return 'Whom do you play?';
  if (phase === 'over') return 'The game is over.';
  return `You have ${counted(view.apOf(turn), 'action point')} left. What do you do?`;
}
