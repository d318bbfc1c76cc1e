'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { askWithTimeout } from '@/app/_data/request';
import { SelfForm } from '@/app/_join/self-form';
import type { Colour } from '@/lib/table/vocabulary';
import { arrive } from './arrival';

const AS = {
  'co-gm': 'You will help lead.',
  player: 'You will send ideas and vote like everybody else.',
} as const;

interface Seat {
  /** Id of the table. */
  readonly id: string;
  readonly page: string;
  readonly ticket: string;
}

export function JoinForm(props: {
  readonly door: { readonly code: string } | { readonly token: string };
  readonly as: keyof typeof AS;
  readonly taken: readonly Colour[];
  /** From 0 to 1: chooses the colour to propose. */
  readonly chance: number;
}) {
  const { door, as, taken, chance } = props;
  const router = useRouter();
  const [isEntering, enter] = useTransition();
  return (
    <SelfForm
      taken={taken}
      says="Join the table"
      busySays="Joining…"
      isLeaving={isEntering}
      chance={chance}
      // On a slow phone the scripts run seconds after the form has appeared.
      {...('code' in door && { earlyAction: '/api/tables/join' })}
      onSend={async (self) => {
        const asked = { ...door, ...self };
        const { id, page, ticket } = await askWithTimeout<Seat>('POST', '/api/tables/join', asked);
        arrive(id, ticket);
        // Without loading the scripts again: on a slow phone that took seconds.
        enter(() => (page === window.location.pathname ? router.refresh() : router.push(page)));
      }}
    >
      {'code' in door && <input type="hidden" name="code" value={door.code} />}
      <p>
        {AS[as]} No account, nothing to install. Phones need iOS 16.4, Chrome 111 or Firefox 128, or a later version.
      </p>
    </SelfForm>
  );
}
