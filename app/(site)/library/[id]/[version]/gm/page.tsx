import type { Metadata } from 'next';
import { GonePage } from '@/app/_library/notice';
import { openVersion } from '@/app/_library/open-version';
import { VersionText } from '@/app/_library/version-text';
import { versionPath } from '@/lib/library/address';
import { sayTitle } from '@/lib/library/say-entry';
import { renderVersion } from '@/lib/services/library/render';
import type { At } from '@/lib/services/requests/answer';
import { requireServices } from '@/lib/services/requests/services';

const open = async ({ params }: At<'id' | 'version'>) => {
  const { id, version } = await params;
  return openVersion(id, version, '/gm');
};

export async function generateMetadata(props: At<'id' | 'version'>): Promise<Metadata> {
  const found = await open(props);
  const title = found.kind === 'found' ? `GM’s part of ${sayTitle(found.value.contents.entry)}` : 'No longer here';
  return { title, robots: { index: false, follow: false } };
}

/** The whole version, secrets included. */
export default async function GmPage(props: At<'id' | 'version'>) {
  const found = await open(props);
  const services = requireServices();
  services.pageAnswer.withoutScripts();
  if (found.kind !== 'found') return <GonePage gone={found} />;
  const { publication, number, contents } = found.value;
  return (
    <article>
      <header className="border-b-4 border-ink pb-6">
        <div aria-hidden className="hazard-stripe mb-4 h-3" />
        <p className="kicker text-alarm">For the GM only</p>
        <h1 className="mt-2 text-2xl [overflow-wrap:anywhere] sm:text-3xl">
          <bdi>{sayTitle(contents.entry)}</bdi>
        </h1>
        <p className="measure mt-4 border-2 border-alarm p-3">
          Everything is on this page, secrets included. Players should stop here.{' '}
          <a href={versionPath(publication.id, number)} className="sign underline underline-offset-4">
            Back to what players may know
          </a>
        </p>
      </header>
      <h2 className="sr-only">Everything in version {number}</h2>
      <VersionText text={await renderVersion(services, found.value, { hideGm: false })} />
    </article>
  );
}
