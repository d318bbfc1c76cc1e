import type { Metadata } from 'next';
import { metadataOf } from '@/app/_library/about-version';
import { openVersion, originHere } from '@/app/_library/open-version';
import { VersionPage } from '@/app/_library/version-page';
import type { At } from '@/lib/services/requests/answer';

const open = async ({ params }: At<'id' | 'version'>) => {
  const { id, version } = await params;
  return openVersion(id, version);
};

export async function generateMetadata(props: At<'id' | 'version'>): Promise<Metadata> {
  const found = await open(props);
  return found.kind === 'found' ? metadataOf(await originHere(), found.value) : { title: 'No longer here' };
}

/** Page of one version, which never changes. */
export default async function NumberedPage(props: At<'id' | 'version'>) {
  return <VersionPage found={await open(props)} />;
}
