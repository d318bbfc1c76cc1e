'use client';

import { useId, useState } from 'react';
import { ColourChoice } from '@/app/_join/self-form';
import { Button } from '@/app/_ui/button';
import { Form } from '@/app/_ui/form';
import { Tick } from '@/app/_ui/tick';
import { Titled } from '@/app/_ui/titled';
import { NAME_MAX } from '@/lib/table/vocabulary';
import { useOptimisticChoice } from './use-optimistic-choice';
import { peopleIn, useAsk, useSeat } from './use-table';

/** Form for the user's own name, colour and consent to being named in the record. */
export function OwnForm() {
  const ask = useAsk();
  const seat = useSeat();
  const { you, people } = seat;
  const self = people.find(({ id }) => id === you.person);
  const [name, setName] = useState(self?.name ?? '');
  if (!self) return null;
  return (
    <Titled id="self" as="h3" title="You" className="flex flex-col gap-3">
      <Form className="flex items-end gap-2" onSubmit={() => ask({ type: 'rename', name: name.trim() })}>
        <label className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="sign">Your name</span>
          <input
            className="input"
            value={name}
            maxLength={NAME_MAX}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <Button type="submit" disabled={name.trim() === '' || name.trim() === self.name}>
          Rename
        </Button>
      </Form>
      <ColourChoice
        value={self.colour}
        taken={peopleIn(seat).flatMap(({ id, colour }) => (id === self.id ? [] : [colour]))}
        onChange={(colour) => void ask({ type: 'recolour', colour })}
      />
      <ConsentBox />
    </Titled>
  );
}

/** People are named in print only if they agree. Without an answer, the record counts them and gives no reason. */
export function ConsentBox() {
  const ask = useAsk();
  const { you } = useSeat();
  const name = useId();
  const confirmed = you.consents ? 'yes' : you.declines ? 'no' : undefined;
  const [pending, show] = useOptimisticChoice(confirmed);
  const answer = (value: 'yes' | 'no') => ({
    type: 'radio' as const,
    name,
    checked: (pending ?? confirmed) === value,
    onChange: () => show(value, ask({ type: 'consent', named: value === 'yes' })),
  });
  return (
    <fieldset>
      <legend className="sign">Your name in the record</legend>
      <Tick {...answer('yes')}>The printed record may name me</Tick>
      <Tick {...answer('no')}>Leave my name out</Tick>
    </fieldset>
  );
}
