'use client';

import { useId, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { codeOf, RANK_LABELS, RANKS, SUIT_LABELS, SUITS } from '@/lib/tabletop/playing-cards';

/** Types in a real card. */
export function CardInput(props: { readonly label: string; readonly onCard: (card: string) => Promise<boolean> }) {
  const id = useId();
  const [rank, setRank] = useState<(typeof RANKS)[number]>('2');
  const [suit, setSuit] = useState<(typeof SUITS)[number]>('hearts');
  const [busy, setBusy] = useState(false);
  return (
    <form
      aria-labelledby={id}
      className="flex flex-col gap-2"
      onSubmit={async (event) => {
        event.preventDefault();
        setBusy(true);
        await props.onCard(codeOf(rank, suit));
        setBusy(false);
      }}
    >
      <p id={id}>{props.label}</p>
      <div className="flex flex-wrap gap-2">
        <select
          aria-label="Rank"
          className="input w-auto!"
          value={rank}
          onChange={({ target }) => setRank(RANKS.find((known) => known === target.value) ?? rank)}
        >
          {RANKS.map((known) => (
            <option key={known} value={known}>
              {RANK_LABELS[known]}
            </option>
          ))}
        </select>
        <select
          aria-label="Suit"
          className="input w-auto!"
          value={suit}
          onChange={({ target }) => setSuit(SUITS.find((known) => known === target.value) ?? suit)}
        >
          {SUITS.map((known) => (
            <option key={known} value={known}>
              {SUIT_LABELS[known]}
            </option>
          ))}
        </select>
        <Button type="submit" disabled={busy}>
          Add the card
        </Button>
      </div>
    </form>
  );
}
