import type { Clock } from '@/lib/contract/played';
import { endingsOf } from '@/lib/tabletop/play/aims';
import { ENDINGS } from '../engine/ending';
import type { Shown } from '../engine/state';

/** Endings of a siege (rules 15), and the outcome of a game. */
export const ended = endingsOf(ENDINGS, {
  everybodySafe: { label: 'Everybody is safe', good: true },
  someSafe: { label: 'Some are safe', good: true },
  stillInside: { label: 'Still inside', good: false },
  nobodyLeft: { label: 'Nobody is left', good: false },
});

/** Clock of a siege: completed conflicts count as both rounds and turns. */
export const clockOf = ({ conflicts }: Shown): Clock => ({ rounds: conflicts, turns: conflicts });
