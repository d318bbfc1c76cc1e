'use client';

import { useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Form } from '@/app/_ui/form';
import { Options } from '@/app/_ui/options';
import type { HouseCall } from '@/lib/evening/evening';
import type { HouseOffer } from '@/lib/evening/house-calls';
import { Choices } from './choices';

const EVENT_MAX = 500;

/** Interventions of a GM in person: an Event in words, a change on the table, the end of the game. */
export function HouseCalls({
  offer,
  onCall,
}: {
  readonly offer: HouseOffer;
  readonly onCall: (call: HouseCall) => void;
}) {
  const { changes, endings } = offer;
  const [text, setText] = useState('');
  const [ending, setEnding] = useState(endings[0]?.id ?? '');
  return (
    <details className="border-2 border-line px-3">
      <summary className="sign min-h-11 content-center">House calls</summary>
      <div className="flex flex-col gap-4 pb-3">
        <p className="text-sm">
          You decide what the rules leave open. All players are told, the log records it, and you can’t undo it.
        </p>
        <Form className="flex flex-col gap-2" onSubmit={() => onCall({ kind: 'event', text })}>
          <label className="flex flex-col gap-1">
            <span className="sign">Something happens, in your words</span>
            <textarea
              className="input"
              rows={2}
              maxLength={EVENT_MAX}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <Button type="submit" className="self-start" disabled={text.trim() === ''}>
            Tell everybody
          </Button>
        </Form>
        {changes.length > 0 && (
          <section aria-label="Change something">
            <p className="sign mb-2">Change something</p>
            <Choices
              choices={changes.map(({ say }, move) => ({ part: say, offers: [], move }))}
              onPick={({ move = -1 }) => {
                const picked = changes[move];
                if (picked) onCall({ kind: 'change', call: picked.call });
              }}
            />
          </section>
        )}
        <div className="flex flex-wrap items-end gap-2">
          <label className="flex flex-col gap-1">
            <span className="sign">End the game here</span>
            <select className="input w-auto!" value={ending} onChange={({ target }) => setEnding(target.value)}>
              <Options of={endings.map(({ id, label }) => [id, label])} />
            </select>
          </label>
          <Button look="danger" onClick={() => onCall({ kind: 'result', ending })}>
            Declare it
          </Button>
        </div>
      </div>
    </details>
  );
}
