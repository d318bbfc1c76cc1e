import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { parseMarkdown, reduceMarkdown } from './parse-markdown';
import { type Emphasis, type MarkdownBlock, type MarkdownSpan, readSimple } from './simple-markdown';

export type { Emphasis, MarkdownBlock, MarkdownItem, MarkdownSpan } from './simple-markdown';

const MOST_CHARACTERS = 8192;
const MOST_NESTING = 50;
const MOST_MARKS = 1000;

/** Parses Markdown. Text that could overload the parser is returned unchanged as plain paragraphs. */
export function readMarkdown(text: string): readonly MarkdownBlock[] {
  if (text.trim() === '') return [];
  if (isPlain(text)) return [{ kind: 'paragraph', spans: [{ text: text.trim(), emphasis: 'plain' }] }];
  const known = texts.get(text);
  if (known) return known;
  if (text.length > MOST_CHARACTERS) return plainParagraphs(text);
  const blocks = read(text);
  if (texts.size >= KEPT_TEXTS) texts.clear();
  texts.set(text, blocks);
  return blocks;
}

function read(text: string): readonly MarkdownBlock[] {
  // Short texts are safe as long as they are simple.
  if (text.length > MOST_MARKS && isTooMuch(text)) return plainParagraphs(text);
  return readSimple(text) ?? (isTooMuch(text) ? plainParagraphs(text) : readFully(text));
}

/** Cache: texts are laid out repeatedly while sizes are tried, and after every keystroke elsewhere. */
const texts = new Map<string, readonly MarkdownBlock[]>();
const KEPT_TEXTS = 1000;

/** Parses Markdown with the full parser. */
export const readFully = (text: string): readonly MarkdownBlock[] =>
  blocksOf(reduceMarkdown(parseMarkdown(text)).children, 0);

const isPlain = (text: string) => !/[\\`*_[\]<>#|~&\n!]|^\s*[-+=\d]|:\/\/|www\.|@/.test(text);

function isTooMuch(text: string): boolean {
  if ((text.match(/[*_[\]~`|\r\n]/g)?.length ?? 0) > MOST_MARKS) return true;
  return text
    .split('\n')
    .some(
      (line) =>
        (/^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])[ \t]?)*/.exec(line)?.[0].match(/>|[-*+]|\d{1,9}[.)]/g)?.length ?? 0) >
        MOST_NESTING,
    );
}

const plainParagraphs = (text: string): readonly MarkdownBlock[] =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ kind: 'paragraph', spans: [{ text: part, emphasis: 'plain' }] }));

function blocksOf(nodes: readonly RootContent[], depth: number): readonly MarkdownBlock[] {
  return nodes.flatMap((node) => blockOf(node, depth + 1));
}

function blockOf(node: RootContent, depth: number): readonly MarkdownBlock[] {
  if (depth > MOST_NESTING) return [{ kind: 'paragraph', spans: [{ text: toText(node), emphasis: 'plain' }] }];
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', spans: spansOf(node.children, 'plain') }];
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksOf(node.children, depth) }];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'code':
      return [{ kind: 'code', text: node.value }];
    case 'list':
      return [
        {
          kind: 'list',
          start: node.ordered ? (node.start ?? 1) : undefined,
          items: node.children.map((item) => ({
            checked: item.checked ?? undefined,
            blocks: blocksOf(item.children, depth),
          })),
        },
      ];
    case 'table':
      return [
        {
          kind: 'table',
          rows: node.children.map((row) => row.children.map((cell) => spansOf(cell.children, 'plain'))),
        },
      ];
    default:
      return [];
  }
}

/** Returns the text of a node without its marks. */
const toText = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(toText).join('') : '\n';

/** Emphasis of a part by the one around it, and by its own marks. */
const BOLDER = { plain: 'bold', bold: 'bold', italic: 'boldItalic', boldItalic: 'boldItalic', code: 'code' } as const;
const SLANTED = {
  plain: 'italic',
  bold: 'boldItalic',
  italic: 'italic',
  boldItalic: 'boldItalic',
  code: 'code',
} as const;

function spansOf(nodes: readonly PhrasingContent[], emphasis: Emphasis): readonly MarkdownSpan[] {
  const spans: MarkdownSpan[] = [];
  for (const span of nodes.flatMap((node) => spansOfOne(node, emphasis))) {
    const last = spans.at(-1);
    if (last?.emphasis === span.emphasis) spans[spans.length - 1] = { ...last, text: last.text + span.text };
    else spans.push(span);
  }
  return spans;
}

function spansOfOne(node: PhrasingContent, emphasis: Emphasis): readonly MarkdownSpan[] {
  switch (node.type) {
    case 'text':
      return [{ text: node.value, emphasis }];
    case 'strong':
      return spansOf(node.children, BOLDER[emphasis]);
    case 'emphasis':
      return spansOf(node.children, SLANTED[emphasis]);
    case 'inlineCode':
      return [{ text: node.value, emphasis: 'code' }];
    case 'break':
      return [{ text: '\n', emphasis }];
    case 'link': {
      const words = spansOf(node.children, emphasis);
      const shown = words.map(({ text }) => text).join('');
      return shown === node.url || node.url.endsWith(shown) ? words : [...words, { text: ` (${node.url})`, emphasis }];
    }
    default:
      return [];
  }
}
