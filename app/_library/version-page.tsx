import { isTheirs, type Opened, originHere } from '@/app/_library/open-version';
import { Chain as ChainLinks } from '@/app/_read/chain';
import { Titled } from '@/app/_ui/titled';
import { sanitiseLine } from '@/lib/kernel/visible';
import { publicationPath, versionPath } from '@/lib/library/address';
import { sayAuthors, sayTitle } from '@/lib/library/say-entry';
import type { ChainLink } from '@/lib/scenario/draft';
import { loadChain, loadRemixes, type ReadVersion, versionBefore } from '@/lib/services/library/read';
import { renderVersion } from '@/lib/services/library/render';
import { requireServices } from '@/lib/services/requests/services';
import type { ListedPublication, VersionRow } from '@/lib/storage/library-port';
import { jsonLdOf } from './about-version';
import { sayDay } from './labels';
import { Measured } from './measured';
import { GonePage } from './notice';
import { VersionHead } from './version-head';
import { VersionText } from './version-text';

/** Page of a version, or of its withdrawal. Needs no script. */
export async function VersionPage({ found }: { readonly found: Opened }) {
  const { pageAnswer } = requireServices();
  pageAnswer.withoutScripts();
  return found.kind === 'found' ? <WholePage version={found.value} /> : <GonePage gone={found} />;
}

async function WholePage({ version }: { readonly version: ReadVersion }) {
  const services = requireServices();
  const { publication, number, contents, approvedAt, versions } = version;
  const listed = services.findSystem(publication.system);
  const game = listed?.title ?? publication.system;
  const [system, text, chain, remixes, origin] = await Promise.all([
    listed?.load(),
    renderVersion(services, version, { hideGm: true }),
    loadChain(services, version),
    loadRemixes(services, publication.id),
    originHere(),
  ]);
  if (approvedAt !== null) services.pageAnswer.sameForAll();
  const waits = approvedAt === null && (await isTheirs(version));
  const newer = publication.shown !== null && publication.shown > number ? publication.shown : undefined;
  return (
    <article className="flex flex-col gap-10">
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: no markup can end it
        dangerouslySetInnerHTML={{ __html: jsonLdOf(origin, version, game) }}
      />
      <VersionHead version={version} game={game} isPlayable={system?.play !== undefined}>
        {waits && (
          <p className="border-2 border-service p-3">
            <span className="sign">Waits for approval.</span> Only you see this line. Until a moderator has looked at
            it, no list or search shows this version; anyone with its address can open it.
          </p>
        )}
        {newer !== undefined && (
          <p className="border-2 border-service p-3">
            This is version {number}.{' '}
            <a href={`/library/${publication.id}`} className="sign underline underline-offset-4">
              Version {newer} is newer.
            </a>
          </p>
        )}
      </VersionHead>
      <Measured details={contents.details} isPlayable={system?.play !== undefined} />
      <Chain chain={chain} />
      <Remixes remixes={remixes} />
      <Versions id={publication.id} versions={versions} shown={number} />
      <Titled id="players-part" title="What players may know" look="border-b-4 border-ink pb-2 text-2xl">
        <VersionText text={text} />
      </Titled>
      <Titled id="gm-part" title="The GM’s part" look="text-xl" className="border-4 border-alarm p-4">
        <p className="mt-2">Secrets included. If you mean to play this, stop here.</p>
        <p className="mt-3">
          <a
            href={`${versionPath(publication.id, number)}/gm`}
            rel="nofollow"
            className="sign inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Read the GM’s part
          </a>
        </p>
      </Titled>
    </article>
  );
}

/** Versions that this one is a remix of, nearest first. */
function Chain({ chain }: { readonly chain: readonly ChainLink[] }) {
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

function Remixes({ remixes }: { readonly remixes: readonly ListedPublication[] }) {
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

/** All versions, newest first; `shown` is the one on the page. */
function Versions(props: { readonly id: string; readonly versions: readonly VersionRow[]; readonly shown: number }) {
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
            {note !== '' && <span className="block">{sanitiseLine(note)}</span>}
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
