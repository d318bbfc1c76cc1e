import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GonePage } from '@/app/_library/notice';
import { openVersion } from '@/app/_library/open-version';
import { VersionText } from '@/app/_library/version-text';
import { parseNumber } from '@/lib/kernel/address-parts';
import { versionPath } from '@/lib/library/address';
import { sayTitle } from '@/lib/library/say-entry';
import { type ReadVersion, versionBefore } from '@/lib/services/library/read';
import { renderDifference } from '@/lib/services/library/render';
import { requireServices } from '@/lib/services/requests/services';

interface Props {
  readonly params: Promise<{ readonly id: string; readonly version: string }>;
  readonly searchParams: Promise<{ readonly [name: string]: string | readonly string[] | undefined }>;
}

const open = async ({ params }: Props) => {
  const { id, version } = await params;
  return openVersion(id, version, '/changes');
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await open(props);
  const title = found.kind === 'found' ? `Changes of ${sayTitle(found.value.contents.entry)}` : 'No longer here';
  return { title, robots: { index: false } };
}

/** Changes since an earlier version, without the GM's part. `part=gm` shows everything, secrets included. */
export default async function ChangesPage(props: Props) {
  const found = await open(props);
  const { pageAnswer } = requireServices();
  pageAnswer.withoutScripts();
  if (found.kind !== 'found') return <GonePage gone={found} />;
  const asked = await props.searchParams;
  const before = await earlier(found.value, asked.from);
  return <Changes before={before} after={found.value} hideGm={asked.part !== 'gm'} />;
}

/** Returns the version to compare with: the one named in the address, by default the previous one. */
async function earlier({ publication, number, versions }: ReadVersion, from: string | readonly string[] | undefined) {
  const other = from === undefined ? versionBefore(versions, number) : parseNumber(from);
  if (other === undefined || other === number) notFound();
  const found = await openVersion(publication.id, String(other));
  if (found.kind !== 'found') notFound();
  return found.value;
}

async function Changes({ before, after, hideGm }: { before: ReadVersion; after: ReadVersion; hideGm: boolean }) {
  const { publication, number, contents } = after;
  const page = versionPath(publication.id, number);
  const other = `${page}/changes?from=${before.number}${hideGm ? '&part=gm' : ''}`;
  return (
    <article className="flex flex-col gap-6">
      <header className="border-b-4 border-ink pb-6">
        {!hideGm && <div aria-hidden className="hazard-stripe mb-4 h-3" />}
        <p className={`kicker ${hideGm ? 'text-exit' : 'text-alarm'}`}>
          {hideGm ? 'What players may know' : 'For the GM only'}
        </p>
        <h1 className="mt-2 text-2xl [overflow-wrap:anywhere] sm:text-3xl">
          <bdi>{sayTitle(contents.entry)}</bdi>: from version {before.number} to {number}
        </h1>
        <p className="mt-4 flex flex-wrap gap-x-6">
          <a href={page} className="sign inline-flex min-h-11 items-center underline underline-offset-4">
            Back to version {number}
          </a>
          <a
            href={other}
            rel="nofollow"
            className="sign inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {hideGm ? 'With the GM’s part, secrets included' : 'Without the GM’s part'}
          </a>
        </p>
      </header>
      <VersionText text={await renderDifference(requireServices(), before, after, { hideGm })} />
    </article>
  );
}
