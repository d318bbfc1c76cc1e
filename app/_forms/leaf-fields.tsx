'use client';

import { useState } from 'react';
import { elementId, wordsId } from '@/app/_draft/element-id';
import { useIssuesAt } from '@/app/_draft/use-draft';
import { Options } from '@/app/_ui/options';
import { markOf } from '@/app/_ui/severity';
import { WordCount } from '@/app/_ui/word-count';
import type { Path } from '@/lib/kernel/path';
import type { ChoiceShape, NumberShape, TextShape, ToggleShape } from '@/lib/schema/shape';
import { CHIP } from './choices-field';
import { describedBy, FieldFrame } from './field-frame';
import { TextControl } from './text-control';
import { useField } from './use-field';

interface Props<S> {
  readonly path: Path;
  readonly shape: S;
}

/** Maximum number of options shown as radio buttons; longer choices use a menu. */
export const MAX_RADIOS = 4;

const useHasError = (path: Path) => useIssuesAt(path).some((issue) => markOf(issue) === 'error');

export function TextField({ path, shape }: Props<TextShape>) {
  const { text, editText, session } = useField(path);
  const hasError = useHasError(path);
  return (
    <FieldFrame path={path} shape={shape}>
      <TextControl
        id={elementId(path)}
        value={text}
        onChange={editText}
        prose={shape.prose}
        max={shape.max}
        readOnly={session.readOnly}
        invalid={hasError}
        describedBy={shape.words ? `${describedBy(path)} ${wordsId(path)}` : describedBy(path)}
      />
      {shape.words && <WordCount id={wordsId(path)} of={elementId(path)} text={text} range={shape.words} />}
      {text.length > shape.max * 0.9 && (
        <p className="text-sm text-grey" role="status">
          {shape.max - text.length} of {shape.max} characters left.
        </p>
      )}
    </FieldFrame>
  );
}

export function ChoiceField({ path, shape }: Props<ChoiceShape>) {
  const { text: value, set, session } = useField(path);
  if (shape.options.length > MAX_RADIOS) {
    return (
      <FieldFrame path={path} shape={shape}>
        <select
          id={elementId(path)}
          className="input"
          value={value}
          disabled={session.readOnly}
          aria-describedby={describedBy(path)}
          onChange={(event) => set(event.target.value)}
        >
          <Options of={shape.options.map((option) => [option, shape.labels[option] ?? option])} />
        </select>
      </FieldFrame>
    );
  }
  return (
    <FieldFrame path={path} shape={shape} group>
      <div id={elementId(path)} className="flex flex-wrap gap-2">
        {shape.options.map((option) => (
          <label key={option} className={CHIP}>
            <input
              id={`${elementId(path)}:${option}`}
              type="radio"
              name={elementId(path)}
              value={option}
              checked={option === value}
              disabled={session.readOnly}
              onChange={() => set(option)}
              className="size-4 shrink-0 appearance-none rounded-full border-2 border-current p-0.5 outline-none before:block before:size-full before:rounded-full checked:before:bg-current"
            />
            {shape.labels[option] ?? option}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

export function ToggleField({ path, shape }: Props<ToggleShape>) {
  const { value, set, session } = useField(path);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label className="flex min-h-11 items-center gap-3">
        <input
          id={elementId(path)}
          type="checkbox"
          className="size-6 shrink-0 accent-exit"
          checked={value === true}
          disabled={session.readOnly}
          aria-describedby={describedBy(path)}
          onChange={(event) => set(event.target.checked)}
        />
        <span className="sign">{shape.title}</span>
      </label>
      <FieldHelp path={path} text={shape.description} />
    </div>
  );
}

function FieldHelp({ path, text }: { readonly path: Path; readonly text: string }) {
  return (
    <p id={`${elementId(path)}:help`} className="measure text-sm text-grey">
      {text}
    </p>
  );
}

/** Parses a number that the field can hold. Null is an empty field, undefined is invalid. */
function parseCount(typed: string, shape: Pick<NumberShape, 'min' | 'max' | 'nullable'>): number | null | undefined {
  const text = typed.trim();
  if (text === '') return shape.nullable ? null : undefined;
  if (!/^\d{1,9}$/.test(text)) return undefined;
  const count = Number(text);
  return count >= shape.min && count <= shape.max ? count : undefined;
}

export function NumberField({ path, shape }: Props<NumberShape>) {
  const { text, set, session } = useField(path);
  // Kept apart from the draft while it is not a number, so that the user can clear the field and type again.
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const shown = typed ?? text;
  const hasError = typed !== undefined && parseCount(typed, shape) === undefined;
  const range = `A whole number from ${shape.min} to ${shape.max}${shape.nullable ? ', or nothing' : ''}.`;
  return (
    <FieldFrame path={path} shape={shape} local={hasError ? `${range} The last valid number is kept.` : undefined}>
      <input
        id={elementId(path)}
        className={`input max-w-32 ${hasError ? 'border-alarm' : ''}`}
        inputMode="numeric"
        autoComplete="off"
        value={shown}
        readOnly={session.readOnly}
        aria-invalid={hasError || undefined}
        aria-describedby={describedBy(path)}
        title={range}
        onChange={(event) => {
          setTyped(event.target.value);
          const count = parseCount(event.target.value, shape);
          if (count !== undefined) set(count);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </FieldFrame>
  );
}
