'use client';

import { useMemo, useState } from 'react';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { Dialog } from '@/app/_ui/dialog';
import { refusePasted } from './fit-pasted';

export interface Pasted<Line> {
  readonly lines: readonly Line[];
  /** Describes further results besides entries: "3 passages between them." */
  readonly also?: string;
}

/** Dialog to paste many lines, with a preview of the result. */
export function PasteDialog<Line, Read extends Pasted<Line> = Pasted<Line>>(props: {
  readonly title: string;
  readonly help: string;
  readonly noun: string;
  /** Number of entries that still fit into the list. */
  readonly room: number;
  readonly parse: (text: string) => Read;
  readonly say?: (line: Line) => string;
  readonly onPaste: (pasted: Read) => void;
  readonly onClose: () => void;
}) {
  const { parse, say = String, room } = props;
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const pasted = useMemo(() => parse(text), [parse, text]);
  const { lines, also } = pasted;
  const [first] = lines;
  const isEmpty = lines.length === 0 && also === undefined;
  return (
    <Dialog open onOpenChange={props.onClose} title={props.title} help={props.help}>
      <textarea
        className="input block h-52"
        aria-label={props.title}
        autoFocus
        value={text}
        onPaste={(event) => {
          const reason = refusePasted(event.clipboardData.getData('text'));
          setRefusal(reason);
          if (reason !== undefined) event.preventDefault();
        }}
        onChange={({ target }) => {
          const reason = refusePasted(target.value);
          setRefusal(reason);
          if (reason === undefined) setText(target.value);
        }}
      />
      <Alert className="mt-3 border-l-4 border-alarm pl-3 text-sm">{refusal}</Alert>
      <p role="status" className="my-3 text-sm text-grey">
        {isEmpty && (text === '' ? 'Nothing to add yet.' : 'Only blank lines so far: nothing to add.')}
        {first !== undefined &&
          `${lines.length.toLocaleString('en')} to add, starting with “${say(first).slice(0, 60)}”.`}
        {also !== undefined && ` ${also}`}
        {lines.length > room && ` The list has room for ${room} more: the first ${room} will be added.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          look="main"
          disabled={isEmpty || (lines.length > 0 && room === 0)}
          onClick={() => {
            props.onPaste(pasted);
            props.onClose();
          }}
        >
          Add {lines.length === 0 ? 'them' : Math.min(lines.length, room)} to the list
        </Button>
        <Button look="quiet" onClick={props.onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
