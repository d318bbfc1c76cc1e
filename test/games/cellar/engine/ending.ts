import type { Outcome } from '@/lib/contract/played';
import type { State } from './state';

export function outcomeOf({ escaped, lamps, players }: State): Outcome | undefined {
  if (escaped) return { ending: 'out', winners: Array.from({ length: players }, (_, seat) => seat) };
  return lamps === 0 ? { ending: 'dark', winners: [] } : undefined;
}
