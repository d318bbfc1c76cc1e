'use client';

import { useId, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Form } from '@/app/_ui/form';
import { Options } from '@/app/_ui/options';
import { cardFace } from '@/app/_ui/playing-card';
import { Titled } from '@/app/_ui/titled';
import { codeOf, RANK_LABELS, RANKS, SUIT_LABELS, SUITS } from '@/lib/tabletop/cards/playing-cards';
import { counted } from '@/lib/tabletop/words/wording';
import type { Making } from './use-making';
import { useAsk } from './use-table';

/** The player's own cards, hidden from everybody else. */
export function MakeHand(props: {
  readonly making: Making;
  readonly chosen: string | undefined;
  readonly onChoose: (card: string) => void;
}) {
  const ask = useAsk();
  const { making, chosen, onChoose } = props;
  const { hand, own, cards } = making;
  const { owed = 0, resting = false } = making.seats[own] ?? {};
  if (resting) {
    return (
      <section aria-label="Your cards" className="flex flex-col items-start gap-3 border-4 border-ink bg-raised p-4">
        <p>While you were away, your cards were placed at random.</p>
        <Button look="main" onClick={() => void ask({ type: 'resumeSeat' })}>
          I am back
        </Button>
      </section>
    );
  }
  if (hand.length === 0 && owed === 0) return null;
  return (
    <Titled id="hand" title="Your cards" className="flex flex-col gap-3 border-4 border-ink bg-raised p-4">
      {hand.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {hand.map((card) => (
            <li key={card}>
              <CardButton card={card} isChosen={card === chosen} onChoose={() => onChoose(card)} />
            </li>
          ))}
        </ul>
      )}
      {cards === 'typed' && chosen !== undefined && (
        <Button className="self-start" onClick={() => void ask({ type: 'untypeCard', card: chosen })}>
          I don’t hold {cardFace(chosen)?.name}
        </Button>
      )}
      {cards === 'typed' && owed > 0 && (
        <CardInput
          label={`${counted(owed, 'card')} to draw and type in`}
          onCard={(card) => ask({ type: 'typeCard', card })}
        />
      )}
    </Titled>
  );
}

/** Form that enters a physical card. */
export function CardInput(props: { readonly label: string; readonly onCard: (card: string) => Promise<boolean> }) {
  const id = useId();
  const [rank, setRank] = useState<(typeof RANKS)[number]>('2');
  const [suit, setSuit] = useState<(typeof SUITS)[number]>('hearts');
  const [busy, setBusy] = useState(false);
  return (
    <Form
      aria-labelledby={id}
      className="flex flex-col gap-2"
      onSubmit={async () => {
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
          <Options of={RANKS.map((known) => [known, RANK_LABELS[known]])} />
        </select>
        <select
          aria-label="Suit"
          className="input w-auto!"
          value={suit}
          onChange={({ target }) => setSuit(SUITS.find((known) => known === target.value) ?? suit)}
        >
          <Options of={SUITS.map((known) => [known, SUIT_LABELS[known]])} />
        </select>
        <Button type="submit" disabled={busy}>
          Add the card
        </Button>
      </div>
    </Form>
  );
}

function CardButton(props: { readonly card: string; readonly isChosen: boolean; readonly onChoose: () => void }) {
  const face = cardFace(props.card);
  if (!face) return null;
  return (
    <button
      type="button"
      aria-pressed={props.isChosen}
      aria-label={face.name}
      onClick={props.onChoose}
      className={`sign flex h-20 w-14 flex-col items-center justify-center rounded-sm border-2 border-[#16201b] bg-[#fffdf6] text-xl leading-tight ${face.red ? 'text-[#b3261e]' : 'text-[#16201b]'} ${props.isChosen ? 'outline-4 outline-offset-2 outline-exit' : ''}`}
    >
      <span aria-hidden>{face.rank}</span>
      <span aria-hidden>{face.sign}</span>
    </button>
  );
}
