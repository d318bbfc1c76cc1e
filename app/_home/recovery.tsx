'use client';

import { type ReactNode, useState } from 'react';
import { ask } from '@/app/_data/request';
import { Button } from '@/app/_ui/button';
import { CopyLine } from '@/app/_ui/copy-line';

/** The link that brings one's whole list to another device, shown when asked for. */
export function Recovery({ heading }: { readonly heading: ReactNode }) {
  const [url, setUrl] = useState<string | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const show = async () => {
    setTrouble(undefined);
    try {
      setUrl((await ask<{ url: string }>('GET', '/api/me/recovery')).url);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section aria-label="Your recovery link" className="mt-6">
      {heading}
      <p className="measure mt-1 mb-3 text-sm text-grey">
        There are no accounts. This link opens your whole list on another device, or restores it if this browser loses
        its cookies. Keep it to yourself: anyone who has it can act as you.
      </p>
      {trouble !== undefined && (
        <p role="alert" className="mb-3 text-alarm">
          {trouble}
        </p>
      )}
      {url === undefined ? (
        <Button onClick={show}>Show my recovery link</Button>
      ) : (
        <CopyLine label="Recovery link" url={url} />
      )}
    </section>
  );
}
