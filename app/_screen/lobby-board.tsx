import type { ReactNode } from 'react';
import { gmResult } from '@/app/_table/gm-result';
import { isChoosingGm, peopleIn } from '@/app/_table/use-table';
import type { TableView } from '@/lib/table/view';
import { Spot } from './notice';

const NAMES_MAX = 24;

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
              {person.role === 'gm' && !isChoosingGm(props.view.table) && (
                <span className="kicker text-[0.65em]!">GM</span>
              )}
            </li>
          ))}
          {people.length > shown.length && <li>and {people.length - shown.length} more</li>}
        </ul>
        <GmLine view={props.view} />
      </section>
    </div>
  );
}

/** Progress of choosing the GM. */
function GmLine({ view }: { readonly view: TableView }) {
  const { gmChoice } = view.table;
  const willing = peopleIn(view).filter(({ wantsGm }) => wantsGm);
  const names = willing.map(({ name }) => name).join(', ');
  const said = gmResult(view);
  if (gmChoice === 'asking') {
    return (
      <p className="mt-[1em]">
        Who wants to be the GM? {willing.length > 0 ? `So far: ${names}.` : 'Say so on your phone.'}
      </p>
    );
  }
  if (gmChoice === 'voting') return <p className="mt-[1em]">Vote on your phone who is the GM: {names}.</p>;
  return (
    <>
      {said !== undefined && <p className="mt-[1em]">{said}</p>}
      <p className="mt-[1em] text-grey">The GM opens the first question.</p>
    </>
  );
}
