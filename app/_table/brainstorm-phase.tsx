'use client';

import { useState } from 'react';
import { Button } from '@/app/_ui/button';
import { drawPrompt } from '@/app/_ui/draw-prompt';
import { Icon } from '@/app/_ui/icons';
import { PlayingCard } from '@/app/_ui/playing-card';
import type { Prompt } from '@/lib/contract/form';
import type { Question } from '@/lib/table/questions';
import { Composer } from './composer';
import { IdeaBoard } from './idea-board';
import { NewestLine } from './newest-line';
import { OwnIdeas } from './own-ideas';
import { QuestionHead } from './question-head';
import { ideasHere, useIsOver, useSeat } from './use-table';

/** Everybody throws in what they have; nothing can be judged. */
export function BrainstormPhase({ question }: { readonly question: Question }) {
  const seat = useSeat();
  const { table, people, plays } = seat;
  const ideas = ideasHere(seat);
  const over = useIsOver(table.timer);
  const stopped = table.timer !== null && 'leftMs' in table.timer;
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
      <IdeaBoard key={table.round} ideas={ideas} people={people} />
      <OwnIdeas question={question.id} round={table.round} />
    </>
  );
}

/** A card with a question, for somebody who is stuck. */
function CardForIdeas({ prompts }: { readonly prompts: readonly Prompt[] }) {
  const [prompt, setPrompt] = useState<Prompt | undefined>(undefined);
  const draw = () => setPrompt(drawPrompt(prompts, prompt, Math.random()));
  return (
    <div className="flex flex-col gap-3">
      <Button look="quiet" className="self-start px-2!" onClick={draw}>
        <Icon name="card" /> {prompt ? 'Another card' : 'Stuck? Draw a card'}
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
