'use client';

import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { Button } from '@/app/_ui/button';
import { isComposing } from '@/app/_ui/composing';
import { IDEA_MAX } from '@/lib/table/vocabulary';
import { useOutbox, useTable } from './use-table';

const NEARLY_FULL = 80;

/** Form for an idea. Unsent text is stored and survives reloading. */
export function Composer(props: {
  readonly question: string;
  readonly label: string;
  /** Reason why nothing can be sent now. */
  readonly shut?: string;
  /** The round, for anonymous ideas. */
  readonly unsignedIn?: number;
}) {
  const { question, label, shut, unsignedIn } = props;
  const { outbox } = useTable();
  const { drafts } = useOutbox();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = drafts[question] ?? '';
  const room = IDEA_MAX - text.length;

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() === '' || shut !== undefined) return field.current?.focus();
    outbox.enqueue(question, text.trim(), unsignedIn);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };

  return (
    <form className="flex flex-col gap-3" onSubmit={send}>
      <label className="flex flex-col gap-1">
        <span className="sign flex justify-between gap-4">
          {label}
          {room <= NEARLY_FULL && <span className="text-sm text-grey">{room} left</span>}
        </span>
        <textarea
          ref={field}
          className="input min-h-24 text-lg sm:min-h-28"
          rows={2}
          maxLength={IDEA_MAX}
          enterKeyHint="send"
          autoComplete="off"
          value={text}
          onChange={(event) => outbox.saveDraft(question, event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <Button
        type="submit"
        look="main"
        className="min-h-16! w-full text-lg!"
        disabled={shut !== undefined}
        // Keeps the phone's keyboard open for the next idea.
        onPointerDown={(event) => event.preventDefault()}
      >
        {shut ?? 'Send'}
      </Button>
    </form>
  );
}
