import { isNamed } from '@/lib/kernel/is-named';
import type { Counts } from './counts';
import type { TableStore } from './group-table-port';
import type { Library } from './library-port';
import type { Moderation } from './moderation-port';
import type { Moderators } from './moderators';
import type { Sweeps } from './sweeps';

/** What somebody may do with a draft. */
export const ROLES = ['owner', 'edit', 'read'] as const;
export type Role = (typeof ROLES)[number];

/** The server itself, which writes a draft's first document and renames. No cookie can say so. */
export const SYSTEM_MEMBER = '';

export interface DraftRow {
  readonly id: string;
  readonly system: string;
  readonly title: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly deletedAt: number | null;
  /** When somebody last opened it, to the day. */
  readonly openedAt: number;
}

interface DraftOfMember extends DraftRow {
  readonly role: Role;
}

export interface LinkRow {
  readonly id: string;
  readonly draftId: string;
  readonly role: 'edit' | 'read';
  readonly hideGm: boolean;
  readonly createdAt: number;
}

/** An edit on its way into the log. */
export interface NewUpdate {
  readonly draftId: string;
  readonly memberId: string;
  readonly at: number;
  readonly bytes: Uint8Array;
  readonly title: string;
  /** Ids of Yjs clients that begin to write with this update. */
  readonly newClients: readonly number[];
  /** Which of the draft's documents it changes: how often it was compacted before. None said is 0. */
  readonly epoch?: number;
}

export interface LoggedUpdate {
  readonly seq: number;
  readonly epoch: number;
  readonly bytes: Uint8Array;
}

/** The log refuses an update: another member writes as that client, or the document was compacted meanwhile. */
export class AppendRefused extends Error {
  override readonly name = 'AppendRefused';

  constructor(readonly reason: 'claimed' | 'old-epoch') {
    super(`Refused: ${reason}.`);
  }
}

export const isAppendRefused = (error: unknown): error is AppendRefused => isNamed(error, 'AppendRefused');

export interface LogEntry {
  readonly seq: number;
  readonly at: number;
  readonly memberId: string;
}

/** The append-only log of each draft's edits. Sequence numbers of a draft begin at 1 and have no gaps. */
export interface DraftLog {
  /** Resolves with the sequence number once the update is safe on disk; rejects if it is not, or with AppendRefused. */
  append(update: NewUpdate): Promise<number>;
  /** Newest checkpoint (0 if none) at or before `upTo`, then everything after it up to `upTo`, in order. */
  load(draftId: string, upTo?: number): Promise<readonly LoggedUpdate[]>;
  /** How many bytes load() gives. */
  loadLength(draftId: string): Promise<number>;
  /** Everything after the edit with that number, no matter who appended it, in order. */
  since(draftId: string, seq: number): Promise<readonly LoggedUpdate[]>;
  /** Compacts a document with this update, under the next epoch. Undefined, and nothing, if there is news after `after`. */
  begin(update: NewUpdate, after: number): Promise<number | undefined>;
  /** What each document after the first began with, oldest first. */
  beginnings(draftId: string): Promise<readonly LoggedUpdate[]>;
  /** Keeps a document's whole state at `seq`, so that loading need not begin at the beginning. */
  checkpoint(draftId: string, seq: number, state: Uint8Array): Promise<void>;
  /** The newest entries, oldest first. */
  history(draftId: string, limit: number): Promise<readonly LogEntry[]>;
  /** Which member first used each Yjs client id. */
  clients(draftId: string): Promise<ReadonlyMap<number, string>>;
}

/** When a draft was changed, for going back to it. */
export interface RestorePoints {
  /** The last edit of each minute that has any, with how many there were, newest first. */
  minutes(
    draftId: string,
    limit: number,
  ): Promise<readonly (Pick<LogEntry, 'seq' | 'at'> & { readonly edits: number })[]>;
}

