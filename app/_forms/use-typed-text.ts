'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Props of an uncontrolled text field that shows `text` and keeps its caret in place when another user edits the text.
 * Calls `change` with text typed before hydration.
 */
export function useTypedText<Field extends TextField>(
  text: string,
  change: (field: Field) => void,
): { readonly ref: RefObject<Field | null>; readonly defaultValue: string; readonly 'data-early': true } {
  const [first] = useState(text);
  const ref = useRef<Field>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new text has to be put into the field
  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return;
    const typed = takeEarly(field);
    if (typed) takeOver(field, typed, change);
    else showText(field, text);
  }, [text]);

  return { ref, defaultValue: first, 'data-early': true };
}

interface Caret {
  readonly start: number;
  readonly end: number;
}

/** Moves a caret along when another editor changes the text around it. */
export function moveCaret(before: string, after: string, { start, end }: Caret): Caret {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  const grown = after.length - before.length;
  const moved = (at: number): number => {
    if (at <= head) return at;
    if (at >= before.length - tail) return at + grown;
    return Math.min(at, after.length - tail);
  };
  return { start: moved(start), end: moved(end) };
}

/** Puts a text into its field. Reads the caret from the page: a stored one is stale if two letters arrive at once. */
export function showText(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (element.value === text) return;
  const { start, end } = moveCaret(element.value, text, caretOf(element));
  element.value = text;
  if (document.activeElement === element) element.setSelectionRange(start, end);
}

const caretOf = ({ selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement): Caret => ({
  start: selectionStart ?? 0,
  end: selectionEnd ?? 0,
});

/** Text typed into a field before hydration. */
interface Typed {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

declare global {
  interface Window {
    /** Set by the script in the page's head (lib/server/paint-first.ts). */
    earlyTyping?: { readonly texts: Map<string, Typed>; readonly taken: WeakSet<Element> };
  }
}

/** Returns the text typed into a field before hydration, once: from then on the field receives its own input events. */
function takeEarly(field: HTMLInputElement | HTMLTextAreaElement): Typed | undefined {
  const early = window.earlyTyping;
  if (!early) return undefined;
  const typed = early.texts.get(field.id);
  early.texts.delete(field.id);
  early.taken.add(field);
  return typed;
}

/** Puts early text and its caret into the hydrated field. */
function takeOver<Field extends TextField>(field: Field, typed: Typed, change: (field: Field) => void): void {
  field.value = typed.text;
  change(field);
  const { value } = field;
  // Waits until the resulting update has been rendered.
  queueMicrotask(() => field.value === value && field.setSelectionRange(typed.start, typed.end));
}
