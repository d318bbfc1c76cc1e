'use client';

import { type ComponentType, createContext, memo, use, useRef, useState } from 'react';
import { elementId } from '@/app/_draft/element-id';
import { Options } from '@/app/_ui/options';
import type { Path } from '@/lib/kernel/path';
import type { ListShape, ObjectShape, Shape, TextShape } from '@/lib/schema/shape';
import { ChoicesField } from './choices-field';
import { describedBy, FieldFrame, Trouble } from './field-frame';
import { ChoiceField, MAX_RADIOS, NumberField, TextField, ToggleField } from './leaf-fields';
import { PictureField } from './picture-field';
import { RefField } from './ref-field';
import { TextControl } from './text-control';
import { useField } from './use-field';

interface NestedListProps {
  readonly path: Path;
  readonly shape: ListShape;
  readonly title: string;
  readonly help: string;
  readonly nested: true;
}

/** Menu value of "In your own words"; no suggestion has it. */
const OTHER = ' ';

/** A text chosen from a menu, or typed if nothing there fits. */
function SuggestedTextField({ path, shape }: { readonly path: Path; readonly shape: TextShape }) {
  const { text, set, editText, session } = useField(path);
  const [isTyping, setTyping] = useState(false);
  const { suggestions = [] } = shape;
  const known = suggestions.find(({ value, label }) => text === value || text === label);
  const isOther = isTyping || (text !== '' && !known);
  const id = elementId(path);
  const meaningId = `${id}:meaning`;
  const typed = useRef<HTMLDivElement>(null);
  const choose = (value: string) => {
    setTyping(value === OTHER);
    set(value === OTHER ? '' : value);
    if (value === OTHER) requestAnimationFrame(() => typed.current?.querySelector('textarea')?.focus());
  };
  return (
    <FieldFrame path={path} shape={shape}>
      <select
        id={id}
        className="input"
        value={isOther ? OTHER : (known?.value ?? '')}
        disabled={session.readOnly}
        aria-describedby={`${describedBy(path)} ${meaningId}`}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Not decided</option>
        <Options of={suggestions.map(({ value, label }) => [value, label])} />
        <option value={OTHER}>In your own words…</option>
      </select>
      <p id={meaningId} className="measure text-sm empty:hidden">
        {!isOther && known?.meaning}
      </p>
      {isOther && (
        <div ref={typed}>
          <TextControl
            id={`${id}:other`}
            label={`${shape.title}, in your own words`}
            value={text}
            onChange={editText}
            prose={false}
            max={shape.max}
            readOnly={session.readOnly}
            invalid={false}
            describedBy={describedBy(path)}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** Component that draws a list inside a group of fields. Fields and entries contain each other; the page joins them. */
export const NestedList = createContext<ComponentType<NestedListProps> | null>(null);

export const Field = memo(function Field({ path, shape }: { readonly path: Path; readonly shape: Shape }) {
  const List = use(NestedList);
  switch (shape.kind) {
    case 'text':
      return shape.suggestions ? (
        <SuggestedTextField path={path} shape={shape} />
      ) : (
        <TextField path={path} shape={shape} />
      );
    case 'choices':
      return <ChoicesField path={path} shape={shape} />;
    case 'choice':
      return <ChoiceField path={path} shape={shape} />;
    case 'toggle':
      return <ToggleField path={path} shape={shape} />;
    case 'number':
      return <NumberField path={path} shape={shape} />;
    case 'ref':
      return <RefField path={path} shape={shape} />;
    case 'picture':
      return <PictureField path={path} shape={shape} />;
    case 'object':
      return (
        <fieldset id={elementId(path)} className="min-w-0 border-l-2 border-line pl-4">
          <legend className="sign -ml-4 mb-1 text-base">{shape.title}</legend>
          <p className="mb-3 text-sm text-grey">{shape.description}</p>
          <GroupFields path={path} shape={shape} />
          <Trouble path={path} />
        </fieldset>
      );
    case 'list':
      return List && <List path={path} shape={shape} title={shape.title} help={shape.description} nested />;
    case 'variants':
    case 'array':
    case 'id':
      return null;
  }
});

/** The fields of a group, short ones side by side. */
export function GroupFields(props: {
  readonly path: Path;
  readonly shape: ObjectShape;
  readonly keys?: readonly string[];
}) {
  const { path, shape } = props;
  const keys = props.keys ?? Object.keys(shape.fields);
  return (
    <div className="grid gap-x-6 gap-y-5 [grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))]">
      {keys.map((key) => {
        const field = shape.fields[key];
        if (!field || field.kind === 'id' || field.kind === 'array') return null;
        return (
          <div key={key} className={isWide(field) ? 'col-span-full' : ''}>
            <FieldAt parent={path} name={key} shape={field} />
          </div>
        );
      })}
    </div>
  );
}

const LABELS_IN_HALF_A_LINE = 24;

function isWide(shape: Shape): boolean {
  if (shape.kind !== 'choice') return ['list', 'object', 'text', 'choices'].includes(shape.kind);
  const length = shape.options.map((option) => shape.labels[option] ?? option).join('').length;
  return shape.options.length <= MAX_RADIOS && length > LABELS_IN_HALF_A_LINE;
}

/** Keeps the path's identity while its parent is the same, so the memoised field redraws only for its own changes. */
const FieldAt = memo(function FieldAt(props: { readonly parent: Path; readonly name: string; readonly shape: Shape }) {
  return <Field path={[...props.parent, props.name]} shape={props.shape} />;
});
