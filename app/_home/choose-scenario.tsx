'use client';

import { Button } from '@/app/_ui/button';
import { Dialog } from '@/app/_ui/dialog';

const SHOWN = 100;

/** Dialog that chooses one scenario of a file with several. */
export function ChooseScenario(props: {
  readonly file: string;
  readonly choices: readonly string[];
  readonly onChoose: (index: number) => void;
  readonly onClose: () => void;
}) {
  const more = props.choices.length - SHOWN;
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title="Which scenario?"
      help={`${props.file} has ${props.choices.length} scenarios. Choose the one to open.`}
    >
      <ul className="flex flex-col gap-2" aria-label="Scenarios in this file">
        {props.choices.slice(0, SHOWN).map((title, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and titles may repeat
          <li key={i} className="[overflow-wrap:anywhere]">
            <Button onClick={() => props.onChoose(i)}>{title}</Button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2">and {more} more. To open one of those, save it in a separate file.</p>}
    </Dialog>
  );
}