/** Names that people gave to earlier states of a draft. */
export interface PointNames {
  /** By the edit after which it was so. */
  pointNames(draftId: string): Promise<ReadonlyMap<number, string>>;
  /** Names such a state, or takes its name away with ''. False, and nothing, if the draft has `max` other ones. */
  namePoint(draftId: string, seq: number, name: string, max: number): Promise<boolean>;
}

/** Drafts, who may do what with them, and the links that hand this on. */
export interface Drafts {
  /** The draft, its owner and its first update, all or nothing. */
  createDraft(
    draft: Pick<DraftRow, 'id' | 'system'>,
    ownerId: string,
    first: Omit<NewUpdate, 'draftId'>,
  ): Promise<void>;
  draft(draftId: string): Promise<DraftRow | undefined>;
  /** Not the deleted ones; last changed first. */
  draftsOf(memberId: string): Promise<readonly DraftOfMember[]>;
  roleOf(draftId: string, memberId: string): Promise<Role | undefined>;
  /** The roles of everybody who has one. */
  rolesIn(draftId: string): Promise<ReadonlyMap<string, Role>>;
  setDeleted(draftId: string, at: number | null): Promise<void>;
  /**
   * Remembers that somebody has opened a draft, and takes its mark away. One that was marked counts as opened at that
   * clock reading at least, so that it is not due by it again.
   */
  noteOpened(draftId: string, at: number): Promise<void>;
  /**
   * Hands everything one member may do on to another, with what they published, as when a list comes back on a device
   * that has its own. At a table where the other one has a seat, or was removed, that stays as it is. `personIn` is what
   * the other one is known by in a draft, and from now on at its tables.
   */
  moveGrants(fromMember: string, toMember: string, personIn: (draftId: string) => string): Promise<void>;

  /** False, and nothing changes, if the draft has `max` links already. */
  addLink(link: LinkRow, tokenHash: string, max: number): Promise<boolean>;
  links(draftId: string): Promise<readonly LinkRow[]>;
  linkByToken(tokenHash: string): Promise<LinkRow | undefined>;
  /** Lets a member in by a link; nothing changes for one who is in already. False if the link or its draft is not there. */
  joinByLink(linkId: string, memberId: string, at: number): Promise<boolean>;
  /** Takes a link back with everything it granted, also to those who are joining. False if there is no such link. */
  revokeLink(draftId: string, linkId: string): Promise<boolean>;
}

/** Somebody's own picture in a draft, named by the SHA-256 of its bytes. */
export interface ArtRow {
  readonly draftId: string;
  readonly hash: string;
  readonly type: string;
  readonly size: number;
  readonly alt: string;
  readonly credit: string;
  readonly createdAt: number;
}

/** How much art a draft may have. */
interface ArtLimits {
  readonly count: number;
  readonly bytes: number;
}

/** The pictures that people brought. They go and come back with their draft, and are never changed. Each is kept once. */
export interface Art {
  /**
   * Keeps a picture; one that its draft has already gets the new words. Bytes may be left out of a picture that is kept
   * in any draft. False, and nothing changes, if it is too much, or neither given nor kept.
   */
  addArt(art: Omit<ArtRow, 'size'>, bytes: Uint8Array | undefined, limits: ArtLimits): Promise<boolean>;
  /** Whether a picture is kept in any draft. */
  hasPicture(hash: string): Promise<boolean>;
  /** All pictures of a draft, oldest first, without their bytes. */
  artOf(draftId: string): Promise<readonly ArtRow[]>;
  artBytes(draftId: string, hash: string): Promise<{ readonly type: string; readonly bytes: Uint8Array } | undefined>;
  /** A picture of that name in any draft that a member may see. */
  artSeenBy(memberId: string, hash: string): Promise<ArtRow | undefined>;
  /** Gives one draft all pictures of another. */
  copyArt(fromDraft: string, toDraft: string): Promise<void>;
}

/** Which drafts are to go for good. */
export interface Due {
  readonly deletedBefore: number;
  /** Neither opened nor changed since; undefined for no such limit. */
  readonly unusedSince?: number | undefined;
}

