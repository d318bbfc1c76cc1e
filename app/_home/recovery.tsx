'use client';

import { type ReactNode, useState } from 'react';
import { ask } from '@/app/_data/request';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { CopyLine } from '@/app/_ui/copy-line';
import { useAttempt } from '@/app/_ui/use-attempt';

interface Step {
  readonly method: 'GET' | 'POST';
  readonly address: string;
  readonly said: string;
}

const SHOW: Step = { method: 'GET', address: '/api/me/recovery', said: '' };
const RENEW: Step = {
  method: 'POST',
  address: '/api/me/recovery',
  said: 'This is your new link. The old one no longer works.',
};
const SIGN_OUT: Step = {
  method: 'POST',
  address: '/api/me/sign-out',
  said: 'All other browsers are signed out, and the old link no longer works. This is your new link.',
};

/** Recovery link for another device, shown on request, with buttons to renew it and to sign out elsewhere. */
export function Recovery({ heading }: { readonly heading: ReactNode }) {
  const [url, setUrl] = useState<string | undefined>(undefined);
  const [said, setSaid] = useState('');
  const { trouble, attempt } = useAttempt();
  const take = ({ method, address, said: done }: Step) => {
    setSaid('');
    return attempt(async () => {
      setUrl((await ask<{ url: string }>(method, address)).url);
      setSaid(done);
    });
  };
  return (
    <section aria-label="Your recovery link" className="mt-10">
      {heading}
      <p className="measure mt-1 mb-3 text-sm text-grey">
        There are no accounts. This link opens your whole list on another device, or restores it if this browser loses
        its cookies. Keep it to yourself: anyone who has it can act as you.
      </p>
      <Alert className="mb-3 text-alarm">{trouble}</Alert>
      {url === undefined ? (
        <Button onClick={() => take(SHOW)}>Show my recovery link</Button>
      ) : (
        <CopyLine key={url} label="Recovery link" url={url} />
      )}
      <p role="status">{said}</p>
      {url !== undefined && (
        <div className="mt-4 flex flex-col gap-2 border-l-4 border-line pl-4">
          <p className="measure text-sm text-grey">
            Did somebody else get the link? Renew it. Did they open it already, or did you use a computer that is not
            yours? Sign out everywhere: only this browser keeps your list, others need the new link, and API keys stop
            working.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => take(RENEW)}>Renew my link</Button>
            <Button onClick={() => take(SIGN_OUT)}>Sign out everywhere else</Button>
          </div>
        </div>
      )}
    </section>
  );
}
