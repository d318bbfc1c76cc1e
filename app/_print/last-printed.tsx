import { Button } from '@/app/_ui/button';
import { namePages } from '@/lib/kit/page-ranges';
import { typedPages } from './last-print';
import type { Printed } from './use-last-printed';
import type { Picked } from './use-picked';

/** Says what has changed since the kit was printed last on this device, and offers to print only that. */
export function LastPrinted({ printed, picked }: { readonly printed: Printed; readonly picked: Picked }) {
  const { at, changed, isAll } = printed;
  if (at === undefined) return null;
  const day = new Date(at).toLocaleDateString(undefined, { dateStyle: 'long' });
  const isSome = changed !== undefined && changed.length > 0 && !isAll;
  const typed = isSome ? typedPages(changed) : '';
  return (
    <div className="min-h-11 text-sm" aria-live="polite">
      <p>{`Since you printed on this device (${day}): ${sayChanged(changed, isAll)}`}</p>
      {isSome && picked.text !== typed && (
        <Button look="quiet" className="-ml-4" onClick={() => picked.type(typed)}>
          Print only these
        </Button>
      )}
    </div>
  );
}

function sayChanged(changed: readonly number[] | undefined, isAll: boolean): string {
  if (changed === undefined) return 'comparing…';
  if (isAll) return 'everything looks different.';
  return changed.length === 0 ? 'nothing has changed.' : `${namePages(changed)} changed.`;
}
