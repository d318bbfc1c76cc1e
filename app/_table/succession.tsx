'use client';

import { Button } from '@/app/_ui/button';
import { GM_GONE_MS } from '@/lib/table/vocabulary';
import { PersonSign } from './person-sign';
import { peopleIn, useAsk, useSeat, useServerNow } from './use-table';

/** When the GM has been gone for long: the lead passes on once everybody here has named the same person. */
export function Succession() {
  const ask = useAsk();
  const seat = useSeat();
  const { table, you } = seat;
  const now = useServerNow(table.leadGoneSince !== null);
  if (table.leadGoneSince === null || now - table.leadGoneSince < GM_GONE_MS || !seat.plays) return null;
  const present = peopleIn(seat).filter((person) => person.present && person.role !== 'gm');
  const named = present.filter(({ mayLeadOn }) => mayLeadOn);
  const own = present.find(({ id }) => id === you.person)?.wouldFollow;
  return (
    <section aria-labelledby="lead" className="sticky bottom-0 z-20 border-t-4 border-ink bg-paper px-4 py-3">
      <div className="mx-auto flex max-w-6xl flex-col gap-2">
        <h2 id="lead" role="alert" className="text-base">
          The GM has been gone for two minutes. Who takes over? Everybody here must choose the same person, and it must
          be someone who was here with the GM.
        </h2>
        {named.length === 0 && (
          <p>Nobody present was here with the GM. As soon as one of them comes back, you can choose them.</p>
        )}
        <div className="flex flex-wrap gap-2">
          {named.map((person) => {
            const followers = present.filter(({ wouldFollow }) => wouldFollow === person.id).length;
            return (
              <Button
                key={person.id}
                look={own === person.id ? 'main' : 'plain'}
                aria-pressed={own === person.id}
                onClick={() => void ask({ type: 'agreeLead', person: person.id })}
              >
                <PersonSign name={person.name} colour={person.colour} />
                {person.id === you.person ? 'Me' : person.name}
                <span className="text-sm">
                  {followers} of {present.length}
                </span>
              </Button>
            );
          })}
        </div>
      </div>
    </section>
  );
}
