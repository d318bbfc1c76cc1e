'use client';

import type { ReactNode } from 'react';
import { Button } from '@/app/_ui/button';
import { PlayingCard } from '@/app/_ui/playing-card';
import { sayTally } from '@/lib/table/say-tally';
import type { IdeaView, PersonView } from '@/lib/table/view';
import { PersonSign } from './people-list';
import { ReactionButtons } from './reaction-buttons';
import { useAsk, useSeat } from './use-table';

const SETTLED_BY = {
  unanimity: 'All agreed.',
  majority: 'Decided by majority.',
  choice: 'One of several was chosen.',
  card: 'A tie: the higher card decided.',
} as const;

const TOO_FEW = 'Too few votes: at least half of those present must vote.';

/** An idea, with its result and how it was decided. */
export function Settled({ idea, all }: { readonly idea: IdeaView; readonly all: readonly IdeaView[] }) {
  const ask = useAsk();
  const { people, table, plays } = useSeat();
  const { tally, drawn, settledBy, fate, votes } = idea;
  // Tallies of very few votes stay hidden.
  const tooFew = table.revealed && fate === 'open' && votes > 0 && tally === null;
  const mayRevive = plays && fate === 'dropped' && table.phase !== 'finished';
  return (
    <IdeaSlip idea={idea} people={people} same={all.filter(({ mergedInto }) => mergedInto === idea.id)}>
      {tally && (
        <p className="text-sm">
          {sayTally(tally, settledBy)}. {settledBy && SETTLED_BY[settledBy]}
        </p>
      )}
      {tooFew && <p className="text-sm">{TOO_FEW}</p>}
      {drawn && (
        <div className="flex gap-4">
          {(['keep', 'drop'] as const).map((side) => (
            <figure key={side} className="flex flex-col items-center gap-1">
              <PlayingCard card={drawn[side]} />
              <figcaption className="sign text-sm">{side === 'keep' ? 'for keeping' : 'for dropping'}</figcaption>
            </figure>
          ))}
        </div>
      )}
      {mayRevive && (
        <Button className="self-start" onClick={() => void ask({ type: 'revive', idea: idea.id })}>
          Restore<span className="sr-only">“{idea.text}”</span>
        </Button>
      )}
    </IdeaSlip>
  );
}

/** An idea as a notice on the board: its text, its author if shown, and actions. */
export function IdeaSlip(props: {
  readonly idea: IdeaView;
  readonly people: readonly PersonView[];
  /** Ideas merged into it. */
  readonly same?: readonly IdeaView[];
  readonly large?: boolean;
  readonly children?: ReactNode;
}) {
  const { idea, people, same = [], large = false, children } = props;
  const author = people.find(({ id }) => id === idea.author);
  return (
    <div className="flex flex-col gap-2 border-2 border-ink bg-raised p-3">
      <p className={`whitespace-pre-line [overflow-wrap:anywhere] ${large ? 'sign text-xl' : ''}`}>{idea.text}</p>
      <IdeaCredits same={same} author={author} />
      {idea.reactions && <ReactionButtons idea={idea.id} counts={idea.reactions} />}
      {children}
    </div>
  );
}

/** Credits below an idea: ideas that were merged into it, and its author if authors are shown. */
export function IdeaCredits(props: { readonly same: readonly IdeaView[]; readonly author: PersonView | undefined }) {
  const { same, author } = props;
  return (
    <>
      {same.map(({ id, text }) => (
        <p key={id} className="border-l-4 border-line pl-2 text-sm text-grey [overflow-wrap:anywhere]">
          The same: {text}
        </p>
      ))}
      {author && (
        <p className="flex items-center gap-2 text-sm text-grey">
          <PersonSign name={author.name} colour={author.colour} />
          {author.name}
        </p>
      )}
    </>
  );
}
