'use client';

import { useRef, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { drawPrompt, PlayingCard } from '@/app/_ui/playing-card';
import { Titled } from '@/app/_ui/titled';
import type { Prompt } from '@/lib/contract/form';
import type { Question } from '@/lib/table/questions';
import type { IdeaView, PersonView } from '@/lib/table/view';
import { Composer } from './composer';
import { Inviting } from './invite-panel';
import { LazyQuestion } from './lazy-dialogs';
import { NewestLine, OwnIdeas } from './own-ideas';
import { QuestionHead } from './question-head';
import { IdeaSlip } from './settled';
import { ideasHere, useHasEnded, useSeat } from './use-table';

/** Brainstorm: everybody hands in ideas; nothing is judged. */
export function BrainstormPhase({ question }: { readonly question: Question }) {
  const seat = useSeat();
  const { table, people, plays } = seat;
  const ideas = ideasHere(seat);
  const over = useHasEnded(table.timer);
  const stopped = table.timer !== null && 'leftMs' in table.timer;
  // The first question is open while the others arrive.
  const isFirst = table.round === 1;
  return (
    <>
      <QuestionHead question={question}>
        {table.anonymous ? 'Nobody sees whose idea it is.' : 'Your name is shown beside your idea.'}
      </QuestionHead>
      {plays && (
        <div className="flex flex-col gap-2">
          <Composer
            question={question.id}
            label="Your idea"
            {...((over || stopped) && { shut: over ? 'Time is up' : 'The clock is stopped' })}
            {...(table.anonymous && { unsignedIn: table.round })}
          />
          <NewestLine question={question.id} newest={ideas.at(-1)} />
          {question.prompts.length > 0 && <CardForIdeas key={question.id} prompts={question.prompts} />}
        </div>
      )}
      {isFirst && seat.leads && ideas.length === 0 && <OtherFirst />}
      {isFirst && seat.mayAdmit && <Inviting />}
      <IdeaBoard key={table.round} ideas={ideas} people={people} />
      <OwnIdeas question={question.id} round={table.round} />
    </>
  );
}

/** Lets the GM begin with another question. */
function OtherFirst() {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <button type="button" className="sign min-h-11 self-start underline" onClick={() => setChoosing(true)}>
        Choose another question first
      </button>
      {choosing && <LazyQuestion onClose={() => setChoosing(false)} />}
    </>
  );
}

/** Ideas in order of arrival here, whatever the order of reading back, so that nothing moves under a reader's thumb. */
function IdeaBoard({ ideas, people }: { readonly ideas: readonly IdeaView[]; readonly people: readonly PersonView[] }) {
  const seen = useRef(new Map<string, number>());
  for (const { id } of ideas) if (!seen.current.has(id)) seen.current.set(id, seen.current.size);
  const rank = (idea: IdeaView) => seen.current.get(idea.id) ?? 0;
  return (
    <Titled id="board" title={`On the board: ${ideas.length}`} look="border-b-2 border-ink pb-1 text-lg">
      {ideas.length === 0 && (
        <p className="mt-3 text-grey">Nothing yet. The first idea is the hardest; a bad one will do.</p>
      )}
      <ul className="mt-3 grid items-start gap-3 sm:grid-cols-2">
        {ideas
          .toSorted((a, b) => rank(a) - rank(b))
          .map((idea) => (
            <li key={idea.id}>
              <IdeaSlip idea={idea} people={people} />
            </li>
          ))}
      </ul>
    </Titled>
  );
}

/** A card with a prompt, for players who are stuck. */
function CardForIdeas({ prompts }: { readonly prompts: readonly Prompt[] }) {
  const [prompt, setPrompt] = useState<Prompt | undefined>(undefined);
  const draw = () => setPrompt(drawPrompt(prompts, prompt, Math.random()));
  return (
    <div className="flex flex-col gap-3">
      <Button look="quiet" className="self-start px-2!" onClick={draw} icon="card">
        {prompt ? 'Another card' : 'Stuck? Draw a card'}
      </Button>
      {prompt && (
        <div className="flex gap-4 border-2 border-ink bg-sunk p-3">
          <PlayingCard key={prompt.card + prompt.text} card={prompt.card} />
          <p className="font-note text-lg" aria-live="polite">
            {prompt.text}
          </p>
        </div>
      )}
    </div>
  );
}
