import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { Notice } from '@/app/_library/notice';
import { buttonLook } from '@/app/_ui/button';
import { failure, type Result } from '@/lib/kernel/result';
import { countPublications, findPublications, readAsked } from '@/lib/services/library/find';
import { ADDRESS_HEADER } from '@/lib/services/requests/answer';
import { ApiError, refusalOf } from '@/lib/services/requests/api-error';
import { requireServices } from '@/lib/services/requests/services';
import { systems } from '@/lib/systems/registry';

type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

interface Props {
  readonly searchParams: Promise<Params>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = paramsFrom(await searchParams);
  const feed = params.size === 0 ? '/library/feed.atom' : `/library/feed.atom?${params}`;
  return {
    title: 'Library',
    description: 'Finished scenarios to print, play and remix, with how long they take and how they end.',
    alternates: {
      canonical: '/library',
      types: { 'application/atom+xml': [{ url: feed, title: 'Trapdoor library' }] },
    },
    ...(params.size > 0 && { robots: { index: false } }),
  };
}

/** Search over all publications of this studio. Needs no script. */
export default async function LibraryPage({ searchParams }: Props) {
  const params = paramsFrom(await searchParams);
  const { pageAnswer } = requireServices();
  pageAnswer.sameForAll();
  const found = await search(params);
  if (!found.ok) {
    if (found.error.status === 404) notFound();
    pageAnswer.status(found.error.status);
    return (
      <Notice kicker="No entry" title="The library could not answer that">
        <p>{found.error.message}</p>
        <p>
          <a href="/library" className={buttonLook('plain')}>
            Show everything
          </a>
        </p>
      </Notice>
    );
  }
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">Library</h1>
      <p className="measure mt-2">
        Finished scenarios that people have published. Print one tonight, or remix it where its licence lets you.
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, in a thread, and escaped what people typed */}
      <div dangerouslySetInnerHTML={{ __html: found.value }} />
    </>
  );
}

/** Returns the search results for an address as HTML, or the error to show. */
async function search(params: URLSearchParams): Promise<Result<string, ApiError>> {
  try {
    const services = requireServices();
    const address = (await headers()).get(ADDRESS_HEADER) ?? '';
    const asked = readAsked(params);
    const page = await findPublications(services, asked, address, { cursor: params.get('cursor') ?? '' });
    const counts = await countPublications(services, asked, address);
    const games = systems.map(({ id, title }) => ({ id, title }));
    const html = await services.searchRenderer.render({ asked, page, counts, games, isFirst: !params.has('cursor') });
    return html.ok ? html : failure(new ApiError(503, 'library/busy', html.error));
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return failure(refusal);
    throw error;
  }
}

/** Returns the query parameters of the address. Drops empty values, which forms send for blank fields. */
const paramsFrom = (given: Params): URLSearchParams =>
  new URLSearchParams(
    Object.entries(given).flatMap(([name, values]) =>
      [values ?? []].flat().flatMap((value) => (value === '' ? [] : [[name, value as string]])),
    ),
  );
