import type { Clock } from '@/lib/contract/played';
import { endingsOf } from '@/lib/tabletop/aims';
import { ENDINGS } from '../engine/ending';
import type { Shown } from '../engine/state';

/** How a siege can end (rules 15), and how one did. */
export const ended = endingsOf(ENDINGS, {
  everybodySafe: { label: 'Everybody is safe', good: true },
  someSafe: { label: 'Some are safe', good: true },
  stillInside: { label: 'Still inside', good: false },
  nobodyLeft: { label: 'Nobody is left', good: false },
});

/** Conflicts that are over, which are its rounds as well as its turns. */
export const clockOf = ({ conflicts }: Shown): Clock => ({ rounds: conflicts, turns: conflicts });
