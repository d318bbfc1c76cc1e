import { renderToStaticMarkup } from 'react-dom/server';
import { buttonLook } from '@/app/_ui/button';
import { sanitiseLine } from '@/lib/kernel/visible';
import { type LibrarySearch, paramsOf } from '@/lib/library/search/asked';
import { TAG_LABELS, type Tag } from '@/lib/scenario/tags';
import { WARNING_LABELS, type Warning } from '@/lib/scenario/warnings';
import type { Search } from '@/lib/services/library/search';
import { sayLanguage, sayPermission } from './labels';
import { Listed } from './listed';
import { Notice } from './notice';
import { SearchForm, sayCount } from './search-form';

export const renderSearch = (search: Search): string => renderToStaticMarkup(<SearchView search={search} />);

function SearchView({ search }: { readonly search: Search }) {
  const { asked, page, counts, games, isFirst } = search;
  const gameOf = (id: string): string => games.find((game) => game.id === id)?.title ?? id;
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <SearchForm asked={asked} counts={counts} games={games} />
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
              {!isFirst && (
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
  );
}

function NoHits({ asked, gameOf }: { readonly asked: LibrarySearch; readonly gameOf: (id: string) => string }) {
  const ways = waysOut(asked, gameOf);
  if (ways.length === 0) {
    return (
      <Notice heading="h2" kicker="Nothing on file" title="This shelf is empty">
        <p>Nothing has been published here yet. Finish a scenario, open its Review step, and press “Publish”.</p>
        <p>
          <a href="/" className={buttonLook('plain')}>
            Write one
          </a>
        </p>
      </Notice>
    );
  }
  return (
    <Notice heading="h2" kicker="No exit found" title="No scenario fits all of this">
      <p>Leave one thing out:</p>
      <ul className="flex flex-wrap gap-3">
        {ways.map(({ says, asked: less }) => (
          <li key={says}>
            <a href={addressOf(less)} className={buttonLook('plain', 'max-w-full break-words text-left')}>
              {says}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const addressOf = (asked: LibrarySearch, path = '/library', cursor = ''): string => {
  const params = paramsOf(asked);
  if (cursor !== '') params.set('cursor', cursor);
  return params.size === 0 ? path : `${path}?${params}`;
};

/** Returns the same search without one of its filters, for each of them. */
function waysOut(asked: LibrarySearch, gameOf: (id: string) => string) {
  const { q, system, players, minutes, licence, language, tag, without } = asked;
  const ways: { readonly says: string; readonly asked: LibrarySearch }[] = [];
  const add = (says: string, less: Partial<LibrarySearch>) => ways.push({ says, asked: { ...asked, ...less } });
  if (q !== '') add(`Words “${sanitiseLine(q)}”`, { q: '' });
  if (system !== '') add(gameOf(system), { system: '' });
  if (players !== undefined) add(`${players} players`, { players: undefined });
  if (minutes !== undefined) add(`At most ${minutes} minutes`, { minutes: undefined });
  if (licence !== '') add(sayPermission(licence), { licence: '' });
  if (language !== '') add(sayLanguage(language), { language: '' });
  for (const each of tag) add(TAG_LABELS[each as Tag], { tag: tag.filter((other) => other !== each) });
  for (const each of without)
    add(`Without ${WARNING_LABELS[each as Warning]}`, { without: without.filter((other) => other !== each) });
  return ways;
}
