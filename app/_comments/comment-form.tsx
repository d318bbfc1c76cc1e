'use client';

import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { recallSelf, rememberSelf } from '@/app/_join/remember';
import { NameField } from '@/app/_join/self-form';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { isComposing } from '@/app/_ui/composing';
import { Form } from '@/app/_ui/form';
import { useAttempt } from '@/app/_ui/use-attempt';
import { TEXT_BYTES_MAX, textBytes } from '@/lib/collab/document/comments';
import { NAME_MAX, proposeColour } from '@/lib/table/vocabulary';

const MENTIONS_SHOWN = 6;

/** Form for a comment or a reply. Asks for a name once, which this device then keeps. */
export function CommentForm(props: {
  readonly label: string;
  readonly submit: string;
  readonly names: readonly string[];
  readonly autoFocus?: boolean;
  readonly onSend: (said: { readonly name: string; readonly text: string }) => void | Promise<void>;
  readonly onCancel?: () => void;
}) {
  const { label, submit, names, autoFocus = false, onSend, onCancel } = props;
  const id = useId();
  const [known, setKnown] = useState(() => recallSelf()?.name ?? '');
  const [name, setName] = useState(known);
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const { trouble, busy, attempt } = useAttempt();
  const excess = textBytes(text) - TEXT_BYTES_MAX;
  const ready = text.trim() !== '' && name.trim() !== '' && excess <= 0 && !busy;
  const others = names.filter((one) => one !== name.trim()).slice(0, MENTIONS_SHOWN);

  const send = () => {
    if (!ready) return;
    void attempt(async () => {
      const said = { name: name.trim().slice(0, NAME_MAX), text: text.trim() };
      // First, since a reply may be begun as soon as the comment is shown.
      if (known === '') {
        rememberSelf({ name: said.name, colour: recallSelf()?.colour ?? proposeColour([], undefined, Math.random()) });
      }
      await onSend(said);
      setKnown(said.name);
      // The user may have gone on writing, here or in a reply.
      setText((now) => (now === text ? '' : now));
      const { activeElement } = document;
      const isElsewhere = activeElement !== document.body && !field.current?.form?.contains(activeElement);
      if (!isElsewhere) field.current?.focus();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const mention = (one: string) => {
    const area = field.current;
    const at = area?.selectionEnd ?? text.length;
    const before = text.slice(0, at);
    setText(`${before}${before === '' || /\s$/.test(before) ? '' : ' '}@${one} ${text.slice(at)}`);
    area?.focus();
  };

  return (
    <Form className="flex flex-col gap-2" onSubmit={send} noValidate>
      {known === '' && <NameField value={name} onChange={({ target }) => setName(target.value)} />}
      <label className="flex flex-col gap-1">
        <span className="sign text-sm">{label}</span>
        <textarea
          ref={field}
          rows={3}
          className="input"
          value={text}
          // biome-ignore lint/a11y/noAutofocus: the user has just asked to write here
          autoFocus={autoFocus}
          aria-describedby={id}
          aria-invalid={excess > 0}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <p id={id} role="status" className="text-sm text-alarm empty:hidden">
        {excess > 0 ? `Too long: shorten it by about ${excess} letters.` : ''}
      </p>
      {others.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 text-sm">
          <span className="text-grey">Mention</span>
          {others.map((one) => (
            <button
              key={one}
              type="button"
              className="min-h-8 text-service underline pointer-coarse:min-h-11 [overflow-wrap:anywhere]"
              onClick={() => mention(one)}
            >
              @<bdi>{one}</bdi>
            </button>
          ))}
        </div>
      )}
      <Alert className="text-alarm">{trouble}</Alert>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="main" disabled={!ready}>
          {submit}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  );
}
