'use client';

import { useState } from 'react';
import { Button, buttonLook, IconButton } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { Tick } from '@/app/_ui/tick';
import { Titled } from '@/app/_ui/titled';
import type { SeatView } from '@/lib/table/view';
import { CARDS_FROM, type CardsFrom } from '@/lib/table/vocabulary';
import { counted } from '@/lib/tabletop/words/wording';
import { CardInput, MakeHand } from './make-hand';
import { MakeSheet } from './make-sheet';
import { PersonSign } from './people-list';
import { type Making, useMaking } from './use-making';
import { peopleIn, useAsk, useSeat, useTable } from './use-table';

const CARD_TITLES = {
  dealt: 'The studio deals to the phones',
  typed: 'We use real cards and type them in',
} as const satisfies Record<CardsFrom, string>;

/** Setup by the GM: seats and cards. */
function MakeSetup(props: { readonly again?: boolean; readonly onDone?: () => void }) {
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
    <Titled id="order" title="Who sits where? Clockwise, from the GM’s left." className="flex flex-col gap-4">
      <ol className="flex flex-col gap-2">
        {sorted.map(({ id, name, colour }, i) => (
          <li key={id} className="flex items-center gap-3">
            <Tick
              className="min-h-11 min-w-0 flex-1 gap-3"
              checked={!out.includes(id)}
              onChange={(isIn) => setOut(isIn ? out.filter((other) => other !== id) : [...out, id])}
            >
              <PersonSign name={name} colour={colour} />
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            </Tick>
            <IconButton label={`Move ${name} up`} disabled={i === 0} onClick={() => moveUp(i)} icon="fold" />
          </li>
        ))}
      </ol>
      <fieldset className="flex flex-col">
        <legend className="sign">Cards</legend>
        {CARDS_FROM.map((from) => (
          <Tick key={from} type="radio" name="cards" checked={cards === from} onChange={() => setCards(from)}>
            {CARD_TITLES[from]}
          </Tick>
        ))}
      </fieldset>
      <Button look="main" className="min-h-14! self-start" disabled={people.length === 0} onClick={() => void begin()}>
        {cards === 'dealt' ? 'Deal the cards' : 'Begin'}
      </Button>
    </Titled>
  );
}

/** Making characters, each on its player's phone; then the Extras, card by card. */
export function MakePhase() {
  const making = useMaking();
  const { leads } = useSeat();
  const { creation } = useTable();
  if (making) return <Begun making={making} />;
  return (
    <>
      <header>
        <h1 className="text-2xl sm:text-3xl">Characters and Extras</h1>
        <p className="measure mt-2">{creation}</p>
      </header>
      {leads ? <MakeSetup /> : <p>The GM says who sits where, then the cards are dealt.</p>}
    </>
  );
}

