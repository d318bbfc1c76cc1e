'use client';

import { Button } from '@/app/_ui/button';
import type { SeatView } from '@/lib/table/view';
import { counted } from '@/lib/tabletop/wording';
import { CardInput } from './make-hand';
import { PersonSign } from './person-sign';
import type { Making } from './use-making';
import { peopleIn, useAsk, useSeat } from './use-table';

/** Who sits where, clockwise from the GM's left, and how far they are. */
export function MakeSeats({ making }: { readonly making: Making }) {
  const { people, leads } = useSeat();
  return (
    <section aria-labelledby="seats" className="flex flex-col gap-2">
      <h2 id="seats" className="border-b-2 border-ink pb-1 text-lg">
        Clockwise from the GM’s left
      </h2>
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
    </section>
  );
}

function sayProgress({ stage, turn }: Making, { cards, owed, resting }: SeatView, seat: number): string {
  if (resting) return 'cards are placed at random';
  if (stage === 'done') return 'done';
  if (stage === 'extras') return turn === seat ? 'plays a card' : 'waits';
  return cards + owed === 0 ? 'done' : `${counted(cards + owed, 'card')} to place`;
}

/** The GM's options for a seat that has been away for two minutes. */
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
