import type { TableRow, TableState } from '@/lib/table/state';
import { audienceOf, type SentSnapshot, type Snapshots } from './audiences';
import type { DraftPart } from './live-draft';
import { NOTHING_OWN } from './snapshot-json';
import type { ViewerSocket } from './viewer-socket';

/** Returns the part of the draft that a viewer is shown. */
export function draftPartFor(
  { who, seen }: ViewerSocket,
  { phase }: TableRow,
  people: TableState['people'],
): DraftPart | undefined {
  const audience = seen?.audience;
  if (audience === undefined || audience === 'lobby') return undefined;
  const writes = who.kind === 'table' && people.get(who.person ?? '')?.role !== 'watcher';
  if (!writes) return audience === 'lead' ? undefined : 'players';
  return phase === 'develop' ? 'outline' : undefined;
}

/** Returns the snapshot for a socket. A second screen sees the same, whichever person owns it. */
export function seenBy({ who }: ViewerSocket, snapshots: Snapshots): SentSnapshot {
  const person = snapshots.state.people.get(who.person ?? '');
  const place = audienceOf(person);
  if (who.kind === 'table') return { audience: place, own: person ? snapshots.ownOf(person) : NOTHING_OWN };
  if (who.kind === 'watch') return { audience: 'watch', own: NOTHING_OWN };
  return { audience: place === 'lead' ? 'table' : place, own: NOTHING_OWN };
}
