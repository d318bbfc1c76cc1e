'use client';

import { useMemo, useState } from 'react';
import { Button, IconButton } from '@/app/_ui/button';
import type { Entry, Json } from '@/lib/kernel/json';
import { entriesAt } from '@/lib/schema/references';
import { dealPairs } from '@/lib/table/deal-pairs';
import { type FieldQuestion, type FollowUpQuestion, nameOf, orderOf, pointedTo } from '@/lib/table/follow-up';
import { joined } from '@/lib/tabletop/words/wording';
import { peopleIn, useAsk, useSeat } from './use-table';

interface Props {
  readonly followUp: FollowUpQuestion;
  readonly field: FieldQuestion;
  readonly draft: Json;
}

/** Joins entries two by two: tap one, then the other. The same two taps part them again. */
export function JoinPanel({ followUp, field, draft }: Props) {
  const ask = useAsk();
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const { entries, joins, pairs, alone } = useMemo(() => joinsIn(followUp, field, draft), [followUp, field, draft]);
  const first = entries.find(({ id }) => id === chosen);
  const isJoined = (one: Entry, other: Entry) => joins.get(one.id)?.has(other.id) === true;
  const put = (entry: string, value: string, isOff: boolean) =>
    void ask({ type: 'answer', question: followUp.id, entry, field: field.field, value, isOff });
  const tap = (entry: Entry) => {
    setChosen(first ? undefined : entry.id);
    if (first && first !== entry) put(first.id, entry.id, isJoined(first, entry));
  };
  if (entries.length < 2) return <p className="border-2 border-line p-4">There are no two to join yet.</p>;
  return (
    <section aria-label="Join two" className="flex flex-col gap-3 border-4 border-ink bg-raised p-4">
      <p aria-live="polite">
        {first
          ? `${nameOf(first, followUp.noun)}: tap what it joins, or what it no longer joins.`
          : 'Tap two that join.'}
      </p>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {entries.map((entry) => {
          const isJoinedHere = first !== undefined && isJoined(first, entry);
          return (
            <li key={entry.id}>
              <button
                type="button"
                aria-pressed={entry === first}
                onClick={() => tap(entry)}
                className={`min-h-12 w-full border-2 px-2 py-1 text-left [overflow-wrap:anywhere] ${entry === first ? 'border-exit bg-exit text-on-exit' : isJoinedHere ? 'border-exit bg-sunk' : 'border-ink bg-paper'}`}
              >
                {nameOf(entry, followUp.noun)}
                {isJoinedHere && <span className="block text-sm">joined</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <ul aria-label="Joined" className="flex flex-col gap-2 empty:hidden">
        {pairs.map(([one, other]) => {
          const says = `${nameOf(one, followUp.noun)} and ${nameOf(other, followUp.noun)}`;
          return (
            <li key={`${one.id}/${other.id}`} className="flex items-center gap-2 border-2 border-line pl-3">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{says}</span>
              <IconButton label={`Part ${says}`} onClick={() => put(one.id, other.id, true)} icon="close" />
            </li>
          );
        })}
      </ul>
      <p role="status" className="text-sm text-grey">
        {alone.length === 0
          ? 'Each is joined to another.'
          : `Joined to nothing: ${joined(alone.map((entry) => nameOf(entry, followUp.noun)))}.`}
      </p>
    </section>
  );
}

/** Lists the asked entries, what each is joined to, all joined pairs, and the entries without any. */
function joinsIn({ of }: FollowUpQuestion, field: FieldQuestion, draft: Json) {
  const entries = entriesAt(draft, of);
  const joins = new Map(entries.map((entry) => [entry.id, new Set(pointedTo({ entry, field }, draft))]));
  const pairs = entries.flatMap((one, i) =>
    entries.slice(i + 1).flatMap((other) => (joins.get(one.id)?.has(other.id) ? [[one, other] as const] : [])),
  );
  return { entries, joins, pairs, alone: entries.filter(({ id }) => joins.get(id)?.size === 0) };
}

/** Puts entries in order by comparing two at a time. Each phone gets other pairs first. */
export function OrderPanel({ followUp, field, draft }: Props) {
  const ask = useAsk();
  const seat = useSeat();
  /** Pairs that this person has passed: either order will do. */
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const entries = entriesAt(draft, followUp.of);
  const isOrdered = useMemo(() => orderOf(field, followUp, draft), [field, followUp, draft]);
  const people = peopleIn(seat).map(({ id }) => id);
  const open = dealPairs(entries, people, seat.you.person)
    .map(({ pair }) => pair)
    .filter(([one, other]) => !passed.has(keyOf(one, other)) && !isOrdered(one, other));
  const put = (after: Entry, before: Entry, isOff = false) =>
    void ask({ type: 'answer', question: followUp.id, entry: after.id, field: field.field, value: before.id, isOff });
  const orders = entries.flatMap((after) =>
    pointedTo({ entry: after, field }, draft).flatMap((id) => {
      const before = entries.find((entry) => entry.id === id);
      return before ? [{ before, after }] : [];
    }),
  );
  const [one, other] = open[0] ?? [];
  return (
    <section aria-label="What comes first?" className="flex flex-col gap-3 border-4 border-ink bg-raised p-4">
      <h2 className="text-xl">Which must be done before the other?</h2>
      {one && other ? (
        <div className="flex flex-col gap-2">
          {[[one, other] as const, [other, one] as const].map(([before, after]) => (
            <Button key={before.id} className="min-h-14! justify-start! text-left" onClick={() => put(after, before)}>
              <span className="[overflow-wrap:anywhere]">{nameOf(before, followUp.noun)} first</span>
            </Button>
          ))}
          <Button look="quiet" onClick={() => setPassed((before) => new Set(before).add(keyOf(one, other)))}>
            Either order will do
          </Button>
          <p className="text-sm text-grey">{open.length} to compare on this phone. You can stop at any time.</p>
        </div>
      ) : (
        <p role="status">Nothing is left to compare on this phone.</p>
      )}
      <ul aria-label="In order" className="flex flex-col gap-2 empty:hidden">
        {orders.map(({ before, after }) => {
          const says = `${nameOf(before, followUp.noun)}, then ${nameOf(after, followUp.noun)}`;
          return (
            <li key={`${before.id}/${after.id}`} className="flex items-center gap-2 border-2 border-line pl-3">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{says}</span>
              <IconButton label={`Remove “${says}”`} onClick={() => put(after, before, true)} icon="close" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const keyOf = (one: Entry, other: Entry): string => `${one.id}/${other.id}`;
