import type { Metadata } from 'next';
import { metadataOf } from '@/app/_library/about-version';
import { openPublication, originHere } from '@/app/_library/open-version';
import { VersionPage } from '@/app/_library/version-page';
import type { At } from '@/lib/services/requests/answer';

export async function generateMetadata({ params }: At): Promise<Metadata> {
  const found = await openPublication((await params).id);
  return found.kind === 'found' ? metadataOf(await originHere(), found.value) : { title: 'No longer here' };
}

/** Current version of a publication. */
export default async function PublicationPage({ params }: At) {
  return <VersionPage found={await openPublication((await params).id)} />;
}
