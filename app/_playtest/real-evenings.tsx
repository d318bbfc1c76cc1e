'use client';

import { useEffect, useState } from 'react';
import { useUndoable } from '@/app/_draft/use-draft';
import { Button } from '@/app/_ui/button';
import { Form } from '@/app/_ui/form';
import { Tick } from '@/app/_ui/tick';
import { Titled } from '@/app/_ui/titled';
import { useRemembered } from '@/app/_ui/use-remembered';
import type { KeptEvening } from '@/app/_workers/play-protocol';
import type { PlayerRange } from '@/lib/contract/manifest';
import type { Findings, RealEvening } from '@/lib/contract/playtest-report';
import { newId } from '@/lib/kernel/ids';
import { isJsonObject, type Json } from '@/lib/kernel/json';
import { eveningSentences, REAL_EVENINGS, sayEvening } from '@/lib/playtest/real-evenings';
import type { Draft } from '@/lib/scenario/envelope';
import {
  addEveningPatch,
  REAL_EVENINGS_MAX,
  ROUNDS_MAX,
  removeEveningPatch,
  shareEveningPatch,
} from '@/lib/scenario/real-evenings';

const MINUTES_MAX = 100_000;
const ENDING_MAX = 200;
const CONFUSED_MAX = 2000;

/** Games that people played, beside the figures of the bots. */
export function RealEvenings(props: {
  readonly draft: Draft;
  readonly reports: readonly Findings[];
  readonly players: PlayerRange;
  readonly isReadOnly: boolean;
}) {
  const { draft, reports, players, isReadOnly } = props;
  const { evenings = [] } = draft;
  const undoable = useUndoable();
  if (isReadOnly && evenings.length === 0) return null;
  return (
    <Titled
      id="real-evenings"
      title={REAL_EVENINGS}
      className="flex flex-col gap-3 border-2 border-ink bg-raised p-4 sm:p-6"
    >
      {evenings.length === 0 ? (
        <p className="measure">
          No evenings yet. Add what happened when people played it: how it ended, how long it took, what confused them.
        </p>
      ) : (
        <p className="measure text-lg">{eveningSentences(evenings, reports).join(' ')}</p>
      )}
      <ul className="flex flex-col gap-3">
        {evenings.map((evening) => {
          const said = sayEvening(evening, reports);
          return (
            <li key={evening.id} className="border-l-4 border-line pl-3 [overflow-wrap:anywhere]">
              <p className="measure">{said}</p>
              {!isReadOnly && (
                <div className="flex flex-wrap items-center gap-x-4">
                  <Tick
                    checked={evening.isShared}
                    onChange={(isShared) =>
                      undoable(isShared ? 'Shared with later versions.' : 'Kept from later versions.', [
                        shareEveningPatch(evening.id, isShared),
                      ])
                    }
                  >
                    Share it with published versions
                  </Tick>
                  <Button look="quiet" onClick={() => undoable('Evening removed.', [removeEveningPatch(evening.id)])}>
                    Remove<span className="sr-only">: {said}</span>
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {!isReadOnly && evenings.length < REAL_EVENINGS_MAX && (
        <AddEvening
          draft={draft}
          players={players}
          onAdd={(evening) => {
            const patch = addEveningPatch(draft, evening);
            if (patch) undoable('Evening added.', [patch]);
          }}
        />
      )}
    </Titled>
  );
}

/** An evening as typed so far. */
interface Typed {
  /** Id of the evening on this device that it is about; '' for one at a table. */
  readonly id: string;
  readonly at: string;
  readonly players: string;
  readonly ending: string;
  readonly rounds: string;
  readonly minutes: string;
  readonly confused: string;
}

const BLANK: Typed = { id: '', at: '', players: '', ending: '', rounds: '', minutes: '', confused: '' };

const readTyped = (json: Json | undefined): Typed => {
  const kept = isJsonObject(json) ? json : {};
  return Object.fromEntries(
    Object.keys(BLANK).map((key) => [key, typeof kept[key] === 'string' ? kept[key] : '']),
  ) as unknown as Typed;
};

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Form for an evening, filled in from a finished game on this device if there is one. */
function AddEvening(props: {
  readonly draft: Draft;
  readonly players: PlayerRange;
  readonly onAdd: (evening: RealEvening) => void;
}) {
  const { draft, players, onAdd } = props;
  const [typed, change] = useRemembered(`trapdoor:real-evening:${draft.id}`, readTyped);
  // Constant, so that it stays open while the field is empty.
  const [isBegun] = useState(typed.minutes !== '');
  const finished = useFinished(draft);
  const take = ({ id, at, minutes, result }: KeptEvening) =>
    change({
      id,
      at: dayOf(at),
      players: String(result?.players ?? ''),
      ending: result?.ending ?? '',
      rounds: String(result?.rounds ?? ''),
      minutes: String(Math.max(1, Math.round(minutes))),
    });
  const add = () => {
    onAdd({
      id: typed.id || newId(),
      at: typed.at || dayOf(Date.now()),
      players: Number(typed.players),
      ending: typed.ending.trim(),
      rounds: Number(typed.rounds),
      minutes: Number(typed.minutes),
      confused: typed.confused.trim(),
      isShared: false,
    });
    change(BLANK);
  };
  return (
    <details open={isBegun}>
      <summary className="sign min-h-11 content-center">Add an evening</summary>
      <Form className="flex max-w-2xl flex-col gap-4" onSubmit={add}>
        {finished.map((evening) => (
          <Button
            key={evening.id}
            className="self-start"
            aria-pressed={typed.id === evening.id}
            onClick={() => take(evening)}
          >
            Played here on {dayOf(evening.at)}: {evening.result?.ending}
          </Button>
        ))}
        <div className="flex flex-wrap gap-4">
          <Line label="On" type="date" value={typed.at} onChange={(at) => change({ at })} />
          <Line
            label="Players"
            min={players.min}
            max={players.max}
            isNeeded
            value={typed.players}
            onChange={(value) => change({ players: value })}
          />
          <Line
            label="Minutes"
            min={1}
            max={MINUTES_MAX}
            isNeeded
            value={typed.minutes}
            onChange={(minutes) => change({ minutes })}
          />
          <Line
            label="Rounds, if you know"
            min={0}
            max={ROUNDS_MAX}
            value={typed.rounds}
            onChange={(rounds) => change({ rounds })}
          />
        </div>
        <label className="flex flex-col gap-1">
          <span className="sign">How did it end?</span>
          <input
            className="input"
            maxLength={ENDING_MAX}
            value={typed.ending}
            onChange={({ target }) => change({ ending: target.value })}
          />
        </label>
        <label className="flex flex-col gap-1">
          <span className="sign">What confused people?</span>
          <textarea
            className="input"
            rows={3}
            maxLength={CONFUSED_MAX}
            value={typed.confused}
            onChange={({ target }) => change({ confused: target.value })}
          />
        </label>
        <p className="text-sm text-grey">
          The scenario keeps it. Players don’t see it, and the library does not get it unless you share it.
        </p>
        <Button type="submit" className="self-start">
          Add it to the report
        </Button>
      </Form>
    </details>
  );
}

function Line(props: {
  readonly label: string;
  readonly type?: 'date' | 'number';
  readonly min?: number;
  readonly max?: number;
  readonly isNeeded?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { label, type = 'number', min, max, isNeeded = false, value, onChange } = props;
  return (
    <label className="flex flex-col gap-1">
      <span className="sign">{label}</span>
      <input
        type={type}
        className="input w-40!"
        min={min}
        max={max}
        step={type === 'number' ? 1 : undefined}
        required={isNeeded}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

/** Finished games of a scenario on this device that are not in its report yet, the newest first. */
function useFinished({ id, evenings = [] }: Draft): readonly KeptEvening[] {
  const [kept, setKept] = useState<readonly KeptEvening[]>([]);
  useEffect(() => {
    let gone = false;
    void import('@/app/_workers/evening-store')
      .then(({ eveningStore }) => eveningStore.list())
      .then(
        (found) => {
          if (!gone) setKept(found);
        },
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, []);
  const added = new Set(evenings.map((evening) => evening.id));
  return kept.filter(({ scenario, result, id: own }) => scenario === id && result && !added.has(own));
}
