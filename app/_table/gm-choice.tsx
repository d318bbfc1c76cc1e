'use client';

import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { gmResult } from './gm-result';
import { PersonSign } from './person-sign';
import { peopleIn, type Seat, useAsk, useSeat, useTable } from './use-table';

/** Before the first question: who is GM. */
export function GmChoice() {
  const seat = useSeat();
  const { gmChoice } = seat.table;
  if (gmChoice === 'asking') return <Asking seat={seat} />;
  if (gmChoice === 'voting') return <Voting seat={seat} />;
  const said = gmResult(seat);
  return said === undefined ? null : <p className="border-l-4 border-exit pl-3">{said}</p>;
}

function Asking({ seat }: { readonly seat: Seat }) {
  const ask = useAsk();
  const { gmJob } = useTable();
  const willing = peopleIn(seat).filter(({ wantsGm }) => wantsGm);
  const wants = willing.some(({ id }) => id === seat.you.person);
  return (
    <section aria-labelledby="gm" className="flex flex-col gap-3">
      <h1 id="gm" className="text-2xl sm:text-3xl">
        Who wants to be the GM?
      </h1>
      <p className="measure">{gmJob}</p>
      {seat.plays && (
        <Button
          look={wants ? 'main' : 'plain'}
          aria-pressed={wants}
          className="min-h-14! self-start"
          onClick={() => void ask({ type: 'volunteer', wants: !wants })}
        >
          {wants && <Icon name="check" />}I want to be the GM
        </Button>
      )}
      <p role="status">
        {willing.length === 0
          ? 'Nobody has volunteered yet.'
          : `Volunteers: ${willing.map(({ name }) => name).join(', ')}`}
      </p>
      <p className="measure text-sm text-grey">
        {seat.leads
          ? 'If several volunteer, the others vote; cards break a tie. If nobody does, the high card decides. Go on when everybody is here. You keep the links and the door.'
          : 'If several volunteer, the others vote; cards break a tie. If nobody does, the high card decides.'}
      </p>
    </section>
  );
}

function Voting({ seat }: { readonly seat: Seat }) {
  const ask = useAsk();
  const willing = peopleIn(seat).filter(({ wantsGm }) => wantsGm);
  const stands = willing.some(({ id }) => id === seat.you.person);
  return (
    <section aria-labelledby="gm" className="flex flex-col gap-3">
      <h1 id="gm" className="text-2xl sm:text-3xl">
        Who should be the GM?
      </h1>
      <p className="measure">
        {stands
          ? 'You volunteered, so the others vote.'
          : 'Nobody sees your vote, and you can change it until all are counted.'}
      </p>
      <ul className="flex flex-col gap-2">
        {willing.map((person) => (
          <li key={person.id}>
            {stands || !seat.plays ? (
              <span className="flex items-center gap-3">
                <PersonSign name={person.name} colour={person.colour} />
                {person.name}
              </span>
            ) : (
              <Button
                look={seat.you.gmVote === person.id ? 'main' : 'plain'}
                aria-pressed={seat.you.gmVote === person.id}
                className="min-h-14! w-full justify-start!"
                onClick={() => void ask({ type: 'voteGm', person: person.id })}
              >
                <PersonSign name={person.name} colour={person.colour} />
                {person.name}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
