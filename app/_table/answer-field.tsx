'use client';

import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button, IconButton } from '@/app/_ui/button';
import { WordCount } from '@/app/_ui/word-count';
import type { Json } from '@/lib/kernel/json';
import { entriesAt } from '@/lib/schema/references';
import { type Asking, type FollowUpQuestion, nameOf, optionsFor, pointedTo } from '@/lib/table/follow-up';
import { ANSWER_MAX } from '@/lib/table/vocabulary';
import { useOptimisticChoice } from './use-optimistic-choice';
import { useAsk, useOutbox, useTable } from './use-table';

interface Props {
  readonly asking: Asking;
  readonly followUp: FollowUpQuestion;
  readonly draft: Json;
  readonly onNext: () => void;
}

type Send = (value: Value, more?: { readonly was?: Value; readonly isOff?: boolean }) => Promise<boolean>;

export function AnswerField(props: Props) {
  const { asking, followUp } = props;
  const ask = useAsk();
  const send: Send = (value, more = {}) =>
    ask({
      type: 'answer',
      question: followUp.id,
      entry: asking.entry.id,
      field: asking.field.field,
      value,
      ...more,
    });
  switch (asking.field.answering.by) {
    case 'text':
    case 'number':
      return <Typed {...props} send={send} />;
    case 'lines':
      return <Lines {...props} send={send} />;
    case 'choice':
    case 'reference':
      return <OneOf {...props} send={send} />;
    default:
      return <AnyOf {...props} send={send} />;
  }
}

const MAIN = 'min-h-16! w-full text-lg!';

/** A text or a number, with a warning if someone else has changed it in the meantime. */
function Typed({ asking, followUp, onNext, send }: Props & { readonly send: Send }) {
  const { entry, field } = asking;
  const { answering } = field;
  const present = entry[field.field];
  const stands: Value = typeof present === 'string' || typeof present === 'number' ? present : null;
  const [typed, keep] = useTyped(followUp, asking);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const isNumber = answering.by === 'number';
  const isLong = typeof stands === 'string' && stands.length > ANSWER_MAX;
  if (isLong) return <p>This answer is too long to edit here. Edit it in the studio.</p>;
  const text = typed?.text ?? String(stands ?? '');
  const type = (next: string) =>
    keep(next === String(stands ?? '') ? undefined : { text: next, from: typed ? typed.from : stands });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const value = isNumber ? numberIn(text) : text.trim();
    if (value !== stands) {
      setBusy(true);
      const isSaved = await send(value, { was: stands });
      setBusy(false);
      if (!isSaved) return;
    }
    keep(undefined);
    onNext();
  };
  const shared = {
    id,
    'aria-label': field.ask,
    className: 'input text-lg',
    value: text,
    autoComplete: 'off',
    onChange: (event: { readonly target: { readonly value: string } }) => type(event.target.value),
  };
  return (
    <form className="flex flex-col gap-3" onSubmit={(event) => void save(event)}>
      {answering.by === 'number' ? (
        <input {...shared} type="number" min={answering.min} max={answering.max} inputMode="numeric" />
      ) : (
        <textarea {...shared} rows={3} maxLength={Math.min(ANSWER_MAX, answering.by === 'text' ? answering.max : 0)} />
      )}
      {answering.by === 'text' && answering.words && (
        <WordCount id={`${id}:words`} of={id} text={text} range={answering.words} />
      )}
      {typed && stands !== typed.from && (
        <p className="border-l-4 border-hazard pl-2 text-sm [overflow-wrap:anywhere]">
          Somebody answered meanwhile: “{stands ?? ''}”. Saving replaces it.
        </p>
      )}
      <Button type="submit" look="main" className={MAIN} disabled={busy || (!isNumber && text.trim() === '')}>
        {text.trim() === String(stands ?? '') ? 'Next' : 'Save'}
      </Button>
    </form>
  );
}

/** Parses a number; null for an empty field. */
const numberIn = (text: string): number | null => {
  const number = Math.round(Number(text));
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
};

function Lines({ asking, followUp, onNext, send }: Props & { readonly send: Send }) {
  const { entry, field } = asking;
  const { answering } = field;
  const [typed, keep] = useTyped(followUp, asking);
  const [busy, setBusy] = useState(false);
  if (answering.by !== 'lines') return null;
  const text = typed?.text ?? '';
  const type = (next: string) => keep(next === '' ? undefined : { text: next, from: null });
  const lines = entriesAt(entry, [field.field]);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const value = text.trim();
    if (value === '' || busy) return;
    setBusy(true);
    if (await send(value)) type('');
    setBusy(false);
  };
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-2 empty:hidden">
        {lines.map((line) => {
          const said = String(line[answering.inner] ?? '');
          return (
            <li key={line.id} className="flex items-center gap-2 border-2 border-line pl-3">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{said}</span>
              <IconButton label={`Remove “${said}”`} onClick={() => void send(line.id, { isOff: true })} icon="close" />
            </li>
          );
        })}
      </ul>
      <form className="flex gap-2" onSubmit={(event) => void add(event)}>
        <input
          aria-label={field.ask}
          className="input min-w-0 flex-1 text-lg"
          maxLength={answering.max}
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" disabled={busy || text.trim() === ''}>
          Add
        </Button>
      </form>
      <Button look="main" className={MAIN} disabled={text.trim() !== ''} onClick={onNext}>
        Next
      </Button>
    </div>
  );
}

