'use client';

import { useState } from 'react';
import { Button, IconButton } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { CARDS_FROM, type CardsFrom } from '@/lib/table/vocabulary';
import { PersonSign } from './person-sign';
import { peopleIn, useAsk, useSeat } from './use-table';

const CARD_TITLES = {
  dealt: 'The studio deals to the phones',
  typed: 'We use real cards and type them in',
} as const satisfies Record<CardsFrom, string>;

/** For those who lead: who sits where, and which cards. */
export function MakeSetup(props: { readonly again?: boolean; readonly onDone?: () => void }) {
  const ask = useAsk();
  const seat = useSeat();
  const players = peopleIn(seat).filter(({ role }) => role !== 'gm');
  const [order, setOrder] = useState<readonly string[]>([]);
  const [out, setOut] = useState<readonly string[]>([]);
  const [cards, setCards] = useState<CardsFrom>('dealt');
  const rankOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const sorted = players.toSorted((a, b) => rankOf(a.id) - rankOf(b.id));
  const people = sorted.map(({ id }) => id).filter((id) => !out.includes(id));
  const moveUp = (at: number) => {
    const ids = sorted.map(({ id }) => id);
    const [moved = ''] = ids.splice(at, 1);
    ids.splice(at - 1, 0, moved);
    setOrder(ids);
  };
  const begin = async () => {
    if (await ask({ type: 'beginMaking', people, cards, again: props.again ?? false })) props.onDone?.();
  };
  return (
    <section aria-labelledby="order" className="flex flex-col gap-4">
      <h2 id="order" className="text-lg">
        Who sits where? Clockwise, from the GM’s left.
      </h2>
      <ol className="flex flex-col gap-2">
        {sorted.map(({ id, name, colour }, i) => (
          <li key={id} className="flex items-center gap-3">
            <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 accent-exit"
                checked={!out.includes(id)}
                onChange={({ target }) => setOut(target.checked ? out.filter((other) => other !== id) : [...out, id])}
              />
              <PersonSign name={name} colour={colour} />
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            </label>
            <IconButton label={`Move ${name} up`} disabled={i === 0} onClick={() => moveUp(i)}>
              <Icon name="chevron" className="rotate-180" />
            </IconButton>
          </li>
        ))}
      </ol>
      <fieldset className="flex flex-col">
        <legend className="sign">Cards</legend>
        {CARDS_FROM.map((from) => (
          <label key={from} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="cards"
              className="size-5 accent-exit"
              checked={cards === from}
              onChange={() => setCards(from)}
            />
            {CARD_TITLES[from]}
          </label>
        ))}
      </fieldset>
      <Button look="main" className="min-h-14! self-start" disabled={people.length === 0} onClick={() => void begin()}>
        {cards === 'dealt' ? 'Deal the cards' : 'Begin'}
      </Button>
    </section>
  );
}
