'use client';

import { useId, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import type { ListShape } from '@/lib/schema/shape';

/** Picks which kind of entry to add. */
export function AddVariant(props: {
  readonly list: ListShape;
  readonly disabled: boolean;
  readonly onAdd: (kind: string) => void;
}) {
  const { entry, noun } = props.list;
  const kinds = entry.kind === 'variants' ? Object.entries(entry.variants) : [];
  const [kind, setKind] = useState(kinds[0]?.[0] ?? '');
  const id = useId();
  return (
    <div className="flex w-full flex-wrap gap-2">
      <label htmlFor={id} className="sr-only">
        Kind of {noun} to add
      </label>
      <select
        id={id}
        className="input w-auto min-w-0 max-w-full"
        value={kind}
        onChange={(event) => setKind(event.target.value)}
      >
        {kinds.map(([value, { title }]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
      <Button disabled={props.disabled} onClick={() => props.onAdd(kind)}>
        <Icon name="add" /> Add the {noun}
      </Button>
    </div>
  );
}
