'use client';

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Button, buttonLook } from '@/app/_ui/button';
import { Placard } from '@/app/_ui/placard';
import { askSoon, type RequestFailed } from './request';

/** As long as the shortest secret, and of the same letters: neither the rest of a cut link nor a place in the page. */
const SECRET = /^[\w.-]{26,}$/;

/** The page that a link leads to, or what that page shows. */
type Opened<Shown> = { readonly page: string } | Shown;

interface Props<Shown> {
  /** The API that the secret is sent to. */
  readonly address: string;
  /** What to do about an address without its secret. */
  readonly missing: string;
  /** Shows what the answer holds, if it names no page. */
  readonly children?: (shown: Shown, secret: string) => ReactNode;
}

/**
 * Opens a link whose secret stands behind the `#`. Browsers send that part to no server, so it is in no log; this posts
 * it to the studio. Programs that only look at the link use nothing up.
 */
export function OpenLink<Shown>({ address, missing, children }: Props<Shown>) {
  const secret = useSecret();
  const [opened, setOpened] = useState<Opened<Shown> | undefined>(undefined);
  const [failed, setFailed] = useState<RequestFailed | undefined>(undefined);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    if (!secret) return;
    let isOver = false;
    setFailed(undefined);
    setOpened(undefined);
    askSoon<Opened<Shown>>('POST', address, { token: secret }).then(
      (answer) => {
        if (isOver) return;
        setOpened(answer);
        // In place of the link: going back leads to where the link was found.
        if (isPage(answer)) window.location.replace(answer.page);
      },
      (error) => !isOver && setFailed(error as RequestFailed),
    );
    return () => {
      isOver = true;
    };
  }, [address, secret, tries]);

  if (secret === '') return <NoEntry title="Part of the address is missing">{missing}</NoEntry>;
  if (failed) {
    const again = !failed.isFinal && <Button onClick={() => setTries(tries + 1)}>Try again</Button>;
    return (
      <NoEntry title="This link can’t be opened" more={again}>
        {failed.message}
      </NoEntry>
    );
  }
  if (secret !== undefined && opened !== undefined && !isPage(opened)) return children?.(opened, secret);
  return (
    <Placard kicker="One moment" title="Opening the link…">
      <noscript>
        <p>
          This link needs scripts: its secret part stands behind the “#”, which browsers send to nobody. Allow scripts
          for this page, then load it again.
        </p>
      </noscript>
    </Placard>
  );
}

const isPage = <Shown,>(opened: Opened<Shown>): opened is { readonly page: string } =>
  typeof opened === 'object' && opened !== null && 'page' in opened;

/** The secret behind the `#`; '' if there is none, and undefined until scripts run. */
function useSecret(): string | undefined {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('hashchange', onChange);
      return () => window.removeEventListener('hashchange', onChange);
    },
    () => {
      const behind = window.location.hash.slice(1);
      return SECRET.test(behind) ? behind : '';
    },
    () => undefined,
  );
}

function NoEntry(props: { readonly title: string; readonly children: string; readonly more?: ReactNode }) {
  return (
    <Placard kicker="No entry" title={props.title}>
      <p role="alert">{props.children}</p>
      <p className="flex flex-wrap gap-3">
        {props.more}
        <a href="/" className={buttonLook('plain')}>
          Go to the home page
        </a>
      </p>
    </Placard>
  );
}
