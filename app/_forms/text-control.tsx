'use client';

import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { toast } from '@/app/_ui/toasts';
import { showText } from './caret';
import { type Typed, takeEarly } from './early-typing';

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

/** Some browsers size a field by its content themselves. */
const SIZES_ITSELF = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Browsers cut what a field can't hold without a word. */
function sayIfCut({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>, max: number) {
  const { value, selectionStart, selectionEnd } = currentTarget;
  const over = value.length - (selectionEnd - selectionStart) + clipboardData.getData('text').length - max;
  if (over > 0) toast({ message: `This field holds ${max} characters: the last ${over} did not fit.` });
}

/** Goes on with what was typed before, where the caret was. */
function takeOver(element: HTMLTextAreaElement, typed: Typed, prose: boolean, onChange: (text: string) => void) {
  const text = prose ? typed.text : onOneLine(typed.text);
  element.value = text;
  onChange(text);
  // Once all that follows from it has been drawn.
  queueMicrotask(() => element.value === text && element.setSelectionRange(typed.start, typed.end));
}

const onOneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ');

/** Typed text that grows with what is in it, and whose caret stays put when somebody else types too. */
export function TextControl(props: Props) {
  const { value, prose } = props;
  const [first] = useState(value);
  const ref = useRef<HTMLTextAreaElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new text has to be put into the field
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const typed = takeEarly(element);
    if (typed) return takeOver(element, typed, prose, props.onChange);
    showText(element, value);
    if (SIZES_ITSELF) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 4}px`;
  }, [value]);

  return (
    <textarea
      ref={ref}
      id={props.id}
      data-early
      className={`input block resize-none overflow-hidden [field-sizing:content] ${props.invalid ? 'border-alarm' : ''} ${props.className ?? ''}`}
      style={{ minHeight: prose ? LINE_HEIGHT_PX * 3 + FRAME_PX : LINE_HEIGHT_PX + FRAME_PX }}
      rows={1}
      defaultValue={first}
      maxLength={props.max}
      readOnly={props.readOnly}
      placeholder={props.placeholder}
      aria-label={props.label}
      aria-invalid={props.invalid || undefined}
      aria-describedby={props.describedBy}
      spellCheck
      onChange={({ target }) => {
        if (!prose) showText(target, onOneLine(target.value));
        props.onChange(target.value);
      }}
      onPaste={(event) => !event.defaultPrevented && sayIfCut(event, props.max)}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (!prose && event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
      }}
    />
  );
}
