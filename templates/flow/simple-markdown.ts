/** Characters that may have a meaning for the parser anywhere in a text, and line starts and ends that may have one. */
const STRANGE =
  /[\ufeff\\`_[\]<>#|~&@]|:\/\/|www\.|^[^\p{L}\p{N}“‘"'(*\n]|^\d{1,9}[.)]|^\*(?:\s|$|\*(?:[\s*]|$))|[ \u00a0]$/imu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what the parser would replace or break a line at
const CONTROLS = /[\u0000-\u0009\u000b-\u001f]/;

const LETTER = /[\p{L}\p{N}]/u;

/** Text that the parser turns into links, escaped or not. */
const LINK = /@|:\/\/|www\./i;

/** Escaped characters are moved by this offset into the Private Use Area during parsing. */
const HELD = 0xe000;
const HELD_SIGN = /[\ue021-\ue07e]/g;
const ESCAPED = /\\([!-/:-@[-`{-~])/g;

const hold = (text: string) =>
  text.replace(ESCAPED, (_, sign: string) => String.fromCharCode(HELD + sign.charCodeAt(0)));
const release = (text: string) => text.replace(HELD_SIGN, (sign) => String.fromCharCode(sign.charCodeAt(0) - HELD));

export type Emphasis = 'plain' | 'bold' | 'italic' | 'boldItalic' | 'code';

export interface MarkdownSpan {
  readonly text: string;
  readonly emphasis: Emphasis;
}

/** Supported Markdown. Nothing is evaluated, and no typed text is dropped. */
export type MarkdownBlock =
  | { readonly kind: 'paragraph'; readonly spans: readonly MarkdownSpan[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }
  | { readonly kind: 'quote'; readonly blocks: readonly MarkdownBlock[] }
  | { readonly kind: 'list'; readonly start: number | undefined; readonly items: readonly MarkdownItem[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly MarkdownSpan[])[])[] };

export interface MarkdownItem {
  readonly checked: boolean | undefined;
  readonly blocks: readonly MarkdownBlock[];
}

/**
 * Parses paragraphs with simple **bold** and *italic* words and escaped characters, which covers nearly all texts,
 * without the full parser. Returns undefined if anything might mean more. The result is always the same as the
 * parser's.
 */
export function readSimple(text: string): readonly MarkdownBlock[] | undefined {
  if (!text.includes('\\')) return readHeld(text);
  const held = hold(text);
  if (text.search(HELD_SIGN) >= 0 || LINK.test(release(held))) return undefined;
  return readHeld(held)?.map(({ spans, ...block }) => ({
    ...block,
    spans: spans.map((span) => ({ ...span, text: release(span.text) })),
  }));
}

type Paragraph = Extract<MarkdownBlock, { readonly kind: 'paragraph' }>;

function readHeld(text: string): readonly Paragraph[] | undefined {
  if (STRANGE.test(text) || CONTROLS.test(text)) return undefined;
  const blocks: Paragraph[] = [];
  for (const part of text.split(/\n{2,}/)) {
    if (part === '') continue;
    const spans = spansOf(part.replace(/^\n|\n$/g, ''));
    if (!spans) return undefined;
    blocks.push({ kind: 'paragraph', spans });
  }
  return blocks;
}

const EMPHASES: Readonly<Record<number, Emphasis>> = { 1: 'italic', 2: 'bold' };

function spansOf(words: string): readonly MarkdownSpan[] | undefined {
  if (!words.includes('*')) return [{ text: words, emphasis: 'plain' }];
  const spans: MarkdownSpan[] = [];
  let from = 0;
  let open = 0;
  for (let at = words.indexOf('*'); at >= 0; at = words.indexOf('*', from)) {
    let after = at + 1;
    while (words.charAt(after) === '*') after++;
    const count = after - at;
    const emphasis = EMPHASES[count];
    const [last, next] = [words.charAt(at - 1), words.slice(after, after + 2)];
    if (!emphasis || (open > 0 ? count !== open || !canClose(last, next) : !canOpen(last, next))) return undefined;
    if (at > from) spans.push({ text: words.slice(from, at), emphasis: open > 0 ? emphasis : 'plain' });
    from = after;
    open = open > 0 ? 0 : count;
  }
  if (open > 0) return undefined;
  if (from < words.length) spans.push({ text: words.slice(from), emphasis: 'plain' });
  return spans;
}

/** Asterisks that, judging by their neighbours, can only open or only close. */
const canOpen = (before: string, after: string) =>
  (before === '' || before === ' ' || before === '\n') &&
  LETTER.test(String.fromCodePoint(after.codePointAt(0) ?? 0x20));

const canClose = (before: string, after: string) =>
  LETTER.test(before)
    ? /^(?:$|[ \n.,;:!?])/.test(after)
    : /[.:,;!?\ue021-\ue07e]/.test(before) && /^(?:$|[ \n])/.test(after);
