import { sayFinished } from '@/app/_table/use-inspection';
import type { TableView } from '@/lib/table/view';

/** The end of the evening in a few figures. */
export function FinishedBoard(props: {
  readonly view: TableView;
  readonly origin: string;
  readonly errors: number | undefined;
}) {
  const { view, origin, errors } = props;
  const count = (...fates: readonly string[]) => view.ideas.filter(({ fate }) => fates.includes(fate)).length;
  const figures = [
    [view.ideas.length, 'ideas'],
    [count('kept', 'placed'), 'kept'],
    [count('placed'), 'in the draft'],
    [count('dropped'), 'in the parking lot'],
  ] as const;
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-[1.2em] text-center">
      <p className="board-title font-sign font-extrabold">{sayFinished(errors)}</p>
      <dl className="flex flex-wrap justify-center gap-x-[3em] gap-y-[1em]">
        {figures.map(([number, word]) => (
          <div key={word} className="flex flex-col-reverse">
            <dt className="sign">{word}</dt>
            <dd className="board-huge font-sign font-extrabold tabular-nums">{number}</dd>
          </div>
        ))}
      </dl>
      {view.table.code !== '' && (
        <p>
          The full record:{' '}
          <a className="sign underline" href={`/table/${view.table.code}/record`}>
            {origin.replace(/^https?:\/\//, '')}/table/{view.table.code}/record
          </a>
        </p>
      )}
    </div>
  );
}
