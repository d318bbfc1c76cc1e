'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Tick } from '@/app/_ui/tick';
import type { Question } from '@/lib/table/questions';
import type { IdeaView } from '@/lib/table/view';
import { counted } from '@/lib/tabletop/words/wording';
import { useByItself } from './gm-settings';
import { MergeDialog } from './merge-dialog';
import { IdeaCredits, Settled } from './settled';
import { useOptimisticChoice } from './use-optimistic-choice';
import { ideasHere, keptHere, type TableSeat, useAsk, useSeat, votersIn } from './use-table';
import { VoteCard } from './vote-card';

/** Voting: all must agree; failing that, the majority decides. Votes are hidden until all are revealed. */
export function DecidePhase({ question }: { readonly question: Question }) {
  const seat = useSeat();
  const { table, plays } = seat;
  const ideas = ideasHere(seat);
  const open = ideas.filter(({ fate }) => fate === 'open');
  const voting = table.stage !== null && !table.revealed;
  const isChoosing = voting && table.stage === 'choice';
  return (
    <>
      <header>
        <h1 className="text-xl sm:text-2xl">
          {question.title}: {table.stage === 'choice' ? 'which one?' : 'keep or drop?'}
        </h1>
        <p className="measure mt-1">{headline(seat, open.length)}</p>
      </header>
      {voting && !isChoosing && plays && open.length > 0 && (
        <VoteCard key={`${table.round} ${table.stage}`} open={open} />
      )}
      {isChoosing && plays && <ChoiceCard key={table.round} rivals={[...keptHere(seat), ...open]} />}
      {voting && <Progress seat={seat} />}
      {voting && seat.you.role === 'gm' && <Revealing seat={seat} />}
      {voting && !isChoosing && seat.leads && open.length > 1 && <Duplicates />}
      {!voting && open.length > 0 && <Group title="Not agreed on" ideas={open} all={ideas} />}
      {!isChoosing && (
        <Group title="Kept" ideas={ideas.filter(({ fate }) => fate === 'kept' || fate === 'placed')} all={ideas} />
      )}
      <Group title="Dropped: in the parking lot" ideas={ideas.filter(({ fate }) => fate === 'dropped')} all={ideas} />
    </>
  );
}

/** Choice among the kept ideas, for a question with a single answer, until the votes are revealed. */
function ChoiceCard({ rivals }: { readonly rivals: readonly IdeaView[] }) {
  const ask = useAsk();
  const { you, people, ideas } = useSeat();
  const confirmed = rivals.find(({ id }) => you.votes[id] === 'keep')?.id;
  const [pending, show] = useOptimisticChoice(confirmed);
  const chosen = pending ?? confirmed;
  return (
    <fieldset className="border-4 border-ink bg-raised">
      <legend className="sr-only">Your choice</legend>
      {rivals.map((idea) => (
        <label
          key={idea.id}
          className="flex min-h-16 items-center gap-3 border-b-2 border-line p-3 last:border-b-0 has-checked:bg-sunk"
        >
          <input
            type="radio"
            name="choice"
            checked={chosen === idea.id}
            onChange={() => show(idea.id, ask({ type: 'vote', idea: idea.id, choice: 'keep' }))}
            className="size-6 shrink-0 accent-exit"
          />
          <span className="min-w-0 flex-1">
            <span className="sign block whitespace-pre-line text-lg [overflow-wrap:anywhere]">{idea.text}</span>
            <IdeaCredits
              same={ideas.filter(({ mergedInto }) => mergedInto === idea.id)}
              author={people.find(({ id }) => id === idea.author)}
            />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function headline({ table }: TableSeat, open: number): string {
  if (table.stage === 'choice') {
    return table.revealed
      ? 'The one with most votes stands; ties were broken by cards.'
      : 'Only one answer can stand here. Nobody sees your choice until the votes are revealed.';
  }
  if (table.stage === 'majority') {
    return table.revealed
      ? 'Decided by majority; ties were broken by cards.'
      : 'Now the majority decides. Ties are broken by cards.';
  }
  if (!table.revealed) return 'An idea is settled if all agree. Nobody sees your vote until the votes are revealed.';
  return open > 0 ? `All agreed, except on ${counted(open, 'idea')}.` : 'All agreed on everything.';
}

function Progress({ seat }: { readonly seat: TableSeat }) {
  const people = votersIn(seat);
  const ready = people.filter(({ hasVoted }) => hasVoted);
  const slow = people.filter(({ hasVoted }) => !hasVoted);
  return (
    <div className="border-t-2 border-line pt-3">
      <label className="sign flex flex-col gap-1">
        {ready.length} of {people.length} have voted on everything
        <progress className="w-full" value={ready.length} max={Math.max(1, people.length)} />
      </label>
      {slow.length > 0 && slow.length <= 6 && (
        <p className="mt-1 text-sm text-grey">Still voting: {slow.map(({ name }) => name).join(', ')}</p>
      )}
    </div>
  );
}

/** Time in which the last vote can still be changed. */
const REVEAL_AFTER_MS = 1_500;

/** On the GM's page: reveals the votes once everybody has voted. */
function Revealing({ seat }: { readonly seat: TableSeat }) {
  const ask = useAsk();
  const [byItself, setByItself] = useByItself('trapdoor/table-revealing');
  const isDone = votersIn(seat).every(({ hasVoted }) => hasVoted);
  useEffect(() => {
    if (!byItself || !isDone) return;
    const reveal = setTimeout(() => void ask({ type: 'reveal' }), REVEAL_AFTER_MS);
    return () => clearTimeout(reveal);
  }, [ask, byItself, isDone]);
  return (
    <Tick checked={byItself} onChange={setByItself}>
      Reveal the votes once everybody has voted
    </Tick>
  );
}

function Group({
  title,
  ideas,
  all,
}: {
  readonly title: string;
  readonly ideas: readonly IdeaView[];
  readonly all: readonly IdeaView[];
}) {
  if (ideas.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="border-b-2 border-ink pb-1 text-lg">
        {title}: {ideas.length}
      </h2>
      <ul className="mt-3 grid items-start gap-3 sm:grid-cols-2">
        {ideas.map((idea) => (
          <li key={idea.id}>
            <Settled idea={idea} all={all} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Merges duplicates, so that each idea is voted on once. */
function Duplicates() {
  const [merging, setMerging] = useState(false);
  return (
    <>
      <Button className="self-start" onClick={() => setMerging(true)}>
        Merge duplicates
      </Button>
      {merging && <MergeDialog onClose={() => setMerging(false)} />}
    </>
  );
}
