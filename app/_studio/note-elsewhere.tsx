'use client';

import { useId, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Options } from '@/app/_ui/options';
import type { NotePlace, NoteStep } from '@/lib/intake/notes/places';

/** Menu of all places of a game for one note, and of the buckets of the chosen list. */
export function NoteElsewhere(props: {
  readonly name: string;
  readonly steps: readonly NoteStep[];
  readonly onPlace: (place: NotePlace, bucket: string | null) => void;
}) {
  const { name, steps, onPlace } = props;
  const [key, setKey] = useState(steps[0]?.places[0].key ?? '');
  const [bucket, setBucket] = useState('');
  const id = useId();
  const place = steps.flatMap(({ places }) => places).find((one) => one.key === key);
  const by = place?.kind === 'list' ? place.target.by : undefined;
  if (!place) return null;
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2">
      <div className="min-w-0">
        <label htmlFor={`${id}-place`} className="block text-sm">
          Place
        </label>
        <select
          id={`${id}-place`}
          aria-label={`Place for ${name}`}
          className="input w-auto min-w-0 max-w-full"
          value={key}
          onChange={({ target }) => {
            setKey(target.value);
            setBucket('');
          }}
        >
          {steps.map((step) => (
            <optgroup key={step.id} label={step.title}>
              <Options of={step.places.map((one) => [one.key, one.title])} />
            </optgroup>
          ))}
        </select>
      </div>
      {by && (
        <div className="min-w-0">
          <label htmlFor={`${id}-bucket`} className="block text-sm first-letter:uppercase">
            {by.title}
          </label>
          <select
            id={`${id}-bucket`}
            className="input w-auto min-w-0 max-w-full"
            value={bucket}
            onChange={({ target }) => setBucket(target.value)}
          >
            {bucket === '' && <option value="">Choose…</option>}
            <Options of={by.buckets.map(({ value, title }) => [value, title])} />
          </select>
        </div>
      )}
      <Button disabled={by !== undefined && bucket === ''} onClick={() => onPlace(place, by ? bucket : null)}>
        Place it
      </Button>
    </div>
  );
}
