'use client';

import { type ReactNode, useEffect } from 'react';
import { Alert } from '@/app/_ui/alert';
import type { PlayRequest } from '@/app/_workers/play-protocol';
import type { JsonObject } from '@/lib/kernel/json';
import { themeNamed } from '@/lib/kit/themes';
import { Curtain } from './curtain';
import { Evenings } from './evenings';
import { Over } from './over';
import { Seats } from './seats';
import { Turn } from './turn';
import { type Shown, usePlay } from './use-play';

/** Addresses of scenarios that the page may be sent to: finished settings and published versions. */
const FROM = /^\/(?:ready\/[\w-]{1,80}\.json|api\/library\/[\w-]{1,80}\/versions\/\d{1,6})$/;

const UNREACHED = 'The scenario could not be loaded. Check your connection, then reload the page.';

/** Returns what the address asks for: an evening on this device, a draft, a scenario's file, or nothing in particular. */
async function requestIn({ hash, search }: Location): Promise<PlayRequest> {
  if (hash.length > 1) return { type: 'resume', id: hash.slice(1) };
  const query = new URLSearchParams(search);
  const draft = query.get('draft');
  if (draft !== null) return { type: 'inviteDraft', draft };
  const from = query.get('from');
  if (from === null || !FROM.test(from)) return { type: 'list' };
  const response = await fetch(from);
  if (!response.ok) throw new Error(`${response.status}`);
  return { type: 'invite', scenario: (await response.json()) as JsonObject };
}

/** The Play page: evenings on this device, then the seats, then the game. */
export function PlayPage() {
  const { shown, ask, fail } = usePlay();
  const { isReady, began } = shown;
  useEffect(() => {
    if (isReady) requestIn(window.location).then(ask, () => fail(UNREACHED));
  }, [isReady, ask, fail]);
  // A reload finds the evening again.
  useEffect(() => {
    if (began) window.history.replaceState(null, '', `/play#${began.id}`);
  }, [began]);
  return (
    <div className="@container flex flex-col gap-6">
      <Head shown={shown} />
      <Alert className="border-l-4 border-alarm pl-3">{shown.trouble}</Alert>
      {shown.unkept !== undefined && (
        <p role="status" className="border-2 border-on-hazard bg-hazard p-3 text-on-hazard">
          {shown.unkept}
        </p>
      )}
      <Stage shown={shown} ask={ask} />
    </div>
  );
}

function Head({ shown: { invited } }: { readonly shown: Shown }) {
  if (!invited) {
    return (
      <header>
        <p className="kicker mb-2 text-exit">Play it here</p>
        <h1 className="text-2xl sm:text-3xl">Who has the next move?</h1>
        <p className="measure mt-3">
          One device on the table, people and bots at their seats. Nothing leaves this device.
        </p>
      </header>
    );
  }
  const { ground, ink, accent } = themeNamed(invited.theme);
  return (
    <header className="border-4 p-4" style={{ background: ground, color: ink, borderColor: accent }}>
      <p className="kicker" style={{ color: accent }}>
        {invited.game}
      </p>
      <h1 className="text-xl [overflow-wrap:anywhere] sm:text-2xl">
        <bdi>{invited.title || 'Untitled disaster'}</bdi>
      </h1>
    </header>
  );
}

function Stage({ shown, ask }: { readonly shown: Shown; readonly ask: (request: PlayRequest) => void }): ReactNode {
  const { invited, began, screen, evenings, story, plan = invited?.plan } = shown;
  if (!invited || !plan) return evenings && <Evenings evenings={evenings} ask={ask} />;
  if (!began || !screen) return <Seats invited={invited} ask={ask} />;
  switch (screen.type) {
    case 'curtain':
      return <Curtain screen={screen} name={began.names[screen.seat] ?? screen.name} ask={ask} />;
    case 'turn':
      return (
        <Turn
          key={screen.n}
          screen={screen}
          name={began.names[screen.seat]}
          plan={plan}
          theme={invited.theme}
          ask={ask}
        />
      );
    case 'thinking':
      return <p role="status">The bots are thinking…</p>;
    case 'over':
      return <Over screen={screen} plan={plan} story={story} ask={ask} />;
    case 'full':
      return <p role="status">This evening has too many decisions to go on. Put it away, or begin another one.</p>;
  }
}