const ROW = 'flex min-h-12 items-center gap-3 border-b-2 border-line px-3 py-1 last:border-b-0 has-checked:bg-sunk';
const NAME = 'min-w-0 flex-1 [overflow-wrap:anywhere]';

/** One option: a choice of the game or an entry of the draft. */
function OneOf({ asking, followUp, draft, onNext, send }: Props & { readonly send: Send }) {
  const { entry, field } = asking;
  const { answering } = field;
  const present = String(entry[field.field] ?? '');
  const [pending, show] = useOptimisticChoice(present);
  const options =
    answering.by === 'choice'
      ? answering.options
      : [
          ...optionsFor(asking, followUp, draft).map((each) => ({ value: each.id, title: nameOf(each, 'entry') })),
          { value: '', title: 'None' },
        ];
  return (
    <div className="flex flex-col gap-3">
      <fieldset className="border-2 border-ink">
        <legend className="sr-only">{field.ask}</legend>
        {options.map(({ value, title }) => (
          <label key={value} className={ROW}>
            <input
              type="radio"
              name="answer"
              className="size-5 shrink-0 accent-exit"
              checked={(pending ?? present) === value}
              onChange={() => show(value, send(value, { was: present }))}
            />
            <span className={NAME}>{title}</span>
          </label>
        ))}
      </fieldset>
      <Button look="main" className={MAIN} onClick={onNext}>
        Next
      </Button>
    </div>
  );
}

/** Any number of the draft's entries. */
function AnyOf({ asking, followUp, draft, onNext, send }: Props & { readonly send: Send }) {
  const { field } = asking;
  const present = pointedTo(asking, draft);
  const options = optionsFor(asking, followUp, draft);
  const confirmed = present.join();
  /** Options ticked here that the server has not confirmed yet. */
  const [pending, setPending] = useState<Readonly<Record<string, boolean>>>({});
  useEffect(() => {
    const there = new Set(confirmed.split(','));
    setPending((before) => Object.fromEntries(Object.entries(before).filter(([id, isOn]) => there.has(id) !== isOn)));
  }, [confirmed]);
  const toggle = async (id: string, isOn: boolean) => {
    setPending((before) => ({ ...before, [id]: isOn }));
    if (!(await send(id, { isOff: !isOn }))) setPending(({ [id]: _, ...others }) => others);
  };
  return (
    <div className="flex flex-col gap-3">
      {options.length === 0 && <p className="text-grey">There is nothing to choose from yet.</p>}
      <fieldset className={`border-2 border-ink ${options.length === 0 ? 'hidden' : ''}`}>
        <legend className="sr-only">{field.ask}</legend>
        {options.map((option) => (
          <label key={option.id} className={ROW}>
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-exit"
              checked={pending[option.id] ?? present.includes(option.id)}
              onChange={(event) => void toggle(option.id, event.target.checked)}
            />
            <span className={NAME}>{nameOf(option, 'entry')}</span>
          </label>
        ))}
      </fieldset>
      <Button look="main" className={MAIN} onClick={onNext}>
        Next
      </Button>
    </div>
  );
}

type Value = string | number | null;

/** Text of a field, and the answer that it replaces. */
interface TypedText {
  readonly text: string;
  readonly from: Value;
}

/** Returns the unsaved text of an answer and its setter. The text survives reloading. */
function useTyped(
  followUp: FollowUpQuestion,
  { entry, field }: Asking,
): readonly [TypedText | undefined, (typed: TypedText | undefined) => void] {
  const { outbox } = useTable();
  const name = `answer/${followUp.id}/${entry.id}/${field.field}`;
  const keep = (typed: TypedText | undefined) => outbox.saveDraft(name, typed ? JSON.stringify(typed) : '');
  const stored = useOutbox().drafts[name];
  return [stored === undefined ? undefined : typedIn(stored), keep];
}

/** Parses stored text; undefined if it is something else. */
function typedIn(stored: string): TypedText | undefined {
  try {
    const kept: unknown = JSON.parse(stored);
    return isTyped(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isTyped = (value: unknown): value is TypedText =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'from' in value;
