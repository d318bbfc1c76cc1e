import { isNamed } from '@/lib/kernel/is-named';
import type { Counts } from './counts';
import type { TableStore } from './group-table-port';
import type { Library } from './library-port';
import type { Moderation } from './moderation-port';
import type { Moderators } from './moderators';
import type { LinkRole, Role } from './roles';
import type { Sweeps } from './sweeps';

/** The server as author of first updates and renames. No valid member id, so no cookie can claim it. */
export const SYSTEM_MEMBER = '';

export interface DraftRow {
  readonly id: string;
  readonly system: string;
  readonly title: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly deletedAt: number | null;
  /** Time of the last opening, to the day. */
  readonly openedAt: number;
}

interface DraftOfMember extends DraftRow {
  readonly role: Role;
}

export interface LinkRow {
  readonly id: string;
  readonly draftId: string;
  readonly role: LinkRole;
  readonly hideGm: boolean;
  readonly createdAt: number;
}

export interface NewUpdate {
  readonly draftId: string;
  readonly memberId: string;
  readonly at: number;
  readonly bytes: Uint8Array;
  readonly title: string;
  /** Ids of Yjs clients whose first update this is. */
  readonly newClients: readonly number[];
  /** Epoch of the document it changes: the number of compactions before it. 0 by default. */
  readonly epoch?: number;
  /** True if it does not change the scenario: the draft keeps its time of change. */
  readonly isAside?: boolean;
}

export interface LoggedUpdate {
  readonly seq: number;
  readonly epoch: number;
  readonly bytes: Uint8Array;
}

/** Refusal by the log: the client id belongs to another member, or the document was compacted meanwhile. */
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

/** Append-only log of each draft's edits. Sequence numbers of a draft begin at 1 and have no gaps. */
export interface DraftLog {
  /** Resolves with the sequence number once the update is on disk. Rejects with AppendRefused if it is refused. */
  append(update: NewUpdate): Promise<number>;
  /** Returns the newest checkpoint at or before `upTo`, if any, and all updates after it up to `upTo`, in order. */
  load(draftId: string, upTo?: number): Promise<readonly LoggedUpdate[]>;
  /** Returns the number of bytes that load() returns. */
  loadLength(draftId: string): Promise<number>;
  /** Returns all updates after edit `seq`, of all processes, in order. */
  since(draftId: string, seq: number): Promise<readonly LoggedUpdate[]>;
  /** Replaces a document by its compacted state in the next epoch; undefined, unchanged, if edits follow `after`. */
  begin(update: NewUpdate, after: number): Promise<number | undefined>;
  /** Returns the first update of each document after the first, oldest first. */
  beginnings(draftId: string): Promise<readonly LoggedUpdate[]>;
  /** Stores a document's whole state at `seq`, which speeds up loading. */
  checkpoint(draftId: string, seq: number, state: Uint8Array): Promise<void>;
  /** Returns the newest entries, oldest first. */
  history(draftId: string, limit: number): Promise<readonly LogEntry[]>;
  /** Returns the member who first used each Yjs client id. */
  clients(draftId: string): Promise<ReadonlyMap<number, string>>;
}

/** Times of a draft's changes, for restoring. */
export interface RestorePoints {
  /** Returns the last edit of each minute with changes, and their number, newest first. */
  minutes(
    draftId: string,
    limit: number,
  ): Promise<readonly (Pick<LogEntry, 'seq' | 'at'> & { readonly edits: number })[]>;
}

/** Names that members gave to earlier states of a draft. */
export interface PointNames {
  /** Names by the edit after which the state existed. */
  pointNames(draftId: string): Promise<ReadonlyMap<number, string>>;
  /** Names a state; '' removes its name. False without changes if the draft already has `max` other names. */
  namePoint(draftId: string, seq: number, name: string, max: number): Promise<boolean>;
}

/** Drafts, members' grants, and the links that grant access. */
export interface Drafts {
  /** Stores a draft, its owner and its first update, atomically. */
  createDraft(
    draft: Pick<DraftRow, 'id' | 'system'>,
    ownerId: string,
    first: Omit<NewUpdate, 'draftId'>,
  ): Promise<void>;
  draft(draftId: string): Promise<DraftRow | undefined>;
  /** Lists the drafts that a member may open, without deleted ones, last changed first. */
  draftsOf(memberId: string): Promise<readonly DraftOfMember[]>;
  roleOf(draftId: string, memberId: string): Promise<Role | undefined>;
  /** Returns the highest role of each member with access. */
  rolesIn(draftId: string): Promise<ReadonlyMap<string, Role>>;
  setDeleted(draftId: string, at: number | null): Promise<void>;
  /**
   * Records the opening of a draft and removes its mark. A marked draft counts as opened at the mark's clock reading at
   * least, so that it isn't due again by that reading.
   */
  noteOpened(draftId: string, at: number): Promise<void>;
  /**
   * Moves all access and publications of one member to another, for recovering a list on a device that has its own.
   * If the other member has a seat at a table, or was removed from it, that seat is unchanged. `personIn`
   * returns the other member's person id in a draft, which moved seats get.
   */
  moveGrants(fromMember: string, toMember: string, personIn: (draftId: string) => string): Promise<void>;

