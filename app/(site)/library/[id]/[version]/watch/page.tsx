import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { openVersion } from '@/app/_library/open-version';
import { WatchVersion } from '@/app/_version/open-version';
import { VersionTitle } from '@/app/_version/version-title';
import { versionPath } from '@/lib/library/address';
import { publishedSeed } from '@/lib/playtest/lineup';
import { filePath } from '@/lib/services/library/api-answers';
import type { At } from '@/lib/services/requests/answer';
import { requireServices } from '@/lib/services/requests/services';

export const metadata: Metadata = { title: 'Watch a game', robots: { index: false, follow: false } };

/** Games of a published version, narrated move by move. Creates no draft. */
export default async function WatchPage({ params }: At<'id' | 'version'>) {
  const { id, version } = await params;
  const found = await openVersion(id, version, '/watch');
  const page = versionPath(id, Number(version));
  if (found.kind !== 'found') redirect(page);
  const { publication, number, contents, sha256 } = found.value;
  if (!(await requireServices().findSystem(publication.system)?.load())?.play) notFound();
  return (
    <div className="@container">
      <VersionTitle kicker="Watch a game" title={contents.entry.title} number={number} page={page}>
        <p className="measure mt-2">
          The studio had bots play this version when it was published. These are the same games. They show secrets of
          the scenario: if you mean to play it, leave them to your GM.
        </p>
      </VersionTitle>
      <WatchVersion file={filePath(publication.id, number)} seed={publishedSeed(sha256)} />
    </div>
  );
}
