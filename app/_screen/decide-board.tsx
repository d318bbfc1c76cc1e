'use client';

import { ideasHere, keptHere, votersIn } from '@/app/_table/use-table';
import { cardFace } from '@/app/_ui/playing-card';
import { sayTally } from '@/lib/table/say-tally';
import type { IdeaView, TableView } from '@/lib/table/view';
import { Notice } from './notice';
import { sayShown, useFit } from './use-fit';

const SCALES = [1.3, 1.15, 1, 0.9] as const;

const SETTLED_BY = {
  majority: 'Decided by majority',
  choice: 'Chosen from several',
  card: 'The higher card decided',
} as const;

/** Progress of the voting without interim results; then the results. */
export function DecideBoard({ view, inHand }: { readonly view: TableView; readonly inHand: boolean }) {
  const { table } = view;
  const all = ideasHere(view);
  const ideas = all.filter(({ fate }) => fate !== 'merged');
  const open = ideas.filter(({ fate }) => fate === 'open');
  const voting = table.stage !== null && !table.revealed;
  const ballot = table.stage === 'choice' ? keptHere(view) : open;
  const shown = voting && ballot.length > 0 ? ballot : inOrder(ideas);
  const [box, fit] = useFit(
    shown.length,
    inHand ? [1] : SCALES,
    JSON.stringify([shown.map(({ id, fate, tally, drawn }) => [id, fate, tally, drawn]), table.revealed]),
  );
  const isPart = !inHand && fit.shown < shown.length;
  return (
    <div className={`flex flex-1 flex-col gap-[0.7em] ${inHand ? '' : 'min-h-0'}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-[2em]">
        <p className="board-head font-sign font-extrabold">{headline(view, open.length)}</p>
        {isPart && <p className="text-grey">{sayShown(fit, shown.length)}</p>}
      </div>
      {voting && <Turnout view={view} />}
      <div
        ref={box}
        className={`pt-[0.5em] ${inHand ? 'flex flex-col' : 'min-h-0 flex-1 columns-[12em] gap-[1em] overflow-hidden'}`}
        style={{ fontSize: 'calc(1em * var(--fit, 1))', columnFill: 'auto' }}
      >
        {shown.map((idea) => (
          <div key={idea.id} className="mb-[0.9em] break-inside-avoid pt-[0.35em]">
            <Notice idea={idea} author={undefined}>
              {all
                .filter(({ mergedInto }) => mergedInto === idea.id)
                .map(({ id, text }) => (
                  <p key={id} className="mt-[0.3em] border-l-[0.2em] border-line pl-[0.4em] text-[0.85em] text-grey">
                    The same: {text}
                  </p>
                ))}
              {voting ? (
                <p className="mt-[0.3em] text-[0.85em]">
                  {idea.votes} of {Math.max(idea.votes, votersIn(view).length)} have voted
                </p>
              ) : (
                <Outcome idea={idea} />
              )}
            </Notice>
          </div>
        ))}
      </div>
    </div>
  );
}

function headline({ table }: TableView, open: number): string {
  if (table.stage === null) return 'Keep or drop?';
  if (table.stage === 'choice') return table.revealed ? 'One was chosen.' : 'Only one can stand. Which?';
  if (!table.revealed)
    return table.stage === 'unanimity' ? 'Keep or drop? All must agree.' : 'Keep or drop? The majority decides.';
  if (table.stage === 'majority') return 'Decided by majority.';
  return open > 0 ? `Agreed on all but ${open}.` : 'All agreed.';
}

const RANK = { kept: 0, placed: 0, open: 1, dropped: 2, merged: 3 } as const;
const inOrder = (ideas: readonly IdeaView[]) => ideas.toSorted((a, b) => RANK[a.fate] - RANK[b.fate]);

function Turnout({ view }: { readonly view: TableView }) {
  const people = votersIn(view);
  const ready = people.filter(({ hasVoted }) => hasVoted).length;
  return (
    <div>
      <p className="sign">
        {ready} of {people.length} have voted on everything
      </p>
      <div aria-hidden className="mt-[0.3em] flex gap-[0.3em]">
        {people.map(({ id, hasVoted }) => (
          <span
            key={id}
            className={`h-[0.9em] max-w-[6em] flex-1 border-[0.12em] border-ink ${hasVoted ? 'bg-exit' : 'bg-raised'}`}
          />
        ))}
      </div>
    </div>
  );
}

const FATE_LOOK = {
  kept: { word: 'Kept', className: 'bg-exit text-on-exit' },
  placed: { word: 'Kept', className: 'bg-exit text-on-exit' },
  dropped: { word: 'Dropped', className: 'bg-ink text-paper' },
  open: { word: 'Not agreed', className: 'bg-hazard text-on-hazard' },
  merged: { word: 'Merged', className: 'bg-ink text-paper' },
} as const;

export function Outcome({ idea: { fate, tally, drawn, settledBy } }: { readonly idea: IdeaView }) {
  const look = FATE_LOOK[fate];
  return (
    <div className="mt-[0.3em]">
      <p className="flex flex-wrap items-baseline gap-x-[0.5em] text-[0.9em]">
        <span className={`sign px-[0.4em] pb-[0.05em] pt-[0.15em] ${look.className}`}>{look.word}</span>
        {tally && sayTally(tally, settledBy)}
        {settledBy && settledBy !== 'unanimity' && <span className="text-grey">{SETTLED_BY[settledBy]}</span>}
      </p>
      {tally && (
        <div aria-hidden className="mt-[0.3em] flex h-[0.5em] border-[0.1em] border-ink">
          <span className="bg-exit" style={{ flexGrow: tally.keep }} />
          <span className="bg-ink" style={{ flexGrow: tally.drop }} />
        </div>
      )}
      {drawn && (
        <div className="mt-[0.4em] flex gap-[1.2em]">
          {(['keep', 'drop'] as const).map((side) => (
            <figure key={side} className="flex items-center gap-[0.4em] text-[0.85em]">
              <DrawnCard card={drawn[side]} />
              <figcaption className="sign">{side === 'keep' ? 'to keep' : 'to drop'}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </div>
  );
}

/** A drawn card, sized by the type around it. */
function DrawnCard({ card }: { readonly card: string }) {
  const face = cardFace(card);
  if (!face) return null;
  const { rank, sign, red, name } = face;
  return (
    <span
      role="img"
      aria-label={name}
      className={`dealt flex items-center gap-[0.1em] rounded-sm px-[0.3em] pb-[0.1em] pt-[0.2em] border-[0.1em] border-[#16201b] bg-[#fffdf6] ${red ? 'text-[#b3261e]' : 'text-[#16201b]'}`}
    >
      <span aria-hidden className="font-sign text-[1.2em] leading-none font-extrabold">
        {rank}
      </span>
      <span aria-hidden className="text-[1.2em] leading-none">
        {sign}
      </span>
    </span>
  );
}
