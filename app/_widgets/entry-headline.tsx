'use client';

import { type ClipboardEvent, useMemo } from 'react';
import { elementId } from '@/app/_draft/element-id';
import { Trouble } from '@/app/_forms/field-frame';
import { TextControl } from '@/app/_forms/text-control';
import { useField } from '@/app/_forms/use-field';
import { isComposing } from '@/app/_ui/composing';
import { toast } from '@/app/_ui/toasts';
import { cutText } from '@/lib/intake/entry';
import type { PastedNames } from '@/lib/intake/names';
import type { Path } from '@/lib/kernel/path';
import type { ObjectShape } from '@/lib/schema/shape';
import { refusePasted } from './fit-pasted';
import type { ListEdits } from './list-edits';

/** Text field with an entry's name. Enter adds the next entry; several pasted lines become several entries. */
export function Headline(props: {
  readonly path: Path;
  readonly name: string;
  readonly shape: ObjectShape;
  readonly edits: ListEdits;
  readonly next: string | undefined;
  readonly position: string;
  readonly readPasted: (text: string) => PastedNames;
  readonly onPasteNames: (pasted: PastedNames, before?: string) => void;
}) {
  const { shape } = props;
  const path = useMemo(() => [...props.path, props.name], [props.path, props.name]);
  const { text: value, editText, session } = useField(path);
  const text = shape.fields[props.name];
  if (text?.kind !== 'text') return null;
  const [example] = text.examples;

  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    const refusal = refusePasted(pasted);
    if (refusal !== undefined) {
      event.preventDefault();
      return toast({ message: refusal });
    }
    const { names, joins } = props.readPasted(pasted);
    const [first, ...rest] = names;
    if ((rest.length === 0 && joins.length === 0) || session.readOnly) return;
    event.preventDefault();
    const fills = value.trim() === '' && first !== undefined;
    if (fills) editText(cutText(first, text.max));
    props.onPasteNames({ names: fills ? rest : names, joins }, props.next);
  };

  return (
    <div onPasteCapture={onPaste}>
      <TextControl
        id={elementId(path)}
        value={value}
        onChange={editText}
        prose={false}
        max={text.max}
        readOnly={session.readOnly}
        invalid={false}
        label={`${text.title}, ${props.position}`}
        placeholder={typeof example === 'string' ? `For example: ${example}` : undefined}
        describedBy={`${elementId(path)}:trouble`}
        className="sign border-transparent bg-transparent py-[0.7rem]!"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event) || session.readOnly) return;
          event.preventDefault();
          props.edits.add({}, props.next);
        }}
      />
      <div className="px-3">
        <Trouble path={path} />
      </div>
    </div>
  );
}
