import { renderToStaticMarkup } from 'react-dom/server';
import { buttonLook } from '@/app/_ui/button';
import type { Search } from '@/lib/services/library/search';
import { Listed } from './listed';
import { addressOf, NoHits } from './no-hits';
import { SearchForm, sayCount } from './search-form';

/** Renders a search as HTML. */
export const renderSearch = (search: Search): string => renderToStaticMarkup(<SearchView search={search} />);

/** Search form and results. */
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