/** What frees space. None of it can be undone. */
export interface Purge {
  /** Drafts that are due, at most `limit`. */
  draftsDue(due: Due, limit: number): Promise<readonly string[]>;
  /**
   * Removes drafts for good, with their tables, links and log, and pictures that nothing else has. What was published of
   * them stays. It takes many small steps; after the first one nobody has access any more, and a draft that was left half removed is due. With `due`,
   * those stay that are not. Returns how many were removed.
   */
  purgeDrafts(draftIds: readonly string[], due?: Due): Promise<number>;
  /** About how many bytes drafts, published versions and pictures take together. */
  usedBytes(): Promise<number>;
  /** Gives some of the freed space back to the disk. False if there is none left to give. */
  giveBack(): Promise<boolean>;
  /** Leaves nothing of what was removed in the database's own files, as far as the database lets one say so. */
  overwriteRemoved(): Promise<void>;
}

/** The tickets that have been used, so that none is used twice, in whatever process. */
export interface Tickets {
  /** False if it was used before. `now` is for forgetting those that are over. */
  redeemTicket(ticketId: string, expiresAt: number, now: number): Promise<boolean>;
}

/** How often somebody's cookies and recovery links were renewed: those of an earlier generation are not taken any more. */
export interface Generations {
  readonly cookies: number;
  readonly links: number;
}

/** Where something of a member's is, deleted drafts and seats they were removed from included. */
interface Holdings {
  /** Drafts they own. */
  readonly drafts: readonly string[];
  /** Tables where they have a seat. */
  readonly tables: readonly string[];
  /** Publications of theirs, also those with no version left. */
  readonly publications: readonly string[];
}

/** Who has renewed what. */
export interface Renewals {
  /** Of those who have ever renewed anything; all others are at 0. */
  generationsOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, Generations>>;
  /** Begins the next generation of these for a member, and says where they are now. */
  renew(memberId: string, what: readonly (keyof Generations)[]): Promise<Generations>;
}

/** Who has renewed what, and what there is of somebody. */
export interface Members extends Renewals {
  holdingsOf(memberId: string): Promise<Holdings>;
  /**
   * Removes a member from drafts of others: what they may do there, their seats at tables of deleted ones with the ideas
   * under their name, and their id from the log of edits, where another stands in for it that leads to nobody. Withdraws
   * what they published. Takes many small steps. Returns the drafts they had access to.
   */
  forgetMember(memberId: string, at: number): Promise<readonly string[]>;
}

/** What all processes of a studio must have in common. */
export interface Keys {
  /** The key of that name: the one that is there, else this one, which stays. */
  keepKey(name: string, fresh: Uint8Array): Promise<Uint8Array>;
}

/** Codes of PostgreSQL while it starts, stops or takes no more connections, and of connections that broke. */
const AWAY_CODE = /^(?:08...|53...|57P0[1-5]|E(?:CONN|HOST|NET|AI_|PIPE|TIMEDOUT|NOTFOUND).*)$/;

/** What its client says, without a code, where a connection breaks or no answer comes in time. */
const AWAY_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Tells whether an error says that PostgreSQL can't be reached, so that the same may succeed later. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error && (AWAY_WORDS.test(error.message) || ('code' in error && AWAY_CODE.test(String(error.code))));

/** A way to find out how the database is. */
export interface Probe {
  /** Tells whether the last write found no room on the disk, as far as the store can tell. */
  isFull(): boolean;
  /** Writes a few bytes. Resolves once they are safe on disk; rejects if nothing can be written. */
  probe(): Promise<void>;
}

/** Everything the server keeps. One adapter a database; one suite proves them all. */
export interface Store
  extends DraftLog,
    RestorePoints,
    PointNames,
    Drafts,
    Art,
    Purge,
    Sweeps,
    Tickets,
    Members,
    Keys,
    Probe,
    TableStore,
    Library,
    Moderation,
    Moderators {
  readonly counts: Counts;
  close(): Promise<void>;
}
