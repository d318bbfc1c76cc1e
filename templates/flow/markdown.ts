import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { type Emphasis, type MarkdownBlock, type MarkdownSpan, readSimple } from './simple-markdown';

export type { Emphasis, MarkdownBlock, MarkdownItem, MarkdownSpan } from './simple-markdown';

const MOST_CHARACTERS = 8192;
const MOST_NESTING = 50;
const MOST_MARKS = 1000;

/** Created on first use, since few texts need it. */
let github: ReturnType<typeof createGithub> | undefined;
const createGithub = () => ({ extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

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
  return readSimple(text) ?? (isTooMuch(text) ? plainParagraphs(text) : parseMarkdown(text));
}

/** Cache: texts are laid out repeatedly while sizes are tried, and after every keystroke elsewhere. */
const texts = new Map<string, readonly MarkdownBlock[]>();
const KEPT_TEXTS = 1000;

/** Parses Markdown with the full parser. */
export function parseMarkdown(text: string): readonly MarkdownBlock[] {
  github ??= createGithub();
  return blocksOf(fromMarkdown(text, github).children, text, 0);
}

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

function blocksOf(nodes: readonly RootContent[], source: string, depth: number): readonly MarkdownBlock[] {
  return nodes.flatMap((node) => blockOf(node, source, depth + 1));
}

function blockOf(node: RootContent, source: string, depth: number): readonly MarkdownBlock[] {
  if (depth > MOST_NESTING) return asTyped(node, source);
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', spans: spansOf(node.children, 'plain', source) }];
    case 'heading':
      return [{ kind: 'paragraph', spans: spansOf(node.children, 'bold', source) }];
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksOf(node.children, source, depth) }];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'code': {
      const info = [node.lang, node.meta].filter(Boolean).join(' ');
      return [{ kind: 'code', text: info ? `${info}\n${node.value}` : node.value }];
    }
    case 'list':
      return [
        {
          kind: 'list',
          start: node.ordered ? (node.start ?? 1) : undefined,
          items: node.children.map((item) => ({
            checked: item.checked ?? undefined,
            blocks: blocksOf(item.children, source, depth),
          })),
        },
      ];
    case 'table':
      return [
        {
          kind: 'table',
          rows: node.children.map((row) => row.children.map((cell) => spansOf(cell.children, 'plain', source))),
        },
      ];
    case 'footnoteDefinition':
      return [
        { kind: 'paragraph', spans: [{ text: `[${node.label ?? node.identifier}]`, emphasis: 'plain' }] },
        ...blocksOf(node.children, source, depth),
      ];
    default:
      return asTyped(node, source);
  }
}

const asTyped = (node: RootContent | PhrasingContent, source: string): readonly MarkdownBlock[] => [
  { kind: 'paragraph', spans: [typed(node, source, 'plain')] },
];

const typed = (node: RootContent | PhrasingContent, source: string, emphasis: Emphasis): MarkdownSpan => ({
  text: source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0),
  emphasis,
});

function spansOf(nodes: readonly PhrasingContent[], emphasis: Emphasis, source: string): readonly MarkdownSpan[] {
  return nodes.flatMap((node): readonly MarkdownSpan[] => {
    switch (node.type) {
      case 'text':
        return [{ text: node.value.replaceAll('\n', ' '), emphasis }];
      case 'strong':
        return spansOf(
          node.children,
          emphasis === 'italic' || emphasis === 'boldItalic' ? 'boldItalic' : 'bold',
          source,
        );
      case 'emphasis':
        return spansOf(
          node.children,
          emphasis === 'bold' || emphasis === 'boldItalic' ? 'boldItalic' : 'italic',
          source,
        );
      case 'inlineCode':
        return [{ text: node.value, emphasis: 'code' }];
      case 'break':
        return [{ text: '\n', emphasis }];
      case 'link': {
        const words = spansOf(node.children, emphasis, source);
        const shown = words.map(({ text }) => text).join('');
        return shown === node.url || node.url.endsWith(shown)
          ? words
          : [...words, { text: ` (${node.url})`, emphasis }];
      }
      default:
        return [typed(node, source, emphasis)];
    }
  });
}
