import { NONE } from '@/lib/tabletop/board';
import type { Seat } from '../engine/state';
import type { View } from '../engine/view';
import type { Outlook } from './outlook';
import { AHEAD } from './weights';

/** Sits down in a seat: those who have turns after its next one and before the one after that are ahead in the race. */
export function sitDown(outlook: Outlook, seat: Seat, { players, holder }: View): void {
  const { position, late } = outlook;
  const isIn = (one: Seat) => position.at[one] !== NONE;
  const from = (first: Seat, one: Seat) => (one - first + players) % players;
  let next = (holder + 1) % players;
  while (!isIn(next)) next = (next + 1) % players;
  outlook.me = seat;
  let first = 0;
  for (let one = 0; one < players; one++) {
    const turns = Number(from(holder, one) > from(holder, seat)) + Number(from(next, one) < from(next, seat));
    const ahead = one === seat ? 0 : (AHEAD[turns] ?? 0);
    late[one] = -ahead;
    if (isIn(one)) first = Math.max(first, ahead);
  }
  for (let one = 0; one < players; one++) late[one] = (late[one] ?? 0) + first;
}

/** Everybody sets out at the same time. */
export function sitDownEvenly(outlook: Outlook, seat: Seat, { players }: View): void {
  outlook.me = seat;
  for (let one = 0; one < players; one++) outlook.late[one] = 0;
}
