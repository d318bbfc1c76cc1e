import { isTheirs, type Opened, originHere } from '@/app/_library/open-version';
import { Chain as ChainLinks } from '@/app/_read/chain';
import { Icon } from '@/app/_ui/icons';
import { Titled } from '@/app/_ui/titled';
import { sanitiseLine } from '@/lib/kernel/visible';
import { publicationPath, versionPath } from '@/lib/library/address';
import { sayAuthors, sayTitle } from '@/lib/library/say-entry';
import type { ChainLink } from '@/lib/scenario/draft';
import { LICENCES, licenceOf } from '@/lib/scenario/licences';
import { loadChain, loadRemixes, type ReadVersion, versionBefore } from '@/lib/services/library/read';
import { renderVersion } from '@/lib/services/library/render';
import { requireServices } from '@/lib/services/requests/services';
import type { LibraryEntry, ListedPublication, VersionRow } from '@/lib/storage/library-port';
import { jsonLdOf } from './about-version';
import { sayDay } from './labels';
import { Measured } from './measured';
import { GonePage } from './notice';
import { Samples } from './samples';
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
      <VersionHead version={version} game={listed} isPlayable={system?.play !== undefined}>
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
      {text.ok && text.value.samples.length > 0 && (
        <Titled
          id="samples"
          title="A look inside"
          look="border-b-2 border-ink pb-1 text-xl"
          className="flex flex-col gap-4"
        >
          <Samples id={publication.id} version={number} samples={text.value.samples} />
        </Titled>
      )}
      <Measured details={contents.details} isPlayable={system?.play !== undefined} />
      <Credits entry={contents.entry} chain={chain} />
      <Remixes remixes={remixes} />
      <Versions id={publication.id} versions={versions} shown={number} />
      <section aria-labelledby="players-part">
        <details className="group border-y-2 border-ink">
          <summary className="flex min-h-14 list-none items-center justify-between gap-3 py-2 [&::-webkit-details-marker]:hidden">
            <span>
              <h2 id="players-part" className="text-xl">
                What players may know
              </h2>
              <span className="block text-sm text-grey">The whole text, without the GM’s secrets</span>
            </span>
            <Icon name="chevron" className="shrink-0 group-open:rotate-180" />
          </summary>
          <div className="pb-6">
            <VersionText text={text} />
          </div>
        </details>
      </section>
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
      <Hashes versions={versions} />
    </article>
  );
}

/** Authors, licence, and the versions that this one is a remix of, nearest first. */
function Credits({ entry, chain }: { readonly entry: LibraryEntry; readonly chain: readonly ChainLink[] }) {
  const { name, sentence, address } = LICENCES[licenceOf(entry.licence)];
  return (
    <section aria-labelledby="credits">
      <Heading id="credits">Credits</Heading>
      <p className="measure mt-3 [overflow-wrap:anywhere]">
        <bdi>{sayAuthors(entry) || 'By an author who gives no name'}</bdi>
      </p>
      <p className="measure mt-2">
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
      {chain.length > 0 && (
        <Titled id="chain" as="h3" title="Based on" className="mt-4">
          <div className="mt-2">
            <ChainLinks links={chain} />
          </div>
        </Titled>
      )}
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
        {versions.map(({ number, at, note, withdrawnAt }) => (
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
          </li>
        ))}
      </ol>
    </section>
  );
}

/** SHA-256 of each version's file, for people who check that theirs is the published one. */
function Hashes({ versions }: { readonly versions: readonly VersionRow[] }) {
  return (
    <footer className="text-sm text-grey">
      <details>
        <summary className="min-h-11 content-center">SHA-256 of each version’s file</summary>
        <ul className="flex flex-col gap-1">
          {versions.map(({ number, sha256 }) => (
            <li key={number}>
              Version {number}: <code className="break-all">{sha256}</code>
            </li>
          ))}
        </ul>
      </details>
    </footer>
  );
}

const Heading = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <h2 id={id} className="border-b-2 border-ink pb-1 text-xl">
    {children}
  </h2>
);