function Begun({ making }: { readonly making: Making }) {
  const ask = useAsk();
  const { you, leads } = useSeat();
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const card = chosen !== undefined && making.hand.includes(chosen) ? chosen : undefined;
  const { own, stage, sheets } = making;
  // Characters come first, in the order of seats, so a character's index is its seat.
  const shown = sheets.map((_, i) => i).filter((i) => isShown(making, i));
  const mine = shown.filter((i) => stage === 'characters' && i === own);
  const others = shown.filter((i) => !mine.includes(i));
  const isExtra = (i: number) => sheets[i]?.kind === 'extra';
  const rest = [...others.filter(isExtra), ...others.filter((i) => !isExtra(i))];
  const mayPlace = (sheet: number) =>
    stage === 'characters' ? sheet === own : stage === 'extras' && making.turn === own;
  const sheetOf = (sheet: number) => (
    <MakeSheet
      key={sheet}
      making={making}
      index={sheet}
      card={mayPlace(sheet) ? card : undefined}
      mayWrite={leads || sheets[sheet]?.keeper === own}
      onPlace={(slot, identity) =>
        card === undefined
          ? Promise.resolve(false)
          : ask({ type: 'placeCard', card, sheet, slot, ...(identity && { identity }) })
      }
    />
  );
  return (
    <>
      <header>
        <h1 className="text-2xl sm:text-3xl">{headingOf(making)}</h1>
        <p className="measure mt-2">{helpOf(making)}</p>
      </header>
      {own >= 0 && <MakeHand making={making} chosen={card} onChoose={setChosen} />}
      {mine.map(sheetOf)}
      <MakeSeats making={making} />
      {stage === 'done' && you.draftId !== null && (
        <a href={`/studio/${you.draftId}/print`} className={buttonLook('main', 'min-h-16! text-lg! sm:self-start')}>
          <Icon name="print" /> Print the sheets
        </a>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">{rest.map(sheetOf)}</div>
      {leads && <Again />}
    </>
  );
}

/** Seats, clockwise from the GM's left, with the progress of each player. */
function MakeSeats({ making }: { readonly making: Making }) {
  const { people, leads } = useSeat();
  return (
    <Titled
      id="seats"
      title="Clockwise from the GM’s left"
      look="border-b-2 border-ink pb-1 text-lg"
      className="flex flex-col gap-2"
    >
      <ol className="flex flex-col gap-2">
        {making.seats.map((seat, i) => {
          const person = people.find(({ id }) => id === seat.person);
          const isAway = !person?.present || person.removed || person.role === 'watcher';
          return (
            <li key={seat.person} className="flex flex-col gap-2">
              <div className="flex items-center gap-3">
                {person && <PersonSign name={person.name} colour={person.colour} />}
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {making.playerAt(i)}
                  <span className="block text-sm text-grey">
                    {[sayProgress(making, seat, i), isAway && 'away'].filter((part) => part !== false).join(', ')}
                  </span>
                </span>
              </div>
              {leads && making.stage !== 'done' && isAway && <Away making={making} seat={i} />}
            </li>
          );
        })}
      </ol>
    </Titled>
  );
}

function sayProgress({ stage, turn }: Making, { cards, owed, resting }: SeatView, seat: number): string {
  if (resting) return 'cards are placed at random';
  if (stage === 'done') return 'done';
  if (stage === 'extras') return turn === seat ? 'plays a card' : 'waits';
  return cards + owed === 0 ? 'done' : `${counted(cards + owed, 'card')} to place`;
}

/** The GM's options for an absent player, who must have been away for two minutes. */
function Away({ making, seat }: { readonly making: Making; readonly seat: number }) {
  const ask = useAsk();
  const view = useSeat();
  const name = making.playerAt(seat);
  const { resting = false, owed = 0 } = making.seats[seat] ?? {};
  const free = peopleIn(view).filter(
    ({ id, role }) => role !== 'gm' && !making.seats.some(({ person }) => person === id),
  );
  return (
    <div className="flex flex-wrap items-center gap-2 border-l-4 border-hazard pl-3">
      <p className="w-full text-sm">
        After two minutes away, {name}’s cards can be placed at random, or go to another device.
      </p>
      {!resting && (
        <Button onClick={() => void ask({ type: 'restSeat', seat })}>
          Place at random<span className="sr-only"> for {name}</span>
        </Button>
      )}
      {free.map((person) => (
        <Button key={person.id} onClick={() => void ask({ type: 'moveSeat', seat, person: person.id })}>
          To {person.name}
          <span className="sr-only">, the seat of {name}</span>
        </Button>
      ))}
      {resting && making.cards === 'typed' && owed > 0 && (
        <CardInput
          label={`${counted(owed, 'card')} to draw for ${name}`}
          onCard={(card) => ask({ type: 'typeCard', card, seat })}
        />
      )}
    </div>
  );
}

const isShown = ({ stage, sheets }: Making, sheet: number): boolean =>
  stage !== 'characters' || sheets[sheet]?.kind === 'character';

function headingOf({ stage, own, turn, playerAt }: Making): string {
  if (stage === 'done') return 'All characters and Extras are made';
  if (stage === 'characters') return own < 0 ? 'The players make their characters' : 'Make your character';
  return turn === own ? 'Your turn: one card for one Extra' : `${playerAt(turn ?? 0)} plays a card for an Extra`;
}

function helpOf({ stage, own, sheets }: Making): string {
  if (stage === 'done') return 'The sheets can be printed filled in. Names and other words can still be changed.';
  if (stage === 'extras') {
    const open = sheets.reduce((sum, { values }) => sum + values.filter((value) => value === null).length, 0);
    const left = `${counted(open, 'line')} still open.`;
    return own < 0
      ? left
      : `When it is your turn, choose a card, then any open line of any Extra. What an Extra feels for you limits how you can sway it later: never with the opposite suit, ♥ and ♠ or ♦ and ♣. ${left}`;
  }
  return own < 0
    ? 'Each player has cards on their own phone.'
    : 'Choose a card, then the line it goes on. First the attributes, then what your character feels about everybody, itself included.';
}

/** Restarts making, after a confirmation. */
function Again() {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="border-t-2 border-line pt-2"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="sign min-h-11 content-center">Start again</summary>
      <p className="measure mb-3">All characters and Extras made so far are given up.</p>
      {open && <MakeSetup again onDone={() => setOpen(false)} />}
    </details>
  );
}
