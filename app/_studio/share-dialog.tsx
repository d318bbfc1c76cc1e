'use client';

import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ask } from '@/app/_data/request';
import { useStudio } from '@/app/_draft/use-draft';
import { OpenTable } from '@/app/_join/open-table';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { CopyLine, copyText } from '@/app/_ui/copy-line';
import { Dialog } from '@/app/_ui/dialog';
import { useAttempt } from '@/app/_ui/use-attempt';
import type { LinkRole } from '@/lib/storage/roles';

interface ShareLink {
  readonly id: string;
  readonly url?: string;
  /** Result of copying it. */
  readonly said?: string;
  readonly role: LinkRole;
  readonly hideGm: boolean;
}

interface NewLink {
  readonly role: LinkRole;
  readonly hideGm: boolean;
}

export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const { draftId } = useStudio();
  const address = `/api/drafts/${draftId}/links`;
  const [links, setLinks] = useState<readonly ShareLink[] | undefined>(undefined);
  const { trouble, attempt } = useAttempt();
  const [revoked, setRevoked] = useState(false);
  const { register, handleSubmit, watch, formState } = useForm<NewLink>({
    defaultValues: { role: 'edit', hideGm: true },
  });

  useEffect(() => void attempt(async () => setLinks(await ask('GET', address))), [attempt, address]);

  const make = handleSubmit((given) =>
    attempt(async () => {
      setRevoked(false);
      const hideGm = given.role !== 'edit' && given.hideGm;
      const made = await ask<{ id: string; url: string }>('POST', address, { role: given.role, hideGm });
      const said = await copyText(made.url);
      setLinks((before = []) => [{ ...made, role: given.role, hideGm, said }, ...before]);
    }),
  );
  const revoke = (link: ShareLink) =>
    attempt(async () => {
      await ask('DELETE', `${address}/${link.id}`);
      setLinks((before = []) => before.filter(({ id }) => id !== link.id));
      setRevoked(true);
    });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Share"
      help="Anyone with a link can get in without an account. You can revoke it at any time."
    >
      <form className="flex flex-col gap-3" onSubmit={make}>
        <fieldset className="flex flex-col gap-1">
          <legend className="sign mb-1">People with the link can</legend>
          <label className="flex min-h-11 items-center gap-3">
            <input type="radio" value="edit" className="size-5 accent-exit" {...register('role')} />
            edit with you
          </label>
          <label className="flex min-h-11 items-center gap-3">
            <input type="radio" value="comment" className="size-5 accent-exit" {...register('role')} />
            read and comment
          </label>
          <label className="flex min-h-11 items-center gap-3">
            <input type="radio" value="read" className="size-5 accent-exit" {...register('role')} />
            only read
          </label>
        </fieldset>
        {watch('role') !== 'edit' && (
          <label className="flex min-h-11 items-center gap-3 border-l-4 border-hazard pl-3">
            <input type="checkbox" className="size-5 accent-exit" {...register('hideGm')} />
            Leave out what players may not know yet
          </label>
        )}
        <Button type="submit" look="main" className="self-start" disabled={formState.isSubmitting}>
          Create the link
        </Button>
      </form>
      <Alert className="mt-4 text-alarm">{trouble}</Alert>
      <section aria-label="Active links" className="mt-6 border-t-2 border-ink pt-4">
        <h3 className="text-lg">Active links</h3>
        {links?.length === 0 && <p className="mt-2 text-grey">None. Only you can get in.</p>}
        <p role="status">{revoked ? 'The link has been revoked and no longer works.' : ''}</p>
        <ul className="mt-2 flex flex-col gap-2">
          {links?.map((link) => (
            <LinkRow key={link.id} link={link} onRevoke={() => revoke(link)} />
          ))}
        </ul>
      </section>
      <section aria-label="At one table" className="mt-6 flex flex-col gap-2 border-t-2 border-ink pt-4">
        <h3 className="text-lg">At one table</h3>
        <p className="measure">
          Everybody adds ideas on their own phone, the group decides, and all write here together.
        </p>
        <OpenTable source={{ draftId }} />
      </section>
    </Dialog>
  );
}

/** Names of links by what they allow and show. */
const SAYS = {
  edit: { all: 'Edit', players: 'Edit' },
  comment: { all: 'Read everything and comment', players: 'Read and comment, without secrets' },
  read: { all: 'Read everything', players: 'Read, without secrets' },
} as const;

function LinkRow({ link, onRevoke }: { readonly link: ShareLink; readonly onRevoke: () => void }) {
  const { url } = link;
  const what = SAYS[link.role][link.hideGm ? 'players' : 'all'];
  return (
    <li className="flex flex-wrap items-center gap-2 border-2 border-line p-2">
      <span className="sign flex-1 basis-40">{what}</span>
      {url !== undefined && (
        <CopyLine label={`Address: ${what}`} url={url} {...(link.said !== undefined && { said: link.said })} />
      )}
      <Button look="danger" onClick={onRevoke}>
        Revoke<span className="sr-only"> “{what}”</span>
      </Button>
    </li>
  );
}
