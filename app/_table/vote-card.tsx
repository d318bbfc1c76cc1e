'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/app/_ui/button';
import type { IdeaView } from '@/lib/table/view';
import type { Choice } from '@/lib/table/vocabulary';
import { IdeaCredits } from './settled';
import { useAsk, useSeat } from './use-table';

/** A second tap this soon was meant for the previous idea. */
const TOO_SOON_MS = 350;

/** Voting on one idea at a time, with two big buttons that never move. Players can go back and change their votes. */
export function VoteCard({ open }: { readonly open: readonly IdeaView[] }) {
  const ask = useAsk();
  const { you, people, ideas } = useSeat();
  /** Votes that the server has not confirmed yet. */
  const [pending, setPending] = useState<Readonly<Record<string, Choice>>>({});
  const voteOn = (id: string) => pending[id] ?? you.votes[id];
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const votedAt = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    setPending((before) => {
      const rest = Object.entries(before).filter(([id, choice]) => you.votes[id] !== choice);
      return rest.length === Object.keys(before).length ? before : Object.fromEntries(rest);
    });
  }, [you.votes]);
  const next = open.find(({ id }) => voteOn(id) === undefined);
  const idea = open.find(({ id }) => id === chosen) ?? next;
  const done = open.filter(({ id }) => voteOn(id) !== undefined).length;

  const vote = async (id: string, choice: Choice) => {
    if (Date.now() - votedAt.current < TOO_SOON_MS) return;
    votedAt.current = Date.now();
    setPending((before) => ({ ...before, [id]: choice }));
    setChosen(undefined);
    // One after the other: a changed vote must not be overtaken by the earlier one.
    const turn = queue.current.then(() => ask({ type: 'vote', idea: id, choice }));
    queue.current = turn;
    if (!(await turn)) setPending(({ [id]: _, ...others }) => others);
  };
  const voteRest = async (choice: Choice) => {
    const rest = open.filter(({ id }) => voteOn(id) === undefined).map(({ id }) => [id, choice] as const);
    setPending((before) => ({ ...before, ...Object.fromEntries(rest) }));
    setChosen(undefined);
    const turn = queue.current.then(() => ask({ type: 'voteRest', choice }));
    queue.current = turn;
    if (!(await turn)) setPending({});
  };
  const at = open.findIndex(({ id }) => id === idea?.id);
  const stepBy = (step: number) => setChosen(open[(at < 0 ? open.length : at) + step]?.id);
  const author = people.find(({ id }) => id === idea?.author);
  const same = ideas.filter(({ mergedInto }) => idea !== undefined && mergedInto === idea.id);

  return (
    <section aria-label="Your votes" className="border-4 border-ink bg-raised">
      <div className="flex items-center justify-between gap-2 border-b-2 border-ink">
        <Button look="quiet" className="px-3!" disabled={at === 0} onClick={() => stepBy(-1)} icon="back">
          <span className="sr-only">Previous idea</span>
        </Button>
        <p className="sign text-sm">
          {idea ? `Idea ${at + 1} of ${open.length}` : `${done} of ${open.length} voted on`}
        </p>
        <Button
          look="quiet"
          className="px-3!"
          disabled={at < 0 || at === open.length - 1}
          onClick={() => stepBy(1)}
          icon="on"
        >
          <span className="sr-only">Next idea</span>
        </Button>
      </div>
      <div aria-live="polite" className="flex h-[30svh] min-h-36 flex-col gap-3 overflow-y-auto p-4">
        {idea ? (
          <>
            <p className="sign whitespace-pre-line text-xl [overflow-wrap:anywhere]">{idea.text}</p>
            <IdeaCredits same={same} author={author} />
          </>
        ) : (
          <p className="m-auto text-center text-lg">You have voted on everything. Go back to change your mind.</p>
        )}
      </div>
      <div className="grid grid-cols-2 gap-3 border-t-2 border-ink p-3">
        {(['drop', 'keep'] as const).map((choice) => {
          const isMine = idea !== undefined && voteOn(idea.id) === choice;
          return (
            <Button
              key={choice}
              look={isMine ? 'main' : 'plain'}
              aria-pressed={isMine}
              disabled={!idea}
              className="min-h-16! text-lg!"
              onClick={() => idea && void vote(idea.id, choice)}
              icon={choice === 'keep' ? 'check' : 'close'}
            >
              {choice === 'keep' ? 'Keep' : 'Drop'}
            </Button>
          );
        })}
        {(['drop', 'keep'] as const).map((choice) => (
          <Button
            key={choice}
            look="quiet"
            className="px-1!"
            disabled={done === open.length}
            onClick={() => void voteRest(choice)}
          >
            {choice === 'keep' ? 'Keep' : 'Drop'}{' '}
            {done === 0 ? `all ${open.length}` : `the other ${open.length - done}`}
          </Button>
        ))}
      </div>
    </section>
  );
}
