import { parsePublication } from '@/lib/library/address';
import { reportSchema } from '@/lib/library/moderation/reports';
import { networkOf } from '@/lib/limits/network-of';
import { redirectWithResult, type Visit } from '../requests/answer';
import { ApiError } from '../requests/api-error';
import { requirePace } from '../requests/paces';
import type { Services } from '../requests/services';

interface Reportable {
  readonly id: string;
  readonly number: number;
  readonly title: string;
}

/** Finds the version at a URL, or the one that a publication shows; undefined if nothing is visible there. */
export async function findReportable(
  { store, library }: Pick<Services, 'store' | 'library'>,
  segment: string,
  number: number | undefined,
): Promise<Reportable | undefined> {
  const id = parsePublication(segment)?.id;
  const publication = library.mode === 'off' || id === undefined ? undefined : await store.publication(id);
  if (id === undefined || !publication || publication.hiddenAt !== null) return undefined;
  const version = await store.version(id, number ?? publication.shown ?? publication.last);
  return version?.contents && { id, number: version.number, title: version.contents.entry.title };
}

/** Adds the report of a version that a form sends, one per member. Hides nothing. */
export async function takeReport(visit: Visit, segment: string): Promise<Response> {
  const { services, address } = visit;
  const form = await visit.form();
  const page = reportPage(segment, form.get('version') ?? '');
  visit.returnTo(page);
  const { data } = reportSchema.safeParse(Object.fromEntries(form));
  if (!data) throw new ApiError(400, 'report/incomplete', 'Choose what is wrong, and say it in one short line.');
  const version = await findReportable(services, segment, data.version);
  if (!version) throw nothingToReport();
  await requirePace(services, 'report', networkOf(address));
  const memberId = await visit.becomeMember();
  const { reason, text } = data;
  const report = { publicationId: version.id, version: version.number, reason, text, at: services.now() };
  const added = await services.store.addReport(report, memberId);
  if (added === 'gone') throw nothingToReport();
  return redirectWithResult(page, added === 'added' ? 'report/sent' : 'report/already');
}

/** Path of the page to report a version. */
const reportPage = (segment: string, version: string): string =>
  `/library/${encodeURIComponent(segment)}/report?${new URLSearchParams({ version })}`;

const nothingToReport = () =>
  new ApiError(
    404,
    'report/nothing',
    'There is no such scenario here. It may have been withdrawn or hidden meanwhile.',
  );
