import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { OpenStudio } from '@/app/_studio/open-studio';
import { ShutDoor } from '@/app/_studio/shut-door';
import { gameManifestOf } from '@/lib/scenario/game-manifest';
import { loadForWriting } from '@/lib/services/drafts/drafts';
import { memberOf } from '@/lib/services/requests/member-of';
import { requireServices } from '@/lib/services/requests/services';

/** Keeps the draft open while the steps change. */
export default async function StudioLayout(props: {
  readonly params: Promise<{ readonly id: string }>;
  readonly children: ReactNode;
}) {
  const { id } = await props.params;
  const services = requireServices();
  const found = await loadForWriting(services, id, await memberOf(services, (await headers()).get('cookie')));
  if (!found.ok) return <ShutDoor>{found.error}</ShutDoor>;
  const { draft, system, role } = found.value;
  return (
    <>
      <OpenStudio manifest={gameManifestOf(system)} draft={draft} canEdit={role !== 'read'} />
      {props.children}
    </>
  );
}
