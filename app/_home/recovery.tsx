'use client';

import { useState } from 'react';
import { ask } from '@/app/_data/request';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { CopyLine } from '@/app/_ui/copy-line';
import { Titled } from '@/app/_ui/titled';
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

/** Recovery link for another device, shown after a second tap, with buttons to renew it and to sign out elsewhere. */
export function Recovery() {
  const [isAsked, setAsked] = useState(false);
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
    <Titled id="recovery" title="Your recovery link" look="w-full border-b-4 border-ink pb-2 text-xl" className="mt-10">
      <p className="measure my-4">
        There are no accounts. This link opens your whole list on another device, or restores it if this browser loses
        its cookies.
      </p>
      <Alert className="mb-3 text-alarm">{trouble}</Alert>
      {url === undefined && !isAsked && <Button onClick={() => setAsked(true)}>My recovery link…</Button>}
      {url === undefined && isAsked && (
        <div className="flex flex-col items-start gap-3 border-l-4 border-hazard pl-4">
          <p className="measure">
            Anyone who has this link can act as you. Look that nobody sees your screen, and send it to nobody.
          </p>
          <Button autoFocus onClick={() => take(SHOW)}>
            Show my recovery link
          </Button>
        </div>
      )}
      {url !== undefined && <CopyLine key={url} label="Recovery link" url={url} />}
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
    </Titled>
  );
}
