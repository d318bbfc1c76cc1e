'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '@/app/_data/request';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { CopyLine } from '@/app/_ui/copy-line';
import { Form } from '@/app/_ui/form';
import { Titled } from '@/app/_ui/titled';
import { useAttempt } from '@/app/_ui/use-attempt';
import type { ListedKey } from '@/lib/services/library/keys';

interface NewKey {
  readonly id: string;
  readonly key: string;
}

const NAME_MAX = 100;

/** API keys of this browser's member: created, listed and revoked. Programs publish with them. */
export function ApiKeys() {
  const [keys, setKeys] = useState<readonly ListedKey[] | undefined>(undefined);
  const [made, setMade] = useState<NewKey | undefined>(undefined);
  const { trouble, attempt } = useAttempt();
  const [revoked, setRevoked] = useState('');
  const name = useRef<HTMLInputElement>(null);
  const list = useCallback(
    async () => setKeys((await ask<{ readonly keys: readonly ListedKey[] }>('GET', '/api/me/keys')).keys),
    [],
  );
  const change = (work: () => Promise<unknown>) => {
    setRevoked('');
    return attempt(() => work().then(list));
  };
  useEffect(() => void attempt(list), [attempt, list]);

  const make = () =>
    change(async () => {
      setMade(await ask<NewKey>('POST', '/api/me/keys', { name: name.current?.value.trim() ?? '' }));
      if (name.current) name.current.value = '';
    });
  const revoke = (key: ListedKey) =>
    change(async () => {
      await ask('DELETE', `/api/me/keys/${key.id}`);
      setRevoked(`The key “${key.name}” no longer works.`);
      setMade((shown) => (shown?.id === key.id ? undefined : shown));
    });

  return (
    <Titled
      id="keys"
      title="Keys for programs"
      look="w-full border-b-4 border-ink pb-2 text-xl"
      className="mt-10 flex flex-col items-start gap-4"
    >
      <p className="measure">
        With a key, a program such as <code>trapdoor publish</code> publishes in your name, and can do nothing else.
        Revoke a key that is no longer needed.
      </p>
      <Form className="flex w-full max-w-lg flex-wrap items-end gap-2" onSubmit={make}>
        <label className="flex min-w-0 flex-1 basis-48 flex-col gap-1">
          <span className="sign">What it is for</span>
          <input ref={name} className="input" required maxLength={NAME_MAX} autoComplete="off" />
        </label>
        <Button type="submit">Make a key</Button>
      </Form>
      {made && (
        <div role="status" className="w-full border-2 border-exit p-3">
          <p className="measure mb-2">Copy it now: it is shown only once.</p>
          <div className="flex">
            <CopyLine label="New key" url={made.key} />
          </div>
        </div>
      )}
      <Alert className="text-alarm">{trouble}</Alert>
      <p role="status">{revoked}</p>
      {keys?.some(({ isOld }) => isOld) && (
        <p className="measure">
          Old keys can also withdraw what you published and delete your scenarios. Make a new key, give it to the
          program, then revoke the old one.
        </p>
      )}
      {keys?.length === 0 && <p className="text-grey">No keys yet.</p>}
      <ul className="flex w-full max-w-lg flex-col gap-2">
        {keys?.map((key) => (
          <li key={key.id} className="flex flex-wrap items-center gap-2 border-2 border-line p-2">
            <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
              {key.name} <span className="text-sm text-grey">{key.createdAt.slice(0, 10)}</span>
              {key.isOld && <span className="ml-2 border-2 border-ink px-1 text-sm">old</span>}
            </span>
            <Button look="danger" onClick={() => revoke(key)}>
              Revoke<span className="sr-only"> “{key.name}”</span>
            </Button>
          </li>
        ))}
      </ul>
    </Titled>
  );
}
