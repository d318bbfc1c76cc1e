'use client';

import { useId, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { LinkSample } from './link-parts';
import { keyOf, type Links, type LinksConfig } from './links-model';
import type { LinkEdits } from './use-links';

/** Two people, a kind, and a button: the way to a new link without a pointer. The kind is that of drawn links too. */
export function AddLink(props: {
  readonly widget: LinksConfig;
  readonly links: Links;
  readonly kind: string;
  readonly onKind: (kind: string) => void;
  readonly isFull: boolean;
  readonly edits: LinkEdits;
}) {
  const { widget, links, kind, edits } = props;
  const [ends, setEnds] = useState({ a: '', b: '' });
  const [refusal, setRefusal] = useState<string>();
  const group = useId();
  const add = () => {
    const pair = links.pairs.find(({ id }) => id === keyOf(ends.a, ends.b));
    setRefusal(pair ? undefined : 'Choose two different ones: a link stands between two.');
    if (pair) edits.add(pair, kind);
  };
  const choose = (end: 'a' | 'b', id: string) => {
    setRefusal(undefined);
    setEnds({ ...ends, [end]: id });
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-2 border-ink bg-raised p-3">
      <legend className="sign px-1">New link</legend>
      <div className="flex flex-wrap items-end gap-3">
        <End label="Between" value={ends.a} links={links} onChoose={(id) => choose('a', id)} />
        <End label="And" value={ends.b} links={links} onChoose={(id) => choose('b', id)} />
        <div role="radiogroup" aria-label="Kind of new links" className="flex flex-wrap gap-2">
          {widget.kinds.map((each) => (
            <label
              key={each.value}
              className="sign inline-flex min-h-11 items-center gap-2 rounded-sm border-2 border-grey bg-paper px-3 hover:border-ink has-checked:border-ink has-checked:outline-2 has-checked:outline-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-service"
            >
              <input
                type="radio"
                name={group}
                value={each.value}
                checked={each.value === kind}
                onChange={() => props.onKind(each.value)}
                className="size-4 shrink-0 accent-ink"
              />
              <LinkSample kind={each} />
              {each.title}
            </label>
          ))}
        </div>
        <Button look="main" disabled={props.isFull || ends.a === '' || ends.b === ''} onClick={add}>
          <Icon name="add" /> Add link
        </Button>
      </div>
      {refusal !== undefined && (
        <p role="alert" className="border-l-4 border-alarm pl-3">
          {refusal}
        </p>
      )}
    </fieldset>
  );
}

function End(props: {
  readonly label: string;
  readonly value: string;
  readonly links: Links;
  readonly onChoose: (id: string) => void;
}) {
  const { people } = props.links;
  const id = useId();
  const isKnown = people.some((person) => person.id === props.value);
  return (
    <div className="min-w-0 grow basis-36">
      <label htmlFor={id} className="sign text-sm">
        {props.label}
      </label>
      <select
        id={id}
        className="input"
        value={isKnown ? props.value : ''}
        onChange={({ target }) => props.onChoose(target.value)}
      >
        <option value="">Choose…</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.title}
          </option>
        ))}
      </select>
    </div>
  );
}
