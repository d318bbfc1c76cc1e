'use client';

import type { ReactNode } from 'react';
import { ideasHere } from '@/app/_table/use-table';
import type { TableView } from '@/lib/table/view';
import { Notice } from './notice';
import { sayShown, useFit } from './use-fit';

const SCALES = [1.5, 1.3, 1.15, 1, 0.9] as const;
/** Maximum number of ideas shown; the newest, if not all can be read from across the room. */
const MAX_IDEAS = 60;

/** Ideas as notices on a board, the newest first. */
export function BrainstormBoard({
  view,
  inHand,
  joining,
}: {
  readonly view: TableView;
  readonly inHand: boolean;
  /** Instructions for joining, in full, until the first idea has come. */
  readonly joining: ReactNode;
}) {
  // The list of ideas is in order of arrival, whatever order they are read back in.
  const ideas = ideasHere(view).toReversed();
  const shown = ideas.slice(0, MAX_IDEAS);
  const [box, fit] = useFit(shown.length, inHand ? [1] : SCALES, ideas.map(({ id, text }) => id + text).join());
  const isPart = inHand ? shown.length < ideas.length : fit.shown < ideas.length;
  if (ideas.length === 0) {
    return (
      <div className="flex flex-1 flex-wrap content-center items-center justify-center gap-[3em]">
        {joining}
        <div className="flex min-w-[14em] flex-1 flex-col gap-[0.5em] text-center">
          <p className="board-head font-sign font-extrabold">The board is empty.</p>
          <p>Say anything that comes to mind. Nothing is judged yet, and nothing is removed.</p>
        </div>
      </div>
    );
  }
  return (
    <div className={`flex flex-1 flex-col gap-[0.5em] ${inHand ? '' : 'min-h-0'}`}>
      <p className="sign">
        On the board: {ideas.length}
        {isPart && (
          <span className="text-grey">
            {' '}
            · {sayShown(inHand ? { from: 0, shown: shown.length } : fit, ideas.length)}, newest first
          </span>
        )}
      </p>
      <div
        ref={box}
        className={`pt-[0.5em] ${inHand ? 'flex flex-col' : 'min-h-0 flex-1 columns-[12em] gap-[1em] overflow-hidden'}`}
        style={{ fontSize: 'calc(1em * var(--fit, 1))', columnFill: 'auto' }}
      >
        {shown.map((idea, i) => (
          <div key={idea.id} className="mb-[0.9em] break-inside-avoid pt-[0.35em]">
            <Notice idea={idea} author={view.people.find(({ id }) => id === idea.author)} fresh={i === 0} />
          </div>
        ))}
      </div>
    </div>
  );
}
