import type { ReactNode } from 'react';
import { peopleIn } from '@/app/_table/use-table';
import type { TableView } from '@/lib/table/view';
import { Spot } from './notice';

const NAMES_MAX = 24;

/** The ways in, and who has come. */
export function LobbyBoard(props: { readonly view: TableView; readonly game: string; readonly children: ReactNode }) {
  const people = peopleIn(props.view);
  const shown = people.slice(0, NAMES_MAX);
  return (
    <div className="flex flex-1 flex-wrap content-center items-center justify-center gap-[3em]">
      {props.children}
      <section aria-label="At the table" className="min-w-[14em] flex-1">
        <p className="sign text-grey">{props.game}</p>
        <h2 className="board-head mt-[0.2em]">
          {people.length === 0 ? 'Nobody has sat down yet.' : `At the table: ${people.length}`}
        </h2>
        <ul className="mt-[0.6em] flex flex-wrap gap-x-[1.4em] gap-y-[0.3em]">
          {shown.map((person) => (
            <li key={person.id} className={`flex items-center gap-[0.4em] ${person.present ? '' : 'text-grey'}`}>
              <Spot person={person} />
              {person.name}
              {person.role === 'gm' && <span className="kicker text-[0.65em]!">GM</span>}
            </li>
          ))}
          {people.length > shown.length && <li>and {people.length - shown.length} more</li>}
        </ul>
        <p className="mt-[1em] text-grey">The GM opens the first question.</p>
      </section>
    </div>
  );
}
