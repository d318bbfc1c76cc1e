import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import type { OnlyParts } from '@/lib/kit/order';
import { namePages } from '@/lib/kit/page-ranges';
import { type Changes, sayParts, typedPages } from './last-print';
import { SkippedPlaces } from './skipped-places';
import type { Before, Printed } from './use-last-printed';
import type { Picked } from './use-picked';

/** Says what has changed since the kit was printed, and offers to print only that. */
export function LastPrinted(props: {
  readonly printed: Printed;
  readonly picked: Picked;
  readonly titleOf: (piece: string) => string;
  /** Parts that alone are printed; undefined for the whole kit. */
  readonly only: OnlyParts | undefined;
  readonly onOnly: (only: OnlyParts | undefined) => void;
  readonly skip: number;
  readonly onSkip: (skip: number) => void;
  readonly onFile: (file: File) => void;
}) {
  const { printed, picked, titleOf, only, onOnly, skip, onSkip, onFile } = props;
  const { before, changes } = printed;
  if (only)
    return (
      <div className="flex flex-col gap-2 text-sm">
        <p>{`Only the pieces that changed: ${sayParts(only, titleOf)}.`}</p>
        <SkippedPlaces skip={skip} onChange={onSkip} />
        <Button className="self-start" onClick={() => onOnly(undefined)}>
          Print the whole kit again
        </Button>
      </div>
    );
  const typed = changes && !changes.isAll ? typedPages(changes.pages) : '';
  const parts = changes && !changes.isAll ? changes.parts : {};
  return (
    <div className="min-h-11 text-sm">
      <div aria-live="polite" className="mb-2 empty:mb-0">
        {before && <p>{`${sayBefore(before)}: ${sayChanged(changes)}`}</p>}
        {before?.from === 'file' && before.version !== undefined && (
          <p className="text-grey">{`Trapdoor ${before.version} printed it. What this version draws differently is not found.`}</p>
        )}
        {typed !== '' && picked.text !== typed && (
          <Button className="mt-1 mb-2" onClick={() => picked.type(typed)}>
            Print only these pages
          </Button>
        )}
        {Object.keys(parts).length > 0 && (
          <>
            <p>{`Pieces that changed on them: ${sayParts(parts, titleOf)}.`}</p>
            <Button className="mt-1" onClick={() => onOnly(parts)}>
              Print only these pieces
            </Button>
          </>
        )}
      </div>
      <CompareFile isReading={printed.isReading} onFile={onFile} />
      <Alert className="border-l-4 border-alarm pl-3">{printed.wrong}</Alert>
    </div>
  );
}

/** The transparent field takes dropped files, too. */
const CompareFile = ({ isReading, onFile }: { readonly isReading: boolean; readonly onFile: (file: File) => void }) => (
  <label className="relative flex min-h-11 items-center border-2 border-line border-dashed px-3 py-2 focus-within:outline-3 focus-within:outline-service focus-within:outline-offset-2 hover:border-ink">
    <input
      type="file"
      accept=".pdf,application/pdf"
      className="absolute inset-0 cursor-pointer opacity-0"
      disabled={isReading}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
        target.value = '';
      }}
    />
    {isReading ? 'Comparing…' : 'Printed elsewhere? Choose or drop the kit’s PDF to see what has changed since.'}
  </label>
);

const sayBefore = (before: Before): string =>
  before.from === 'file'
    ? `Since “${before.name}”`
    : `Since you printed on this device (${new Date(before.at).toLocaleDateString(undefined, { dateStyle: 'long' })})`;

function sayChanged(changes: Changes | undefined): string {
  if (changes === undefined) return 'comparing…';
  if (changes.isAll) return 'everything looks different.';
  return changes.pages.length === 0 ? 'nothing has changed.' : `${namePages(changes.pages)} changed.`;
}
