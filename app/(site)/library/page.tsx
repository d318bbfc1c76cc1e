import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { Listed } from '@/app/_library/listed';
import { addressOf, NoHits } from '@/app/_library/no-hits';
import { Notice } from '@/app/_library/notice';
import { SearchForm, sayCount } from '@/app/_library/search-form';
import { buttonLook } from '@/app/_ui/button';
import { failure, success } from '@/lib/kernel/result';
import { readAsked } from '@/lib/services/library/asked';
import { countPublications, findPublications } from '@/lib/services/library/find';
import { ADDRESS_HEADER } from '@/lib/services/requests/answer';
import { ApiError } from '@/lib/services/requests/api-error';
import { requireServices } from '@/lib/services/requests/services';
import { systems } from '@/lib/systems/registry';

type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

interface Props {
  readonly searchParams: Promise<Params>;
}

const gameOf = (id: string): string => systems.find((system) => system.id === id)?.title ?? id;

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

/** Everything that has been published here. Needs no script. */
export default async function LibraryPage({ searchParams }: Props) {
  const params = paramsFrom(await searchParams);
  const services = requireServices();
  services.pageAnswer.sameForAll();
  const found = await find(params.toString());
  if (!found.ok) {
    if (found.error.status === 404) notFound();
    services.pageAnswer.status(found.error.status);
    return (
      <Notice kicker="No entry" title="The library could not read that address">
        <p>{found.error.message}</p>
        <p>
          <a href="/library" className={buttonLook('plain')}>
            Show everything
          </a>
        </p>
      </Notice>
    );
  }
  const { asked, page, counts } = found.value;
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">Library</h1>
      <p className="measure mt-2">
        Finished scenarios that people have published. Print one tonight, or remix it where its licence lets you.
      </p>
      <div className="mt-6 grid gap-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <SearchForm asked={asked} counts={counts} games={systems} />
        <section aria-label="Scenarios" className="min-w-0">
          {page.rows.length === 0 ? (
            <NoHits asked={asked} gameOf={gameOf} />
          ) : (
            <>
              <p className="mb-2 flex flex-wrap justify-between gap-x-6">
                <span className="sign">
                  {sayCount(counts.total)} {counts.total === 1 ? 'scenario' : 'scenarios'}
                </span>
                <a href={addressOf(asked, '/library/feed.atom')} className="text-sm underline underline-offset-4">
                  Atom feed of these
                </a>
              </p>
              <ul className="border-b-2 border-ink">
                {page.rows.map((publication) => (
                  <Listed key={publication.id} publication={publication} game={gameOf(publication.system)} />
                ))}
              </ul>
              <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-3">
                {params.has('cursor') && (
                  <a href={addressOf(asked)} className={buttonLook('plain')}>
                    First page
                  </a>
                )}
                {page.next !== undefined && (
                  <a href={addressOf(asked, '/library', page.next)} rel="next" className={buttonLook('plain')}>
                    Next page
                  </a>
                )}
              </nav>
            </>
          )}
        </section>
      </div>
    </>
  );
}

/** What is asked in an address, or why it can't be answered. */
const find = cache(async (query: string) => {
  try {
    const services = requireServices();
    const params = new URLSearchParams(query);
    const address = (await headers()).get(ADDRESS_HEADER) ?? '';
    const asked = readAsked(params);
    const page = await findPublications(services, asked, address, { cursor: params.get('cursor') ?? '' });
    return success({ asked, page, counts: await countPublications(services, asked, address) });
  } catch (error) {
    if (error instanceof ApiError) return failure(error);
    throw error;
  }
});

/** As browsers send a form: what was left blank is left out. */
const paramsFrom = (given: Params): URLSearchParams =>
  new URLSearchParams(
    Object.entries(given).flatMap(([name, values]) =>
      [values ?? []].flat().flatMap((value) => (value === '' ? [] : [[name, value as string]])),
    ),
  );
