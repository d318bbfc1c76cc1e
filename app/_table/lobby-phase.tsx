'use client';

import { useState } from 'react';
import { nameQuestion } from '@/lib/table/questions';
import { Composer } from './composer';
import { GmChoice } from './gm-choice';
import { InvitePanel, useDoors } from './invite-panel';
import { NewestLine, OwnIdeas } from './own-ideas';

import { PeopleList } from './people-list';
import { isChoosingGm, useHeld, useSeat, useTable } from './use-table';

/** Before the first question. */
export function LobbyPhase() {
  const { table, leads, keepsDoor, plays } = useSeat();
  const isChoosing = isChoosingGm(table);
  return (
    <>
      {!isChoosing && (
        <header>
          <h1 className="text-2xl sm:text-3xl">
            {leads ? 'Everybody in? Open a question.' : 'You are in. Take a seat.'}
          </h1>
          <p className="measure mt-2">
            {leads
              ? 'Everybody sees the same question on their own phone. You lead; you have no veto.'
              : 'The GM opens the first question. It will appear here by itself.'}
          </p>
        </header>
      )}
      <GmChoice />
      {keepsDoor && <Inviting />}
      {table.gather && plays && <Gathering />}
      <section aria-labelledby="here">
        <h2 id="here" className="mb-3 border-b-2 border-ink pb-1 text-lg">
          At the table
        </h2>
        <PeopleList />
      </section>
    </>
  );
}

function Inviting() {
  const { doors } = useDoors();
  return (
    <section aria-label="How to join" className="border-2 border-ink bg-raised p-4">
      <InvitePanel doors={doors} />
    </section>
  );
}

/** Ideas handed in before their question is opened. */
function Gathering() {
  const questions = useTable().questions.filter(({ isFollowUp }) => !isFollowUp);
  const { table } = useSeat();
  const { drafts } = useHeld();
  const [chosen, setChosen] = useState(() => Object.keys(drafts)[0] ?? questions[0]?.id ?? '');
  const question = questions.find(({ id }) => id === chosen);
  if (!question) return null;
  return (
    <section aria-labelledby="early" className="flex flex-col gap-3 border-2 border-ink bg-sunk p-4">
      <h2 id="early" className="text-lg">
        Ideas already?
      </h2>
      <p>
        They wait until their question is opened.{' '}
        {table.gatherAnonymous ? 'Nobody sees who wrote them.' : 'Your name will be shown beside yours.'}
      </p>
      <label className="flex flex-col gap-1">
        <span className="sign">For</span>
        <select className="input" value={chosen} onChange={(event) => setChosen(event.target.value)}>
          {questions.map((each) => (
            <option key={each.id} value={each.id}>
              {nameQuestion(each)}
            </option>
          ))}
        </select>
      </label>
      <p className="text-grey">{question.ask}</p>
      <Composer key={chosen} question={chosen} label="Your idea" {...(table.gatherAnonymous && { unsignedIn: 0 })} />
      <NewestLine question={chosen} newest={undefined} />
      <OwnIdeas question={chosen} round={0} />
    </section>
  );
}
