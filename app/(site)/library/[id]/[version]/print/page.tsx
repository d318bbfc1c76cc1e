import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { openVersion } from '@/app/_library/open-version';
import { PrintVersion } from '@/app/_version/open-version';
import { VersionTitle } from '@/app/_version/version-title';
import { versionPath } from '@/lib/library/address';
import { filePath } from '@/lib/services/library/api-answers';
import type { At } from '@/lib/services/requests/answer';

export const metadata: Metadata = { title: 'Print a version', robots: { index: false, follow: false } };

/** Print step for a published version. Creates no draft. */
export default async function PrintPage({ params }: At<'id' | 'version'>) {
  const { id, version } = await params;
  const found = await openVersion(id, version, '/print');
  const page = versionPath(id, Number(version));
  // The version's own page explains why it is gone.
  if (found.kind !== 'found') redirect(page);
  const { publication, number, contents } = found.value;
  const art = { address: `${page}/art`, pictures: contents.pictures };
  const lengths = contents.details.figures?.tables.flatMap(({ players, minutes }) =>
    minutes ? [{ players, minutes: minutes.median }] : [],
  );
  return (
    <div className="@container">
      <VersionTitle kicker="Print" title={contents.entry.title} number={number} page={page} />
      <PrintVersion file={filePath(publication.id, number)} art={art} lengths={lengths} />
    </div>
  );
}
