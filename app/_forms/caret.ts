interface Caret {
  readonly start: number;
  readonly end: number;
}

/** Where a caret belongs after somebody else changed the text around it. */
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

/** Puts a text into its field. The page's own caret is the truth: a remembered one is old when two letters arrive at once. */
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
