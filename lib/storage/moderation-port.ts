/** What a moderator can do. Names are kept in the log of acts, so none is ever renamed. */
export const ACT_KINDS = ['approve', 'hide', 'show', 'unlist', 'list', 'stop', 'allow', 'dismiss'] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** Something that a moderator did, as the log has it. */
export interface ActRow {
  /** Its place in the log: 1 or more, without gaps. */
  readonly seq: number;
  readonly at: number;
  readonly kind: ActKind;
  readonly publicationId: string;
  /** The version that was approved; null for all else. */
  readonly version: number | null;
  /** The publisher's mark. */
  readonly mark: string;
  readonly reason: string;
  /** Number of the moderator who did it. */
  readonly moderator: number;
}

/** An act that is to be done. */
export interface NewAct extends Omit<ActRow, 'seq'> {
  /** Of reports that are dismissed: when the newest of them was made. Later ones stay. */
  readonly reportedUntil?: number;
}

/** What somebody says is wrong with a version. */
export interface ReportRow {
  readonly publicationId: string;
  readonly version: number;
  /** One of the reasons that the form offers. */
  readonly reason: string;
  readonly text: string;
  readonly at: number;
}

/** A publication with reports that no moderator has dismissed. */
export interface ReportedRow {
  readonly publicationId: string;
  /** How many different members have reported any version of it. */
  readonly reporters: number;
  /** When the first of these reports was made. */
  readonly since: number;
}

/** A version that waits for approval. */
export interface ArrivalRow {
  readonly publicationId: string;
  readonly number: number;
  readonly at: number;
}

/** Reports, what moderators did, and the members they stopped. */
export interface Moderation {
  /** One a member and version. 'gone' if there is no such version, or it is withdrawn or hidden. Hides nothing. */
  addReport(report: ReportRow, memberId: string): Promise<'added' | 'already' | 'gone'>;
  /** Not the hidden ones; those with the most reporters first, and of these the one that has waited longest. */
  reportedPublications(limit: number, after?: ReportedRow): Promise<readonly ReportedRow[]>;
  /** Reports of any version that is not withdrawn, without the dismissed ones, newest first. */
  reportsOf(publicationId: string, limit: number): Promise<readonly ReportRow[]>;
  /** All that a member has reported, newest first; those that were dismissed have lost their text. */
  reportsBy(memberId: string): Promise<readonly ReportRow[]>;
  /** Versions of public publications that wait for approval, the first one first. */
  newArrivals(limit: number, after?: ArrivalRow): Promise<readonly ArrivalRow[]>;
  /** Does it and writes it into the log, both or neither. False if it changes nothing. */
  moderate(act: NewAct): Promise<boolean>;
  /** Newest first, before the one with that number; of one publication, or of all. Nothing can change or remove them. */
  acts(
    limit: number,
    where?: { readonly before?: number; readonly publicationId?: string },
  ): Promise<readonly ActRow[]>;
  /** Whether a moderator has stopped a member from publishing. */
  isStopped(memberId: string): Promise<boolean>;
  /** One publication of each member who is stopped, the one who was stopped last first. */
  stoppedPublishers(limit: number): Promise<readonly { readonly publicationId: string; readonly at: number }[]>;
}
