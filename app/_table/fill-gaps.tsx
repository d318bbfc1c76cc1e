import { useState } from 'react';
import { Button } from '@/app/_ui/button';
import { toast } from '@/app/_ui/toasts';
import { messageOf } from '@/app/_ui/use-attempt';
import type { FilledPart } from '@/lib/scenario/filled';
import { counted } from '@/lib/tabletop/words/wording';
import { command } from './command';
import { useTable } from './use-table';

/** Names shown of what was filled in. */
const NAMES = 5;

/** Button that has the draft's gaps filled in, and afterwards tells with what. */
export function FillGaps({ onFilled }: { readonly onFilled?: () => void }) {
  const { tableId } = useTable();
  const [busy, setBusy] = useState(false);
  const [filled, setFilled] = useState<readonly FilledPart[]>();
  const fill = async () => {
    setBusy(true);
    try {
      setFilled((await command(tableId, { type: 'fill' })).filled ?? []);
      onFilled?.();
    } catch (error) {
      toast({ message: messageOf(error) });
    }
    setBusy(false);
  };
  return (
    <>
      <Button disabled={busy} onClick={() => void fill()}>
        Fill the gaps for us
      </Button>
      <p className="mt-1 text-sm text-grey" role="status">
        {filled
          ? sayFilled(filled)
          : 'What nobody has written is taken from prompts and marked. Nothing is overwritten.'}
      </p>
    </>
  );
}

function sayFilled(filled: readonly FilledPart[]): string {
  if (filled.length === 0) return 'There were no gaps.';
  const names = filled.map(({ text }) => text).filter((text) => /\p{L}{3}/u.test(text));
  const more = names.length > NAMES ? ' and more' : '';
  const parts = filled.length === 1 ? '1 part was' : `${counted(filled.length, 'part')} were`;
  return `${parts} filled in: ${names.slice(0, NAMES).join(' · ')}${more}. The report in the studio lists them.`;
}
