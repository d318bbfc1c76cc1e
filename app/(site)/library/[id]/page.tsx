import type { Metadata } from 'next';
import { metadataOf } from '@/app/_library/about-version';
import { openPublication, originHere } from '@/app/_library/open-version';
import { VersionPage } from '@/app/_library/version-page';

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await openPublication((await params).id);
  return found.kind === 'found' ? metadataOf(await originHere(), found.value) : { title: 'No longer here' };
}

/** Current version of a publication. */
export default async function PublicationPage({ params }: Props) {
  return <VersionPage found={await openPublication((await params).id)} />;
}
