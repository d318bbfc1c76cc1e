import type { Listing } from '@/lib/storage/library-port';
import type { ActKind, ActRow } from '@/lib/storage/moderation-port';

export const ACT_REASON_MAX = 300;

const ACTS: Readonly<Record<ActKind, { readonly button: string; readonly done: string }>> = {
  approve: { button: 'Approve', done: 'Approved' },
  hide: { button: 'Hide it', done: 'Hidden' },
  show: { button: 'Show it again', done: 'Shown again' },
  unlist: { button: 'Take it off the list', done: 'Taken off the list' },
  list: { button: 'Put it back on the list', done: 'Put back on the list' },
  stop: { button: 'Stop this publisher', done: 'Publisher stopped' },
  allow: { button: 'Let this publisher publish again', done: 'Publisher may publish again' },
  dismiss: { button: 'Dismiss the reports', done: 'Reports dismissed' },
};

export const sayButton = (kind: ActKind): string => ACTS[kind].button;

/** Describes an action for the log: "Approved: version 3". */
export const sayAct = ({ kind, version }: Pick<ActRow, 'kind' | 'version'>): string =>
  version === null ? ACTS[kind].done : `${ACTS[kind].done}: version ${version}`;

export const needsReason = (kind: ActKind): boolean => kind !== 'approve';

interface ActsOn {
  readonly listing: Listing;
  readonly hiddenAt: number | null;
  readonly unlistedAt: number | null;
  readonly byStudio: boolean;
  readonly isStopped: boolean;
  readonly isReported: boolean;
}

/** Returns the actions that would change something, except approving. */
export function actsOn({ listing, hiddenAt, unlistedAt, byStudio, isStopped, isReported }: ActsOn): readonly ActKind[] {
  const acts: ActKind[] = [hiddenAt === null ? 'hide' : 'show'];
  if (unlistedAt !== null) acts.push('list');
  else if (listing === 'public') acts.push('unlist');
  if (isReported) acts.push('dismiss');
  if (!byStudio) acts.push(isStopped ? 'allow' : 'stop');
  return acts;
}
