import type { Listing } from '@/lib/storage/library-port';
import type { ActKind, ActRow } from '@/lib/storage/moderation-port';

/** How long a reason in the log may be. */
export const ACT_REASON_MAX = 300;

interface ActWords {
  /** What its button says. */
  readonly button: string;
  /** What the log says. */
  readonly done: string;
}

/** Acts in words. */
const ACTS: Readonly<Record<ActKind, ActWords>> = {
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

/** "Version 3 approved". */
export const sayAct = ({ kind, version }: Pick<ActRow, 'kind' | 'version'>): string =>
  version === null ? ACTS[kind].done : `${ACTS[kind].done}: version ${version}`;

/** Whether an act needs a reason for the log. What only lets people do more explains itself. */
export const needsReason = (kind: ActKind): boolean => kind !== 'approve';

/** What a moderator has to know of a publication to act on it. */
interface ActsOn {
  readonly listing: Listing;
  readonly hiddenAt: number | null;
  readonly unlistedAt: number | null;
  readonly byStudio: boolean;
  readonly isStopped: boolean;
  readonly isReported: boolean;
}

/** The acts that would change something, apart from approving. */
export function actsOn({ listing, hiddenAt, unlistedAt, byStudio, isStopped, isReported }: ActsOn): readonly ActKind[] {
  const acts: ActKind[] = [hiddenAt === null ? 'hide' : 'show'];
  if (unlistedAt !== null) acts.push('list');
  else if (listing === 'public') acts.push('unlist');
  if (isReported) acts.push('dismiss');
  if (!byStudio) acts.push(isStopped ? 'allow' : 'stop');
  return acts;
}
