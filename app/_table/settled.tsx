'use client';

import { Button } from '@/app/_ui/button';
import { PlayingCard } from '@/app/_ui/playing-card';
import { sayTally } from '@/lib/table/say-tally';
import type { IdeaView } from '@/lib/table/view';
import { IdeaSlip } from './idea-slip';
import { useAsk, useSeat } from './use-table';

const SETTLED_BY = {
  unanimity: 'All agreed.',
  majority: 'Decided by majority.',
  choice: 'One of several was chosen.',
  card: 'A tie: the higher card decided.',
} as const;

const TOO_FEW = 'Too few votes: at least half of those present must vote.';

/** What became of an idea, and how. */
export function Settled({ idea, all }: { readonly idea: IdeaView; readonly all: readonly IdeaView[] }) {
  const ask = useAsk();
  const { people, table, plays } = useSeat();
  const { tally, drawn, settledBy, fate, votes } = idea;
  // So few votes stay hidden.
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
