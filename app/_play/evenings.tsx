'use client';

import { useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Titled } from '@/app/_ui/titled';
import type { KeptEvening, PlayRequest } from '@/app/_workers/play-protocol';
import { counted } from '@/lib/tabletop/words/wording';

type Ask = (request: PlayRequest) => void;

/** Evenings that were put away on this device, and a field for one in a file. */
export function Evenings({ evenings, ask }: { readonly evenings: readonly KeptEvening[]; readonly ask: Ask }) {
  return (
    <>
      <Titled id="evenings" title="Evenings on this device">
        {evenings.length === 0 ? (
          <p className="mt-3 border-2 border-dashed border-line p-5">
            No evenings yet. Press <b>Play</b> on a poster, on a page of the library, or in the Playtest step of a
            draft.
          </p>
        ) : (
          <ul className="mt-3 flex flex-col gap-3">
            {evenings.map((evening) => (
              <Kept key={evening.id} evening={evening} ask={ask} />
            ))}
          </ul>
        )}
      </Titled>
      <label className="flex max-w-md flex-col gap-1">
        <span className="sign">Go on with an evening in a file</span>
        <input
          type="file"
          accept=".json,application/json"
          className="input"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) ask({ type: 'open', file });
            target.value = '';
          }}
        />
      </label>
    </>
  );
}

function Kept({ evening, ask }: { readonly evening: KeptEvening; readonly ask: Ask }) {
  const { id, title, game, at, decisions, isOver } = evening;
  const [asks, setAsks] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-3 border-2 border-ink p-3">
      <span className="min-w-0 grow [overflow-wrap:anywhere]">
        <bdi className="sign">{title || 'Untitled disaster'}</bdi>
        <span className="block text-sm">
          {game}, {new Date(at).toLocaleDateString('en-GB', { dateStyle: 'long' })},{' '}
          {isOver ? 'finished' : `${counted(decisions, 'decision')} so far`}
        </span>
      </span>
      <Button look={isOver ? 'plain' : 'main'} onClick={() => ask({ type: 'resume', id })}>
        {isOver ? 'Look at it' : 'Go on'}
      </Button>
      {asks ? (
        <Button look="danger" onClick={() => ask({ type: 'forget', id })}>
          Delete it for good
        </Button>
      ) : (
        <Button look="quiet" onClick={() => setAsks(true)}>
          Delete…
        </Button>
      )}
    </li>
  );
}
