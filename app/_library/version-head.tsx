import type { ReactNode } from 'react';
import { buttonLook } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import type { Manifest } from '@/lib/contract/manifest';
import { sanitiseLine } from '@/lib/kernel/visible';
import { inHundred } from '@/lib/kernel/words';
import { versionPath } from '@/lib/library/address';
import { sayLength, sayPlayers, sayTitle } from '@/lib/library/say-entry';
import { licenceOf, mayRemix } from '@/lib/scenario/licences';
import { TAG_LABELS, type Tag } from '@/lib/scenario/tags';
import { NONE_NEEDED } from '@/lib/scenario/warnings';
import { filePath } from '@/lib/services/library/api-answers';
import type { ReadVersion } from '@/lib/services/library/read';
import type { LibraryEntry } from '@/lib/storage/library-port';
import { Cover } from './cover';
import { sayDay, sayLanguage, sayWarnings } from './labels';
import { Byline } from './listed';

interface Props {
  readonly version: ReadVersion;
  /** Undefined if this studio no longer has the game. */
  readonly game: Pick<Manifest, 'title' | 'about'> | undefined;
  readonly isPlayable: boolean;
  /** Notices that only this page shows. */
  readonly children?: ReactNode;
}

/** Top of a version's page: the poster, the pitch, who it is for and the buttons. */
export function VersionHead(props: Props) {
  const { version, game } = props;
  const { publication, number, at, contents } = version;
  const { entry } = contents;
  return (
    <header className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-5 gap-y-5 border-b-4 border-ink pb-8 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-x-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-x-12">
      <Cover
        id={publication.id}
        version={number}
        hunter={entry.hunter}
        loading="eager"
        className="w-full sm:row-span-2"
      />
      <div>
        <p className="kicker text-exit">{game?.title ?? publication.system}</p>
        <h1 className="mt-2 text-xl [overflow-wrap:anywhere] sm:text-3xl">
          <bdi>{sayTitle(entry)}</bdi>
        </h1>
        <div className="mt-2">
          <Byline entry={entry} />
          <p className="text-sm text-grey">
            Version {number}, {sayDay(at)}
          </p>
        </div>
      </div>
      <div className="col-span-2 flex flex-col gap-5 sm:col-span-1 sm:col-start-2">
        {props.children}
        {entry.summary !== '' && (
          <p className="measure whitespace-pre-line [overflow-wrap:anywhere] sm:text-lg">{paragraphs(entry.summary)}</p>
        )}
        <ForWhom entry={entry} game={game} />
        <Warnings entry={entry} />
        <Actions version={version} isPlayable={props.isPlayable} />
      </div>
    </header>
  );
}

/** Players, length, ending, language and tags, as a list of facts. Unknown ones are left out. */
function ForWhom({ entry, game }: { readonly entry: LibraryEntry; readonly game: Props['game'] }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Players', sayPlayers(entry) + (game?.about.hasHost ? ' and a GM' : '')],
    ['Length', sayLength(entry)],
    // Some games always have a winner.
    ['Ends well', entry.won === null || entry.won === 1 ? '' : `in ${inHundred(entry.won)}`],
    ['You need', game ? `the printed kit, ${game.about.needs}` : ''],
    ['Language', sayLanguage(entry.language)],
    ['Tags', entry.tags.map((tag) => TAG_LABELS[tag as Tag]).join(', ')],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1">
      {facts.map(
        ([name, fact]) =>
          fact !== '' && (
            <div key={name} className="contents">
              <dt className="sign">{name}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Returns a summary as typed, line by line: summaries have no links or Markdown, as in lists, feeds and searches. */
const paragraphs = (typed: string): string => typed.split(/\r?\n/).map(sanitiseLine).join('\n');

function Warnings({ entry }: { readonly entry: LibraryEntry }) {
  const warnings = sayWarnings(entry.warnings);
  if (warnings === '') {
    return entry.warnings.includes(NONE_NEEDED) ? (
      <p className="text-sm">Its author says that no content warning is needed.</p>
    ) : null;
  }
  return (
    <p className="flex gap-3 border-2 border-on-hazard bg-hazard p-3 text-on-hazard">
      <Icon name="warning" className="shrink-0" />
      <span>
        <span className="sign">Content warnings:</span> {warnings}
      </span>
    </p>
  );
}

function Actions({ version, isPlayable }: { readonly version: ReadVersion; readonly isPlayable: boolean }) {
  const { publication, number, contents } = version;
  const page = versionPath(publication.id, number);
  return (
    <div className="flex flex-wrap gap-3">
      <a href={`${page}/print`} className={buttonLook('main')}>
        <Icon name="print" />
        Print this version
      </a>
      {isPlayable && (
        <>
          <a href={`/play?from=${filePath(publication.id, number)}`} rel="nofollow" className={buttonLook('plain')}>
            <Icon name="people" />
            Play it here
          </a>
          <a href={`${page}/watch`} className={buttonLook('plain')}>
            <Icon name="play" />
            Watch a game
          </a>
        </>
      )}
      {mayRemix(licenceOf(contents.entry.licence)) ? (
        <form action={`${filePath(publication.id, number)}/remix`} method="post">
          <button type="submit" className={buttonLook('plain')}>
            <Icon name="copy" />
            Remix
          </button>
        </form>
      ) : (
        // Publishers may always remix their own; the page tells others who can give permission.
        <a href={`${page}/remix`} rel="nofollow" className={buttonLook('plain')}>
          <Icon name="copy" />
          May I remix it?
        </a>
      )}
      <a href={filePath(publication.id, number)} download className={buttonLook('plain')}>
        <Icon name="download" />
        Download JSON
      </a>
      <a href={`/library/${publication.id}/report?version=${number}`} rel="nofollow" className={buttonLook('quiet')}>
        Report
      </a>
    </div>
  );
}
