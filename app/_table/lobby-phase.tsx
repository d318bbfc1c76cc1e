'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { Options } from '@/app/_ui/options';
import { Titled } from '@/app/_ui/titled';
import { nameQuestion } from '@/lib/table/questions';
import { Composer } from './composer';
import { gmResult } from './gm-result';
import { Inviting } from './invite-panel';
import { NewestLine, OwnIdeas } from './own-ideas';
import { PeopleList, PersonSign } from './people-list';
import { isChoosingGm, isUnchosen, peopleIn, type TableSeat, useAsk, useSeat, useTable } from './use-table';

export function LobbyPhase() {
  const { table, leads, mayAdmit, plays } = useSeat();
  const isChoosing = isChoosingGm(table);
  return (
    <>
      {!isChoosing && (
        <header>
          <h1 className="text-2xl sm:text-3xl">
            {leads
              ? `Everybody in? ${isUnchosen(table) ? 'Choose what to change.' : 'Open the first question.'}`
              : 'You have joined.'}
          </h1>
          <p className="measure mt-2">
            {leads
              ? 'Everybody sees the same question on their own phone. You lead; you have no veto.'
              : 'The GM (game master) opens the first question. It will appear here by itself.'}
          </p>
        </header>
      )}
      <GmChoice />
      {mayAdmit && <Inviting />}
      {table.gather && plays && <Gathering />}
      <Titled id="here" title="At the table" look="mb-3 border-b-2 border-ink pb-1 text-lg">
        <PeopleList />
      </Titled>
    </>
  );
}

function GmChoice() {
  const seat = useSeat();
  const { gmChoice } = seat.table;
  if (gmChoice === 'asking') return <Asking seat={seat} />;
  if (gmChoice === 'voting') return <Voting seat={seat} />;
  const said = gmResult(seat);
  return said === undefined ? null : <p className="border-l-4 border-exit pl-3">{said}</p>;
}

function Asking({ seat }: { readonly seat: TableSeat }) {
  const ask = useAsk();
  const { gmJob } = useTable();
  const willing = peopleIn(seat).filter(({ wantsGm }) => wantsGm);
  const wants = willing.some(({ id }) => id === seat.you.person);
  return (
    <Titled id="gm" as="h1" title="Who wants to be the GM?" look="text-2xl sm:text-3xl" className="flex flex-col gap-3">
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
    </Titled>
  );
}

function Voting({ seat }: { readonly seat: TableSeat }) {
  const ask = useAsk();
  const willing = peopleIn(seat).filter(({ wantsGm }) => wantsGm);
  const stands = willing.some(({ id }) => id === seat.you.person);
  return (
    <Titled id="gm" as="h1" title="Who should be the GM?" look="text-2xl sm:text-3xl" className="flex flex-col gap-3">
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
    </Titled>
  );
}

/** Ideas sent before their question is opened. */
function Gathering() {
  const { outbox, ...agenda } = useTable();
  const questions = agenda.questions.filter(({ isFollowUp }) => !isFollowUp);
  const { table } = useSeat();
  const [chosen, setChosen] = useState(questions[0]?.id ?? '');
  useEffect(() => {
    const [begun] = Object.keys(outbox.state.drafts);
    if (begun !== undefined) setChosen(begun);
  }, [outbox]);
  const question = questions.find(({ id }) => id === chosen);
  if (!question) return null;
  return (
    <Titled id="early" title="Ideas already?" className="flex flex-col gap-3 border-2 border-ink bg-sunk p-4">
      <p>
        They wait until their question is opened.{' '}
        {table.gatherAnonymous ? 'Nobody sees who wrote them.' : 'Your name will be shown beside yours.'}
      </p>
      <label className="flex flex-col gap-1">
        <span className="sign">For</span>
        <select className="input" value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <Options of={questions.map((each) => [each.id, nameQuestion(each)])} />
        </select>
      </label>
      <p className="text-grey">{question.ask}</p>
      <Composer key={chosen} question={chosen} label="Your idea" {...(table.gatherAnonymous && { unsignedIn: 0 })} />
      <NewestLine question={chosen} newest={undefined} />
      <OwnIdeas question={chosen} round={0} />
    </Titled>
  );
}