  /** False without changes if the draft already has `max` links. */
  addLink(link: LinkRow, tokenHash: string, max: number): Promise<boolean>;
  links(draftId: string): Promise<readonly LinkRow[]>;
  linkByToken(tokenHash: string): Promise<LinkRow | undefined>;
  /** Grants access through a link; keeps existing grants. False if the link or its draft is gone. */
  joinByLink(linkId: string, memberId: string, at: number): Promise<boolean>;
  /** Revokes a link and all its grants, also of members who are joining now. False if there is no such link. */
  revokeLink(draftId: string, linkId: string): Promise<boolean>;
}

/** A member's picture in a draft, named by the SHA-256 of its bytes. */
export interface ArtRow {
  readonly draftId: string;
  readonly hash: string;
  readonly type: string;
  readonly size: number;
  readonly alt: string;
  readonly credit: string;
  readonly createdAt: number;
}

interface ArtLimits {
  readonly count: number;
  readonly bytes: number;
}

/** Pictures that members added. They are deleted and restored with their draft, immutable, and stored once each. */
export interface Art {
  /**
   * Adds a picture to a draft, or updates the texts of one that it has. `bytes` can be omitted if any draft has the
   * picture. False without changes if the limits are exceeded, or if the bytes are neither given nor stored.
   */
  addArt(art: Omit<ArtRow, 'size'>, bytes: Uint8Array | undefined, limits: ArtLimits): Promise<boolean>;
  /** Tells whether any draft has a picture. */
  hasPicture(hash: string): Promise<boolean>;
  /** Lists all pictures of a draft, oldest first, without their bytes. */
  artOf(draftId: string): Promise<readonly ArtRow[]>;
  artBytes(draftId: string, hash: string): Promise<{ readonly type: string; readonly bytes: Uint8Array } | undefined>;
  /** Finds a picture by its hash in the drafts that a member has access to. */
  artSeenBy(memberId: string, hash: string): Promise<ArtRow | undefined>;
  copyArt(fromDraft: string, toDraft: string): Promise<void>;
}

/** Criteria for permanent removal. */
export interface Due {
  readonly deletedBefore: number;
  /** Also drafts neither opened nor changed since then; undefined for none. */
  readonly unusedSince?: number | undefined;
}

/** Operations that free space. None can be undone. */
export interface Purge {
  /** Lists drafts that are due, at most `limit`. */
  draftsDue(due: Due, limit: number): Promise<readonly string[]>;
  /**
   * Permanently removes drafts with their tables, links and logs, and pictures without other references. Publications
   * stay. Takes many small steps; the first one revokes all access, and drafts that are left half removed stay due.
   * With `due`, skips drafts that are not due. Returns the number of removed drafts.
   */
  purgeDrafts(draftIds: readonly string[], due?: Due): Promise<number>;
  /** Returns the approximate size of drafts, published versions and pictures. */
  usedBytes(): Promise<number>;
  /** Returns some free space to the disk. False if there is none left. */
  giveBack(): Promise<boolean>;
  /** Erases removed data from the database's own files, if the database supports that. */
  overwriteRemoved(): Promise<void>;
}

/** Used tickets, so that each can be used only once across all processes. */
export interface Tickets {
  /** Marks a ticket as used. False if it was used before. `now` decides which expired tickets are forgotten. */
  redeemTicket(ticketId: string, expiresAt: number, now: number): Promise<boolean>;
}

/** Generations of a member's cookies and recovery links. Renewing increments them, which revokes earlier ones. */
export interface Generations {
  readonly cookies: number;
  readonly links: number;
}

/** Ids of everything a member has, including deleted drafts and seats they were removed from. */
interface Holdings {
  /** Drafts they own. */
  readonly drafts: readonly string[];
  /** Tables where they have a seat. */
  readonly tables: readonly string[];
  /** Publications, including those with no version left. */
  readonly publications: readonly string[];
}

/** Generations of cookies and recovery links. */
export interface Renewals {
  /** Returns the generations of members who have ever renewed any; all others are at 0. */
  generationsOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, Generations>>;
  /** Increments these generations for a member, and returns the new ones. */
  renew(memberId: string, what: readonly (keyof Generations)[]): Promise<Generations>;
}

export interface Members extends Renewals {
  holdingsOf(memberId: string): Promise<Holdings>;
  /**
   * Removes a member from other people's drafts: their grants, their seats with the ideas under their name, and their
   * id in the log, which is replaced by a random one. Withdraws their publications. Takes many small steps. Returns the
   * drafts they had access to.
   */
  forgetMember(memberId: string, at: number): Promise<readonly string[]>;
}

/** Keys shared by all processes of a studio. */
export interface Keys {
  /** Returns the key of that name; stores `fresh` if there is none. */
  keepKey(name: string, fresh: Uint8Array): Promise<Uint8Array>;
}

/** PostgreSQL's error codes while it starts, stops or has no free connections, and Node's for broken connections. */
const AWAY_CODE = /^(?:08...|53...|57P0[1-5]|E(?:CONN|HOST|NET|AI_|PIPE|TIMEDOUT|NOTFOUND).*)$/;

/** Messages of the `pg` client for broken connections and timeouts, which have no code. */
const AWAY_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Tells whether an error means that PostgreSQL is unavailable, so that a retry may succeed. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error && (AWAY_WORDS.test(error.message) || ('code' in error && AWAY_CODE.test(String(error.code))));

/** Health check of the database. */
export interface Probe {
  /** Tells whether the last write failed for lack of disk space, as far as the store knows. */
  isFull(): boolean;
  /** Writes a few bytes. Resolves once they are on disk; rejects if nothing can be written. */
  probe(): Promise<void>;
}

/** Everything that the server stores. Each database has an adapter; all pass the same tests. */
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
