'use client';

import { type ComponentProps, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Button, buttonLook } from '@/app/_ui/button';
import { Placard } from '@/app/_ui/placard';
import { askWithTimeout, type RequestFailed } from './request';

/** Pattern of a link's secret. Shorter fragments are truncated links or anchors in the page. */
const SECRET = /^[\w.-]{26,}$/;

/** Answer to an opened link: the page that it leads to, or the content to show. */
type Opened<Shown> = { readonly page: string } | Shown;

interface Props<Shown> {
  /** API address that receives the secret. */
  readonly address: string;
  /** Message for an address without a secret; null shows nothing. */
  readonly missing: string | null;
  /** Page to open if the answer names none and there are no `children`. */
  readonly page?: string;
  /** Renders a section of a page instead of a whole page. */
  readonly isPart?: boolean;
  /** Renders the answer if it names no page. */
  readonly children?: (shown: Shown, secret: string) => ReactNode;
}

/**
 * Opens a link whose secret is in the URL fragment. Browsers do not send fragments, so the secret is in no server's
 * log; this component posts it to the studio. Link previews do not use up the link.
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
    askWithTimeout<Opened<Shown>>('POST', address, { token: secret }).then(
      (answer) => {
        if (isOver) return;
        setOpened(answer);
        const next = isPage(answer) ? answer.page : page;
        // Replaces the link in the history: Back returns to where the link was found.
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

/** Returns the secret in the URL fragment; '' if there is none, undefined before hydration. */
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
