'use client';

import { PeopleList } from './people-list';
import { Settled } from './settled';
import { useSeat } from './use-table';

/** On a wide page: who is at the table, and what was dropped so far. */
export function SideBoard() {
  const { table, ideas } = useSeat();
  const parked = ideas.filter(({ fate, round }) => fate === 'dropped' && round !== table.round);
  if (table.phase === 'lobby') return null;
  return (
    <aside aria-label="The table" className="hidden flex-col gap-6 lg:flex">
      <section aria-labelledby="side-here">
        <h2 id="side-here" className="mb-3 border-b-2 border-ink pb-1 text-lg">
          At the table
        </h2>
        <PeopleList narrow />
      </section>
      {parked.length > 0 && table.phase !== 'develop' && (
        <details>
          <summary className="sign min-h-11 content-center border-b-2 border-ink text-lg">
            Parking lot: {parked.length}
          </summary>
          <ul className="mt-3 flex flex-col gap-3">
            {parked.map((idea) => (
              <li key={idea.id}>
                <Settled idea={idea} all={ideas} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}
