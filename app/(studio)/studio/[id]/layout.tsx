import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { OpenStudio } from '@/app/_studio/open-studio';
import { OwnCopy } from '@/app/_studio/own-copy';
import { buttonLook } from '@/app/_ui/button';
import { gameManifestOf } from '@/lib/scenario/game-manifest';
import { loadForWriting, type ShutOut } from '@/lib/services/drafts/drafts';
import { personId } from '@/lib/services/drafts/people-of-draft';
import { memberOf } from '@/lib/services/requests/member-of';
import { requireServices } from '@/lib/services/requests/services';
import { mayEdit } from '@/lib/storage/roles';

/** Keeps the draft open while the steps change. */
export default async function StudioLayout(props: {
  readonly params: Promise<{ readonly id: string }>;
  readonly children: ReactNode;
}) {
  const { id } = await props.params;
  const services = requireServices();
  const memberId = await memberOf(services, (await headers()).get('cookie'));
  const found = await loadForWriting(services, id, memberId);
  if (!found.ok) return <ShutDoor draftId={id} {...found.error} />;
  const { draft, system, role } = found.value;
  return (
    <>
      <OpenStudio
        manifest={gameManifestOf(system)}
        players={system.open(draft.body).players()}
        draft={draft}
        canEdit={mayEdit(role)}
        you={personId(services.secret, id, String(memberId))}
      />
      {props.children}
    </>
  );
}

/** Error page of a studio that the visitor can't enter. */
function ShutDoor({ draftId, message, isMissing }: ShutOut & { readonly draftId: string }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 p-6">
      <h1 className="text-2xl">This door stays closed for now</h1>
      <p role="alert">{message}</p>
      <div className="flex flex-wrap gap-4">
        {/* A link to the same address: it asks the server again, with or without scripts. */}
        <a className={buttonLook('main')} href="?">
          Try again
        </a>
        <a className={buttonLook('quiet')} href="/">
          Back to your list
        </a>
      </div>
      {isMissing && <OwnCopy draftId={draftId} />}
    </main>
  );
}
