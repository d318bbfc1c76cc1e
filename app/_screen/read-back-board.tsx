'use client';

import { ideasHere } from '@/app/_table/use-table';
import type { TableView } from '@/lib/table/view';
import { Spot } from './notice';

export function ReadBackBoard({ view }: { readonly view: TableView }) {
  const ideas = ideasHere(view);
  const at = ideas.findIndex(({ id }) => id === view.table.reading);
  const idea = ideas[at];
  const author = view.people.find(({ id }) => id === idea?.author);
  if (!idea) {
    return (
      <p className="board-head m-auto text-center font-sign font-extrabold">
        {ideas.length === 0 ? 'Nothing was sent.' : `${ideas.length} ideas, about to be read back.`}
      </p>
    );
  }
  return (
    <div className="flex flex-1 flex-col">
      <p className="sign text-grey">
        {at + 1} of {ideas.length}
      </p>
      <div className="flex flex-1 flex-col justify-center gap-[0.8em] py-[1em]">
        <p
          key={idea.id}
          className={`slid font-sign font-extrabold whitespace-pre-line [overflow-wrap:anywhere] ${sizeFor(idea.text)}`}
        >
          {idea.text}
        </p>
        {author && (
          <p className="board-head flex items-center gap-[0.4em]">
            <Spot person={author} /> {author.name}
          </p>
        )}
      </div>
    </div>
  );
}

/** Returns the type size; up to 500 characters must fit. */
function sizeFor(text: string): string {
  if (text.length <= 60) return 'board-huge';
  return text.length <= 180 ? 'board-title' : 'board-head';
}
