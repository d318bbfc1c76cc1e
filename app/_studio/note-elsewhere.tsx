'use client';

import { useId } from 'react';
import { useStudio } from '@/app/_draft/use-draft';
import { Button } from '@/app/_ui/button';
import { type NotePlace, type NoteStep, placesNow } from '@/lib/intake/notes/places';
import type { Json } from '@/lib/kernel/json';

/** Menu of all places of the draft for one note. One press places it: each bucket of a list has a button. */
export function NoteElsewhere(props: {
  readonly name: string;
  readonly steps: readonly NoteStep[];
  readonly onPlace: (place: NotePlace, bucket: string | null) => void;
}) {
  const { name, steps, onPlace } = props;
  const { session, system } = useStudio();
  const draft = session.draft() as unknown as Json;
  const id = useId();
  return (
    <ul aria-label={`Places for ${name}`} className="mt-2 border-l-4 border-line pl-3">
      {steps.map((step) => (
        <li key={step.id} aria-labelledby={`${id}-${step.id}`} className="mt-2">
          <h3 id={`${id}-${step.id}`} className="text-sm text-grey">
            {step.title}
          </h3>
          <div className="flex flex-wrap gap-2">
            {step.places
              .flatMap((place) => placesNow(place, system, draft))
              .map((place) => (
                <PlaceButtons key={place.key} name={name} to={place} look="quiet" onPlace={onPlace} />
              ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** One button, or one for each bucket of the list, those of `offers` first. */
export function PlaceButtons(props: {
  readonly name: string;
  readonly to: NotePlace;
  readonly offers?: readonly string[];
  readonly look?: 'plain' | 'quiet';
  readonly onPlace: (place: NotePlace, bucket: string | null) => void;
}) {
  const { name, to, offers = [], look = 'plain', onPlace } = props;
  const buckets = to.kind === 'list' ? (to.target.by?.buckets ?? []) : [];
  if (buckets.length === 0) {
    return (
      <Button look={look} aria-label={`Place in ${to.title}: ${name}`} onClick={() => onPlace(to, null)}>
        {look === 'quiet' ? to.title : `Place in ${to.title}`}
      </Button>
    );
  }
  const rank = (value: string) => (offers.includes(value) ? offers.indexOf(value) : offers.length);
  return buckets
    .toSorted((a, b) => rank(a.value) - rank(b.value))
    .map(({ value, title, symbols }) => (
      <Button
        key={value}
        look={look}
        aria-label={`Place in ${to.title}: ${title}: ${name}`}
        onClick={() => onPlace(to, value)}
      >
        {symbols[0] !== undefined && <span aria-hidden>{symbols[0]}</span>}
        {look === 'quiet' ? `${to.title}: ${title}` : title}
      </Button>
    ));
}
