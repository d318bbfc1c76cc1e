import type { ReactNode } from 'react';
import { groupedBy } from '@/lib/kernel/grouped';
import { sanitiseLine } from '@/lib/kernel/visible';
import type { Change, ChangedLine } from '@/lib/scenario/compare';
import { type MarkedText, shortened } from '@/lib/scenario/mark-words';

/** Changes between two versions, by section. Static and without scripts, unless there is an `action`. */
export function ChangesView(props: {
  readonly changes: readonly Change[];
  readonly action?: (change: Change) => ReactNode;
}) {
  const { changes, action } = props;
  if (changes.length === 0) return <p>Nothing has changed.</p>;
  return (
    <div className="flex flex-col gap-8">
      {[...groupedBy(changes, ({ names }) => names[0] ?? '')].map(([part, changes]) => (
        <section key={part}>
          <h2 className="border-b-2 border-ink pb-1 text-xl">{sanitiseLine(part)}</h2>
          <ul className="mt-4 flex flex-col gap-4">
            {changes.map((change) => (
              <li
                key={`${change.kind} ${change.path.join('/')}`}
                className={`border-l-4 pl-3 ${LOOK[change.kind].edge}`}
              >
                <h3 className="[overflow-wrap:anywhere]">
                  <span className="sign mr-1 text-sm">{LOOK[change.kind].word}</span>{' '}
                  <bdi>{change.names.slice(1).map(sanitiseLine).join(' › ')}</bdi>
                </h3>
                {change.kind === 'moved' ? (
                  <p className="text-sm">
                    From place {String(change.before)} in its list to place {String(change.after)}
                  </p>
                ) : (
                  <Lines lines={change.lines} />
                )}
                {action?.(change)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const LOOK = {
  added: { word: 'Added', edge: 'border-exit' },
  removed: { word: 'Removed', edge: 'border-alarm' },
  changed: { word: 'Changed', edge: 'border-service' },
  moved: { word: 'Moved', edge: 'border-line' },
} as const;

/** A line without a name is the field that names the change. */
const Lines = ({ lines }: { readonly lines: readonly ChangedLine[] }) =>
  lines.map(({ name, text }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page to read never changes
    <p key={i} dir="auto" className="measure mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
      {name !== '' && <span className="sign text-sm text-grey">{sanitiseLine(name)}: </span>}
      <MarkedPieces pieces={text} />
    </p>
  ));

/** A text with insertions and deletions marked, and long unchanged parts shortened. */
export const MarkedPieces = ({ pieces }: { readonly pieces: readonly MarkedText[] }) =>
  shortened(pieces).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
    <Marked key={at} piece={piece} />
  ));

/** Marked by a line through or below the text as well as by colour, and in words for screen readers. */
function Marked({ piece: { mark, text } }: { readonly piece: MarkedText }) {
  if (mark === 'same') return text;
  return mark === 'removed' ? (
    <del className="bg-sunk text-alarm line-through">
      <span className="sr-only">removed: </span>
      {text}
      <span className="sr-only">; </span>
    </del>
  ) : (
    <ins className="bg-sunk font-bold text-exit underline decoration-2">
      <span className="sr-only">added: </span>
      {text}
      <span className="sr-only">; </span>
    </ins>
  );
}
