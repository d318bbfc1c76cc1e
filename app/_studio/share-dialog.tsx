'use client';

import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ask } from '@/app/_home/drafts-api';
import { Button, IconButton } from '@/app/_ui/button';
import { Dialog } from '@/app/_ui/dialog';
import { Icon } from '@/app/_ui/icons';
import { toast } from '@/app/_ui/toasts';
import { useStudio } from './use-draft';

interface ShareLink {
  readonly id: string;
  readonly url?: string;
  readonly role: 'edit' | 'read';
  readonly hideGm: boolean;
}

interface NewLink {
  readonly role: 'edit' | 'read';
  readonly hideGm: boolean;
}

/** Makes links for others, shows those that are out, and takes them back. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const { draftId } = useStudio();
  const address = `/api/drafts/${draftId}/links`;
  const [links, setLinks] = useState<readonly ShareLink[] | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const { register, handleSubmit, watch, formState } = useForm<NewLink>({
    defaultValues: { role: 'edit', hideGm: true },
  });

  const attempt = useCallback(async (work: () => Promise<void>) => {
    setTrouble(undefined);
    try {
      await work();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  }, []);
  useEffect(() => void attempt(async () => setLinks(await ask('GET', address))), [attempt, address]);

  const make = handleSubmit((given) =>
    attempt(async () => {
      const hideGm = given.role === 'read' && given.hideGm;
      const made = await ask<{ id: string; url: string }>('POST', address, { role: given.role, hideGm });
      setLinks((before = []) => [{ ...made, role: given.role, hideGm }, ...before]);
      await copy(made.url);
    }),
  );
  const revoke = (link: ShareLink) =>
    attempt(async () => {
      await ask('DELETE', `${address}/${link.id}`);
      setLinks((before = []) => before.filter(({ id }) => id !== link.id));
      toast({ message: 'The link is dead. Whoever tries it finds a shut door.' });
    });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Share"
      help="Whoever has a link needs no account. Take it back whenever you like."
    >
      <form className="flex flex-col gap-3" onSubmit={make}>
        <fieldset className="flex flex-col gap-1">
          <legend className="sign mb-1">People with the link may</legend>
          <label className="flex min-h-11 items-center gap-3">
            <input type="radio" value="edit" className="size-5 accent-exit" {...register('role')} />
            write along with you
          </label>
          <label className="flex min-h-11 items-center gap-3">
            <input type="radio" value="read" className="size-5 accent-exit" {...register('role')} />
            read it only
          </label>
        </fieldset>
        {watch('role') === 'read' && (
          <label className="flex min-h-11 items-center gap-3 border-l-4 border-hazard pl-3">
            <input type="checkbox" className="size-5 accent-exit" {...register('hideGm')} />
            Leave out what only the GM may know
          </label>
        )}
        <Button type="submit" look="main" className="self-start" disabled={formState.isSubmitting}>
          Make the link
        </Button>
      </form>
      {trouble !== undefined && (
        <p role="alert" className="mt-4 text-alarm">
          {trouble}
        </p>
      )}
      <section aria-label="Links that are out" className="mt-6 border-t-2 border-ink pt-4">
        <h3 className="text-lg">Links that are out</h3>
        {links?.length === 0 && <p className="mt-2 text-grey">None. So far only you can get in.</p>}
        <ul className="mt-2 flex flex-col gap-2">
          {links?.map((link) => (
            <LinkRow key={link.id} link={link} onRevoke={() => revoke(link)} />
          ))}
        </ul>
      </section>
      <Recovery attempt={attempt} />
    </Dialog>
  );
}

function LinkRow({ link, onRevoke }: { readonly link: ShareLink; readonly onRevoke: () => void }) {
  const { url } = link;
  const what = link.role === 'edit' ? 'Write along' : link.hideGm ? 'Read, without secrets' : 'Read everything';
  return (
    <li className="flex flex-wrap items-center gap-2 border-2 border-line p-2">
      <span className="sign flex-1 basis-40">{what}</span>
      {url !== undefined && (
        <>
          <input
            className="input min-w-0 flex-1 basis-48 text-sm"
            aria-label={`Address: ${what}`}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
          />
          <IconButton label="Copy the link" onClick={() => copy(url)}>
            <Icon name="copy" />
          </IconButton>
        </>
      )}
      <Button look="danger" onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}

function Recovery({ attempt }: { readonly attempt: (work: () => Promise<void>) => Promise<void> }) {
  const [url, setUrl] = useState<string | undefined>(undefined);
  return (
    <section aria-label="Your own way back in" className="mt-6 border-t-2 border-ink pt-4">
      <h3 className="text-lg">Your own way back in</h3>
      <p className="measure mt-1 text-sm text-grey">
        This link brings your whole list to another device. Keep it to yourself: whoever has it is you.
      </p>
      {url === undefined ? (
        <Button
          className="mt-3"
          onClick={() => attempt(async () => setUrl((await ask<{ url: string }>('GET', '/api/me/recovery')).url))}
        >
          Show my recovery link
        </Button>
      ) : (
        <div className="mt-3 flex gap-2">
          <input
            className="input min-w-0 text-sm"
            aria-label="Recovery link"
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
          />
          <IconButton label="Copy the recovery link" onClick={() => copy(url)}>
            <Icon name="copy" />
          </IconButton>
        </div>
      )}
    </section>
  );
}

// Phones on a laptop's LAN address have no clipboard, so the address stays selectable beside it.
async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast({ message: 'Copied.' });
  } catch {
    toast({ message: 'This browser can’t copy by itself. Select the address and copy it.' });
  }
}
