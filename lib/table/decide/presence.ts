import type { Change, TableState } from '../state';
import { isPresent } from './deciding';
import { forgetFollowing } from './lead';

/** How often it is written down that somebody is still there. */
const AGAIN_AFTER_MS = 15_000;

/** What it means that these people's pages are connected, and that those are no longer. */
export function decidePresence(
  state: TableState,
  { here, gone }: { readonly here: readonly string[]; readonly gone: readonly string[] },
  now: number,
): readonly Change[] {
  const known = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const person = state.people.get(id);
      return person && !person.removed ? [person] : [];
    });
  const came = known(here).filter((person) => !person.here || now - person.seenAt >= AGAIN_AFTER_MS);
  const went = known(gone).filter((person) => person.here);
  const gmIsBack = came.some((person) => person.role === 'gm' && !isPresent(person, now));
  return [
    ...(came.length > 0
      ? [{ type: 'people' as const, ids: came.map(({ id }) => id), set: { here: true, seenAt: now } }]
      : []),
    ...(went.length > 0
      ? [{ type: 'people' as const, ids: went.map(({ id }) => id), set: { here: false, seenAt: now } }]
      : []),
    ...(gmIsBack ? forgetFollowing(state.people) : []),
  ];
}
