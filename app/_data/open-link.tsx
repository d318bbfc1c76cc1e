'use client';

import { type ComponentProps, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Button, buttonLook } from '@/app/_ui/button';
import { Placard } from '@/app/_ui/placard';
import { askSoon, type RequestFailed } from './request';

/** Characters and least length of a secret. Shorter fragments are cut links, or anchors in the page. */
const SECRET = /^[\w.-]{26,}$/;

/** The page that a link leads to, or what that page shows. */
type Opened<Shown> = { readonly page: string } | Shown;

interface Props<Shown> {
  /** The API that the secret is sent to. */
  readonly address: string;
  /** Message for an address without its secret; null shows nothing. */
  readonly missing: string | null;
  /** The page that the link leads to, if neither the answer names one nor `children` shows it. */
  readonly page?: string;
  /** Stands within a page, in place of filling one. */
  readonly isPart?: boolean;
  /** Shows what the answer holds, if it names no page. */
  readonly children?: (shown: Shown, secret: string) => ReactNode;
}

/**
 * Opens a link whose secret stands behind the `#`. Browsers send that part to no server, so it is in no log; this posts
 * it to the studio. Programs that only look at the link use nothing up.
 */
export function OpenLink<Shown>({ address, missing, page, isPart = false, children }: Props<Shown>) {
  const Frame = isPart ? Part : Placard;
  const secret = useSecret();
  const [opened, setOpened] = useState<Opened<Shown> | undefined>(undefined);
  const [failed, setFailed] = useState<RequestFailed | undefined>(undefined);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    setFailed(undefined);
    setOpened(undefined);
    if (!secret) return;
    let isOver = false;
    askSoon<Opened<Shown>>('POST', address, { token: secret }).then(
      (answer) => {
        if (isOver) return;
        setOpened(answer);
        const next = isPage(answer) ? answer.page : page;
        // In place of the link: going back leads to where the link was found.
        if (next !== undefined) window.location.replace(next);
      },
      (error) => !isOver && setFailed(error as RequestFailed),
    );
    return () => {
      isOver = true;
    };
  }, [address, page, secret, tries]);

  if (!secret && missing === null) return null;
  if (secret === '' || failed) {
    return (
      <Frame kicker="No entry" title={failed ? 'This link can’t be opened' : 'Part of the address is missing'}>
        <p role="alert">{failed?.message ?? missing}</p>
        <p className="flex flex-wrap gap-3">
          {failed?.isFinal === false && <Button onClick={() => setTries(tries + 1)}>Try again</Button>}
          <a href="/" className={buttonLook('plain')}>
            Go to the home page
          </a>
        </p>
      </Frame>
    );
  }
  if (children && secret && opened !== undefined && !isPage(opened)) return children(opened, secret);
  return (
    <Frame kicker="One moment" title="Opening the link…">
      <noscript>
        <p>
          This link needs scripts: its secret part stands behind the “#”, which browsers send to nobody. Allow scripts
          for this page, then load it again.
        </p>
      </noscript>
    </Frame>
  );
}

const isPage = <Shown,>(opened: Opened<Shown>): opened is { readonly page: string } =>
  typeof opened === 'object' && opened !== null && 'page' in opened;

/** The secret behind the `#`; '' if there is none, and undefined until scripts run. */
const useSecret = (): string | undefined => useSyncExternalStore(followHash, readSecret, () => undefined);

function followHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function readSecret(): string {
  const behind = window.location.hash.slice(1);
  return SECRET.test(behind) ? behind : '';
}

const Part = ({ kicker, title, children }: ComponentProps<typeof Placard>) => (
  <section className="mb-8 flex flex-col gap-4">
    <p className="kicker text-alarm">{kicker}</p>
    <h1 className="text-2xl sm:text-3xl">{title}</h1>
    {children}
  </section>
);
