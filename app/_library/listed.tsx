import { Icon } from '@/app/_ui/icons';
import { sanitiseLine } from '@/lib/kernel/visible';
import { publicationPath } from '@/lib/library/address';
import { sayAuthors, sayFacts, sayTitle } from '@/lib/library/say-entry';
import type { ListedPublication } from '@/lib/storage/library-port';
import { Cover } from './cover';
import { sayLanguage, sayWarnings } from './labels';

/** Most authors named in a list; the publication's page names all of them. */
const NAMED = 3;

export function Listed({ publication, game }: { readonly publication: ListedPublication; readonly game: string }) {
  const { id, shown, entry, remixes } = publication;
  const title = sayTitle(entry);
  const warnings = sayWarnings(entry.warnings);
  return (
    <li className="flex gap-4 border-t-2 border-ink py-5 [contain-intrinsic-size:auto_12rem] [content-visibility:auto]">
      <Cover id={id} version={shown} hunter={entry.hunter} className="w-16 sm:w-28" />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg [overflow-wrap:anywhere]">
          <a href={publicationPath(id, entry.title)} className="inline-block py-1 hover:underline">
            <bdi>{title}</bdi>
          </a>
        </h2>
        <Byline entry={entry} named={NAMED} />
        <p className="mt-1 text-sm font-bold">
          {game} · {sayFacts(entry)} · {sayLanguage(entry.language)}
        </p>
        {entry.summary !== '' && (
          <p className="measure mt-2 line-clamp-3 [overflow-wrap:anywhere]">{sanitiseLine(entry.summary)}</p>
        )}
        {warnings !== '' && (
          <p className="mt-2 flex gap-2 text-sm">
            <Icon name="warning" className="size-5 shrink-0" />
            <span>
              <span className="sign">Warnings:</span> {warnings}
            </span>
          </p>
        )}
        {remixes > 0 && (
          <p className="mt-1 text-sm text-grey">
            {remixes} {remixes === 1 ? 'remix' : 'remixes'}
          </p>
        )}
      </div>
    </li>
  );
}

/** The authors, all or the first few, and the publisher's mark. */
export function Byline(props: {
  readonly entry: Pick<ListedPublication['entry'], 'authors' | 'mark'>;
  readonly named?: number;
}) {
  const { entry, named } = props;
  return (
    <p className="text-sm text-grey [overflow-wrap:anywhere]">
      <bdi>{sayAuthors(entry, named)}</bdi>
      {entry.authors.length > 0 && ' · '}
      {entry.mark === '' ? (
        'published by this studio'
      ) : (
        <>
          publisher <code className="text-ink">{entry.mark}</code>
        </>
      )}
    </p>
  );
}
