/** Acts of moderators. The log stores these names, so they must never be renamed. */
export const ACT_KINDS = ['approve', 'hide', 'show', 'unlist', 'list', 'stop', 'allow', 'dismiss'] as const;
export type ActKind = (typeof ACT_KINDS)[number];

export interface ActRow {
  /** Position in the log: 1 or more, without gaps. */
  readonly seq: number;
  readonly at: number;
  readonly kind: ActKind;
  readonly publicationId: string;
  /** The approved version; null for other acts. */
  readonly version: number | null;
  /** The publisher's mark. */
  readonly mark: string;
  readonly reason: string;
  /** Number of the moderator. */
  readonly moderator: number;
}

export interface NewAct extends Omit<ActRow, 'seq'> {
  /** For 'dismiss': time of the newest report to dismiss. Later ones stay. */
  readonly reportedUntil?: number;
}

export interface ReportRow {
  readonly publicationId: string;
  readonly version: number;
  /** One of the reasons in the form. */
  readonly reason: string;
  readonly text: string;
  readonly at: number;
}

/** A publication with reports that no moderator has dismissed. */
export interface ReportedRow {
  readonly publicationId: string;
  /** Number of members who have reported any version of it. */
  readonly reporters: number;
  /** Time of the first of these reports. */
  readonly since: number;
}

/** A version that waits for approval. */
export interface ArrivalRow {
  readonly publicationId: string;
  readonly number: number;
  readonly at: number;
}

/** Reports, acts of moderators, and stopped members. */
export interface Moderation {
  /** Adds one report per member and version. 'gone' if it is missing, withdrawn or hidden. Hides nothing. */
  addReport(report: ReportRow, memberId: string): Promise<'added' | 'already' | 'gone'>;
  /** Lists reported publications that are not hidden: most reporters first, then longest waiting first. */
  reportedPublications(limit: number, after?: ReportedRow): Promise<readonly ReportedRow[]>;
  /** Lists reports of versions that are not withdrawn, without dismissed ones, newest first. */
  reportsOf(publicationId: string, limit: number): Promise<readonly ReportRow[]>;
  /** Lists all reports by a member, newest first; dismissed ones have lost their text. */
  reportsBy(memberId: string): Promise<readonly ReportRow[]>;
  /** Lists versions of public publications that wait for approval, oldest first. */
  newArrivals(limit: number, after?: ArrivalRow): Promise<readonly ArrivalRow[]>;
  /** Carries out an act and logs it, in one transaction. False if it would change nothing. */
  moderate(act: NewAct): Promise<boolean>;
  /** Lists acts before number `before`, newest first, of one publication or of all. Acts are immutable. */
  acts(
    limit: number,
    where?: { readonly before?: number; readonly publicationId?: string },
  ): Promise<readonly ActRow[]>;
  /** Tells whether a moderator has stopped a member from publishing. */
  isStopped(memberId: string): Promise<boolean>;
  /** Lists stopped members by one of their publications, most recently stopped first. */
  stoppedPublishers(limit: number): Promise<readonly { readonly publicationId: string; readonly at: number }[]>;
}
