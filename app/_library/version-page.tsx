import { isTheirs, type Opened, originHere } from '@/app/_library/open-version';
import { versionPath } from '@/lib/library/address';
import { loadChain, loadRemixes, type ReadVersion } from '@/lib/services/library/read';
import { renderVersion } from '@/lib/services/library/render';
import { requireServices } from '@/lib/services/requests/services';
import { jsonLdOf } from './about-version';
import { Measured } from './measured';
import { GonePage } from './notice';
import { Chain, Remixes, Versions } from './origins';
import { VersionHead } from './version-head';
import { VersionText } from './version-text';

/** The page of a version, or of what is left of it. Needs no script. */
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
      <section aria-labelledby="players-part">
        <h2 id="players-part" className="border-b-4 border-ink pb-2 text-2xl">
          What players may know
        </h2>
        <VersionText text={text} />
      </section>
      <section aria-labelledby="gm-part" className="border-4 border-alarm p-4">
        <h2 id="gm-part" className="text-xl">
          The GM’s part
        </h2>
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
      </section>
    </article>
  );
}
