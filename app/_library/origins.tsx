import { Chain as ChainLinks } from '@/app/_read/chain';
import { visible } from '@/lib/kernel/visible';
import { publicationPath, versionPath } from '@/lib/library/address';
import { sayAuthors, sayTitle } from '@/lib/library/say-entry';
import type { ChainLink } from '@/lib/scenario/draft';
import { versionBefore } from '@/lib/services/library/read';
import type { ListedPublication, VersionRow } from '@/lib/storage/library-port';
import { sayDay } from './labels';

/** What it is a remix of, nearest first. */
export function Chain({ chain }: { readonly chain: readonly ChainLink[] }) {
  if (chain.length === 0) return null;
  return (
    <section aria-labelledby="chain">
      <Heading id="chain">Based on</Heading>
      <div className="mt-3">
        <ChainLinks links={chain} />
      </div>
    </section>
  );
}

/** What others made of it. */
export function Remixes({ remixes }: { readonly remixes: readonly ListedPublication[] }) {
  if (remixes.length === 0) return null;
  return (
    <section aria-labelledby="remixes">
      <Heading id="remixes">Remixes</Heading>
      <ul className="mt-3 flex flex-col gap-1">
        {remixes.map(({ id, entry }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            <a href={publicationPath(id, entry.title)} className="sign inline-block py-1 underline underline-offset-4">
              <bdi>{sayTitle(entry)}</bdi>
            </a>{' '}
            <bdi>{sayAuthors(entry)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every version that there was, newest first; `shown` is the one on the page. */
export function Versions(props: {
  readonly id: string;
  readonly versions: readonly VersionRow[];
  readonly shown: number;
}) {
  const { id, shown, versions } = props;
  return (
    <section aria-labelledby="versions">
      <Heading id="versions">Versions</Heading>
      <ol className="mt-3 flex flex-col gap-3">
        {versions.map(({ number, at, note, sha256, withdrawnAt }) => (
          <li key={number} className="border-l-4 [overflow-wrap:anywhere] border-line pl-3">
            <span className="sign">
              {withdrawnAt === null && number !== shown ? (
                <a href={versionPath(id, number)} className="underline underline-offset-4">
                  Version {number}
                </a>
              ) : (
                `Version ${number}`
              )}
            </span>{' '}
            {sayDay(at)}
            {number === shown && ' · on this page'}
            {withdrawnAt !== null && ` · withdrawn by its publisher on ${sayDay(withdrawnAt)}`}
            {note !== '' && <span className="block">{visible(note)}</span>}
            {withdrawnAt === null && versionBefore(versions, number) !== undefined && (
              <a href={`${versionPath(id, number)}/changes`} className="inline-block py-1 underline underline-offset-4">
                What changed
              </a>
            )}
            <span className="block text-sm text-grey">
              SHA-256 <code className="break-all">{sha256}</code>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Heading = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <h2 id={id} className="border-b-2 border-ink pb-1 text-xl">
    {children}
  </h2>
);
