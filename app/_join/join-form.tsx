'use client';

import { askWithTimeout } from '@/app/_data/request';
import type { Colour } from '@/lib/table/vocabulary';
import { SelfForm } from './self-form';

const AS = {
  'co-gm': 'You will help lead.',
  player: 'You will send ideas and vote like everybody else.',
} as const;

export function JoinForm(props: {
  readonly door: { readonly code: string } | { readonly token: string };
  readonly as: keyof typeof AS;
  readonly taken: readonly Colour[];
}) {
  const { door, as, taken } = props;
  return (
    <SelfForm
      taken={taken}
      says="Join the table"
      busySays="Joining…"
      onSend={async (self) => {
        const { page } = await askWithTimeout<{ page: string }>('POST', '/api/tables/join', { ...door, ...self });
        window.location.assign(page);
      }}
    >
      <p>
        {AS[as]} No account, nothing to install. Phones need iOS 16.4, Chrome 111 or Firefox 128, or a later version.
      </p>
    </SelfForm>
  );
}
