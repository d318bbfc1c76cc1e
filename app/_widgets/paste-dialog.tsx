'use client';

import { useMemo, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Dialog } from '@/app/_ui/dialog';

/** A place to paste many lines, with what they will become. */
export function PasteDialog<Line>(props: {
  readonly title: string;
  readonly help: string;
  readonly noun: string;
  readonly parse: (text: string) => readonly Line[];
  readonly say?: (line: Line) => string;
  readonly onPaste: (lines: readonly Line[]) => void;
  readonly onClose: () => void;
}) {
  const { parse, say = String } = props;
  const [text, setText] = useState('');
  const lines = useMemo(() => parse(text), [parse, text]);
  return (
    <Dialog open onOpenChange={props.onClose} title={props.title} help={props.help}>
      <textarea
        className="input block h-52"
        aria-label={props.title}
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="my-3 text-sm text-grey">
        {lines.length === 0
          ? 'Nothing to add yet.'
          : `${lines.length} of them, from “${say(lines[0] as Line).slice(0, 60)}” on.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          look="main"
          disabled={lines.length === 0}
          onClick={() => {
            props.onPaste(lines);
            props.onClose();
          }}
        >
          Add {lines.length === 0 ? 'them' : lines.length} to the list
        </Button>
        <Button look="quiet" onClick={props.onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
