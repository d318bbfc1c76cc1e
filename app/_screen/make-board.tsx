import { openOn, titleOfSheet } from '@/app/_table/use-making';
import type { MakingView, TableView } from '@/lib/table/view';
import { counted } from '@/lib/tabletop/wording';

/** Characters and Extras in the making: whose turn it is, and what is still open. Nobody's hand. */
export function MakeBoard({ view }: { readonly view: TableView }) {
  const { making } = view.table;
  if (!making) return <p className="board-head m-auto">The GM says who sits where.</p>;
  const playerAt = (seat: number) =>
    view.people.find(({ id }) => id === making.seats[seat]?.person)?.name ?? `Seat ${seat + 1}`;
  const shown = making.sheets.filter(({ kind }) => making.stage !== 'characters' || kind === 'character');
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-[1em]">
      <h2 className="board-head">{headingOf(making, playerAt)}</h2>
      <ul className="grid min-h-0 flex-1 grid-cols-2 content-start gap-x-[2em] gap-y-[0.5em]">
        {shown.map((sheet) => (
          <li
            key={`${sheet.kind}-${sheet.keeper}`}
            className="flex items-baseline justify-between gap-[1em] border-b-[0.1em] border-line"
          >
            <span className="min-w-0 truncate">
              {titleOfSheet(sheet, playerAt)}
              {sheet.identity.occupation !== '' && <span className="text-grey">, {sheet.identity.occupation}</span>}
            </span>
            <span className="shrink-0 text-grey">{openOn(sheet) === 0 ? 'done' : `${openOn(sheet)} open`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function headingOf({ stage, turn, seats }: MakingView, playerAt: (seat: number) => string): string {
  if (stage === 'done') return 'Everybody is made.';
  if (stage === 'extras') return `${playerAt(turn ?? 0)} plays a card for an Extra.`;
  return `The characters are made: ${counted(seats.length, 'player')}, each on their own phone.`;
}
