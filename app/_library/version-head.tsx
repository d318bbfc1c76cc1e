import type { ReactNode } from 'react';
import { buttonLook } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { sanitiseLine } from '@/lib/kernel/visible';
import { versionPath } from '@/lib/library/address';
import { sayMinutes, sayPlayers, sayTitle } from '@/lib/library/say-entry';
import { LICENCES, licenceOf, mayRemix } from '@/lib/scenario/licences';
import { TAG_LABELS, type Tag } from '@/lib/scenario/tags';
import { NONE_NEEDED } from '@/lib/scenario/warnings';
import { filePath } from '@/lib/services/library/api-answers';
import type { ReadVersion } from '@/lib/services/library/read';
import type { LibraryEntry } from '@/lib/storage/library-port';
import { Cover } from './cover';
import { sayDay, sayLanguage, sayWarnings } from './labels';
import { Byline } from './listed';

export function VersionHead(props: {
  readonly version: ReadVersion;
  readonly game: string;
  readonly isPlayable: boolean;
  /** Notices that only this page shows. */
  readonly children?: ReactNode;
}) {
  const { version, game } = props;
  const { publication, number, at, contents } = version;
  const { entry } = contents;
  return (
    <header className="flex flex-col gap-5 border-b-4 border-ink pb-6">
      <div>
        <p className="kicker text-exit">{game}</p>
        <h1 className="mt-2 text-2xl [overflow-wrap:anywhere] sm:text-3xl">
          <bdi>{sayTitle(entry)}</bdi>
        </h1>
        <div className="mt-2">
          <Byline entry={entry} />
          <p className="text-sm text-grey">
            Version {number}, {sayDay(at)}
          </p>
        </div>
      </div>
      <Warnings entry={entry} />
      {props.children}
      <div className="flex flex-col gap-5 sm:flex-row">
        <Cover id={publication.id} version={number} className="w-28 sm:w-40" />
        <div className="min-w-0 flex-1">
          {entry.summary !== '' && (
            <p className="measure whitespace-pre-line [overflow-wrap:anywhere]">{paragraphs(entry.summary)}</p>
          )}
          <p className="mt-3 font-bold">
            {[sayPlayers(entry), sayMinutes(entry), sayLanguage(entry.language)].filter(Boolean).join(' · ')}
          </p>
          {entry.tags.length > 0 && (
            <p className="mt-1 text-sm">{entry.tags.map((tag) => TAG_LABELS[tag as Tag]).join(', ')}</p>
          )}
        </div>
      </div>
      <Licence licence={entry.licence} />
      <Actions version={version} isPlayable={props.isPlayable} />
    </header>
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

function Licence({ licence }: { readonly licence: string }) {
  const { name, sentence, address } = LICENCES[licenceOf(licence)];
  return (
    <p className="measure">
      <span className="sign">
        {address === '' ? (
          name
        ) : (
          <a href={address} rel="license noopener noreferrer" className="underline underline-offset-4">
            {name}
          </a>
        )}
        :
      </span>{' '}
      {sentence}
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
        <a href={`${page}/watch`} className={buttonLook('plain')}>
          <Icon name="play" />
          Watch a game
        </a>
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
