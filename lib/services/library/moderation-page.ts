import { parsePublicationId } from '@/lib/kernel/address-parts';
import { actsOn } from '@/lib/library/moderation/acts';
import type { VersionDetails } from '@/lib/library/version-details';
import type { LoadedVersion, PublicationRow, VersionRow } from '@/lib/storage/library-port';
import type { ActKind, ActRow, ArrivalRow, ReportedRow, ReportRow } from '@/lib/storage/moderation-port';
import { SYSTEM_MEMBER } from '@/lib/storage/store';
import type { Services } from '../requests/services';
import { publisherMark } from './publication-of-draft';

const PAGE = 20;
/** Maximum number of reports shown for one publication. */
export const REPORTS_SHOWN = 50;

type Needed = Pick<Services, 'store' | 'secret'>;

/** A publication as moderators know it: they never see its owner, only the mark. */
export interface Named {
  readonly id: string;
  /** The title as typed; '' if every version was withdrawn. */
  readonly title: string;
  /** '' for the studio's own publications. */
  readonly mark: string;
}

/** A page of rows, and the cursor of the next page. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly next: string | undefined;
}

type NamedAct = ActRow & Named;

/** The first page of moderation. */
export interface ModerationView {
  readonly reported: Rows<Named & ReportedRow>;
  readonly arrivals: Rows<Named & ArrivalRow>;
  readonly stopped: readonly (Named & { readonly at: number })[];
  readonly acts: Rows<NamedAct>;
}

/** Cursors from the URL, one per list. Invalid ones are treated as missing. */
type Cursors = Readonly<Record<'reports' | 'arrivals' | 'log', string | undefined>>;

export async function loadModeration(services: Needed, cursors: Cursors): Promise<ModerationView> {
  const { store } = services;
  const name = nameOnce(services);
  const named = <Row extends { readonly publicationId: string }>(rows: readonly Row[]) =>
    Promise.all(rows.map(async (row) => ({ ...(await name(row.publicationId)), ...row })));
  const [reported, arrivals, stopped, acts] = await Promise.all([
    store.reportedPublications(PAGE + 1, afterReported(cursors.reports)),
    store.newArrivals(PAGE + 1, afterArrival(cursors.arrivals)),
    store.stoppedPublishers(PAGE),
    store.acts(PAGE + 1, beforeAct(cursors.log)),
  ]);
  return {
    reported: pageOf(await named(reported), ({ reporters, since, id }) => `${reporters}-${since}-${id}`),
    arrivals: pageOf(await named(arrivals), ({ at, number, id }) => `${at}-${number}-${id}`),
    stopped: await named(stopped),
    acts: pageOf(await named(acts), ({ seq }) => String(seq)),
  };
}

export interface ModeratedView extends Named {
  readonly publication: PublicationRow;
  readonly versions: readonly VersionRow[];
  /** Warnings that the authors of the newest version accepted on purpose. */
  readonly accepted: readonly string[];
  /** The newest ones. */
  readonly reports: readonly ReportRow[];
  readonly isStopped: boolean;
  /** Acts possible now, apart from approving versions. */
  readonly possible: readonly ActKind[];
  readonly acts: readonly ActRow[];
}

export async function loadModerated(services: Needed, asked: string): Promise<ModeratedView | undefined> {
  const { store } = services;
  const id = parsePublicationId(asked);
  const publication = id === undefined ? undefined : await store.publication(id);
  if (id === undefined || !publication) return undefined;
  const [named, versions, newest, reports, isStopped, acts] = await Promise.all([
    nameOf(services, id),
    store.versionsOf(id),
    newestContents(services, id),
    store.reportsOf(id, REPORTS_SHOWN),
    store.isStopped(publication.memberId),
    store.acts(PAGE, { publicationId: id }),
  ]);
  const byStudio = publication.memberId === SYSTEM_MEMBER;
  const possible = actsOn({ ...publication, byStudio, isStopped, isReported: reports.length > 0 });
  const { accepted = [] } = (newest?.details ?? {}) as Partial<VersionDetails>;
  return { ...named, publication, versions, accepted, reports, isStopped, possible, acts };
}

async function nameOf({ store, secret }: Needed, id: string): Promise<Named> {
  const publication = await store.publication(id);
  if (!publication) return { id, title: '', mark: '' };
  const title = publication.entry?.title ?? (await newestContents({ store }, id))?.entry.title ?? '';
  return { id, title, mark: publisherMark(secret, publication.memberId) };
}

async function newestContents(
  { store }: Pick<Needed, 'store'>,
  id: string,
): Promise<LoadedVersion['contents'] | undefined> {
  const newest = (await store.versionsOf(id)).find(({ withdrawnAt }) => withdrawnAt === null);
  return newest && (await store.version(id, newest.number))?.contents;
}

function nameOnce(services: Needed): (id: string) => Promise<Named> {
  const names = new Map<string, Promise<Named>>();
  return (id) => {
    const name = names.get(id) ?? nameOf(services, id);
    names.set(id, name);
    return name;
  };
}

/** Makes a page from a query for PAGE + 1 rows: the extra row only shows that there are more. */
function pageOf<Row>(rows: readonly Row[], cursorOf: (row: Row) => string): Rows<Row> {
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > PAGE && last ? cursorOf(last) : undefined };
}

const CURSOR = /^(\d{1,15})(?:-(\d{1,15})-([0-9a-z]{1,26}))?$/;
/** Largest integer that both databases take for version numbers and log positions. */
const NUMBER_MAX = 999_999_999;

function readCursor(cursor: string | undefined): readonly [number, number, string] | undefined {
  const [, first, second = '0', id = ''] = CURSOR.exec(cursor ?? '') ?? [];
  return first === undefined ? undefined : [Number(first), Number(second), id];
}

function afterReported(cursor: string | undefined): ReportedRow | undefined {
  const read = readCursor(cursor);
  return read && { reporters: read[0], since: read[1], publicationId: read[2] };
}

function afterArrival(cursor: string | undefined): ArrivalRow | undefined {
  const read = readCursor(cursor);
  return read && { at: read[0], number: Math.min(read[1], NUMBER_MAX), publicationId: read[2] };
}

function beforeAct(cursor: string | undefined): { readonly before?: number } {
  const read = readCursor(cursor);
  return read ? { before: Math.min(read[0], NUMBER_MAX) } : {};
}
