'use client';

import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect } from 'react';
import { isComposing } from '@/app/_ui/composing';
import { toast } from '@/app/_ui/toasts';
import { joinLines } from '@/lib/kernel/words';
import { showText, useTypedText } from './use-typed-text';

interface Props {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly prose: boolean;
  readonly max: number;
  readonly readOnly: boolean;
  readonly invalid: boolean;
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLTextAreaElement>) => void) | undefined;
}

const LINE_HEIGHT_PX = 24;
const FRAME_PX = 20;

/** True if the browser sizes a field by its content itself. */
const SIZES_ITSELF = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Tells the user if a paste does not fit, since browsers truncate it silently. */
function sayIfCut({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>, max: number) {
  const { value, selectionStart, selectionEnd } = currentTarget;
  const over = value.length - (selectionEnd - selectionStart) + clipboardData.getData('text').length - max;
  if (over > 0) toast({ message: `This field holds ${max} characters: the last ${over} did not fit.` });
}

/** Text area that grows with its content and keeps the caret in place when another user edits the text. */
export function TextControl(props: Props) {
  const { value, prose } = props;
  const change = (field: HTMLTextAreaElement) => {
    if (!prose) showText(field, joinLines(field.value));
    props.onChange(field.value);
  };
  const field = useTypedText(value, change);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text may need another height
  useLayoutEffect(() => {
    const element = field.ref.current;
    if (!element || SIZES_ITSELF) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 4}px`;
  }, [value]);

  return (
    <textarea
      {...field}
      id={props.id}
      className={`input block resize-none overflow-hidden [field-sizing:content] ${props.invalid ? 'border-alarm' : ''} ${props.className ?? ''}`}
      style={{ minHeight: prose ? LINE_HEIGHT_PX * 3 + FRAME_PX : LINE_HEIGHT_PX + FRAME_PX }}
      rows={1}
      maxLength={props.max}
      readOnly={props.readOnly}
      placeholder={props.placeholder}
      aria-label={props.label}
      aria-invalid={props.invalid || undefined}
      aria-describedby={props.describedBy}
      spellCheck
      onChange={({ target }) => change(target)}
      onPaste={(event) => !event.defaultPrevented && sayIfCut(event, props.max)}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (!prose && event.key === 'Enter' && !isComposing(event)) event.preventDefault();
      }}
    />
  );
}
