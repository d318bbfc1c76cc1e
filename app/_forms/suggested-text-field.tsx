'use client';

import { useRef, useState } from 'react';
import { elementId } from '@/app/_draft/element-id';
import type { Path } from '@/lib/kernel/path';
import type { TextShape } from '@/lib/schema/shape';
import { describedBy, FieldFrame } from './field-frame';
import { TextControl } from './text-control';
import { useField } from './use-field';

/** No suggestion is called that. */
const OTHER = ' ';

/** A text to choose from a menu, or to type where nothing on it fits. */
export function SuggestedTextField({ path, shape }: { readonly path: Path; readonly shape: TextShape }) {
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
        {suggestions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
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
