const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;
const SOME_ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/m;
/** Items that Markdown allows directly after a line of text. */
const INTERRUPTS = /^ {0,3}(?:[-*+]|1[.)])[ \t]+[^ \t]/;
const FENCE = /^ {0,3}(?:```|~~~)/;
const INDENTED = /^[ \t]/;

/**
 * Separates lists from a following line that has neither a marker nor an indentation, which Markdown would add to the
 * last item, and from an item after that line.
 */
export function endLists(text: string): string {
  if (!SOME_ITEM.test(text)) return text;
  const lines: string[] = [];
  let [state, isInCode]: [State, boolean] = ['blank', false];
  for (const line of text.split('\n')) {
    const isFence = FENCE.test(line);
    if (isFence) isInCode = !isInCode;
    const next: State = isFence || isInCode ? 'text' : nextState(state, line);
    if ((state === 'item' && next === 'ended') || (state === 'ended' && next === 'item')) lines.push('');
    lines.push(line);
    state = next;
  }
  return lines.join('\n');
}

/** State after a line: within an item, after a list that a line ended, within other text, or between paragraphs. */
type State = 'item' | 'ended' | 'text' | 'blank';

function nextState(state: State, line: string): State {
  if (line.trim() === '') return 'blank';
  if (ITEM.test(line) && (state !== 'text' || INTERRUPTS.test(line))) return 'item';
  if (state === 'item') return INDENTED.test(line) ? 'item' : 'ended';
  return state === 'ended' ? 'ended' : 'text';
}
