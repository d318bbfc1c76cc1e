import type { Delete, ListItem, Nodes, Parents, PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { endLists } from './end-lists';

/** Created on first use, since few texts need it. */
let github: ReturnType<typeof createGithub> | undefined;
const createGithub = () => ({ extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** A parsed text, with the source that the positions in the tree refer to. */
export interface Parsed {
  readonly tree: Root;
  readonly source: string;
}

/** Parses Markdown as a person means it: a list ends with its items. */
export function parseMarkdown(text: string): Parsed {
  github ??= createGithub();
  const source = endLists(text.replace(/\r\n?/g, '\n'));
  return { tree: fromMarkdown(source, github), source };
}

/**
 * Reduces a tree to what paper and screen both show: paragraphs, quotes, lists, tables, code, emphasis and links. Line
 * ends become breaks, headings bold paragraphs. HTML, pictures, notes and signs without an effect become text, as typed.
 */
export const reduceMarkdown = ({ tree, source }: Parsed): Root => ({
  type: 'root',
  children: tree.children.flatMap((node) => reduced(node, source, false)) as Root['children'],
});

function reduced(node: Nodes, source: string, isInLine: boolean): readonly Nodes[] {
  if (isIdle(node, source)) return asTyped(node, source, isInLine);
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return lines(node.value, node.type);
    case 'code':
      return [
        {
          type: 'code',
          value: node.lang ? `${[node.lang, node.meta].filter(Boolean).join(' ')}\n${node.value}` : node.value,
        },
      ];
    case 'heading':
      return [{ type: 'paragraph', children: [{ type: 'strong', children: inline(node.children, source) }] }];
    case 'delete':
      return struckOut(node, source);
    case 'listItem': {
      const children = childrenOf(node, source, false) as ListItem['children'];
      const paragraphs = children.filter(({ type }) => type === 'paragraph').length;
      // Items that are close together are written without paragraphs, which would join these.
      return [{ ...node, children, spread: node.spread || paragraphs > 1 }];
    }
    case 'footnoteDefinition':
      return [
        { type: 'paragraph', children: [{ type: 'text', value: `[${node.label ?? node.identifier}]` }] },
        ...node.children.flatMap((child) => reduced(child, source, false)),
      ];
    case 'html':
    case 'image':
    case 'imageReference':
    case 'linkReference':
    case 'footnoteReference':
    case 'definition':
      return asTyped(node, source, isInLine);
    default:
      return 'children' in node ? [{ ...node, children: childrenOf(node, source, isInLine) } as Nodes] : [node];
  }
}

const childrenOf = (node: Parents, source: string, isInLine: boolean): readonly Nodes[] =>
  node.children.flatMap((child) => reduced(child, source, isInLine || HOLDS_LINE.has(node.type)));

const HOLDS_LINE: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

const inline = (nodes: readonly PhrasingContent[], source: string): PhrasingContent[] =>
  nodes.flatMap((node) => reduced(node, source, true)) as PhrasingContent[];

/** No face has struck-out letters, so the tildes are shown. */
function struckOut(node: Delete, source: string): readonly Nodes[] {
  const [start, end] = rangeOf(node);
  const tildes = source.startsWith('~~', start) && source.endsWith('~~', end) ? '~~' : '~';
  return [{ type: 'text', value: tildes }, ...inline(node.children, source), { type: 'text', value: tildes }];
}

/** Tells whether signs have no effect: code without letters or without an end, a list or heading without words. */
function isIdle(node: Nodes, source: string): boolean {
  switch (node.type) {
    case 'inlineCode':
      return node.value.trim() === '';
    case 'code':
      return node.value.trim() === '' || isOpenFence(source.slice(...rangeOf(node)));
    case 'list':
      return node.children.every((item) => item.children.length === 0);
    case 'heading':
    case 'blockquote':
      return node.children.length === 0;
    default:
      return false;
  }
}

function isOpenFence(typed: string): boolean {
  const fence = typed.startsWith('~~~') ? '~' : typed.startsWith('```') ? '`' : undefined;
  const last = typed.slice(typed.lastIndexOf('\n') + 1).trim();
  return fence !== undefined && !(typed.includes('\n') && last.endsWith(fence.repeat(3)));
}

/** Returns what was typed for a node: as text within a line, otherwise as a paragraph. */
function asTyped(node: Nodes, source: string, isInLine: boolean): readonly Nodes[] {
  const children = lines(source.slice(...rangeOf(node)));
  return isInLine ? children : [{ type: 'paragraph', children }];
}

const rangeOf = ({ position }: Nodes): [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** Turns a text into its lines, with a break between them. */
const lines = (text: string, type: 'text' | 'inlineCode' = 'text'): PhrasingContent[] =>
  text
    .split('\n')
    .flatMap((value, i): PhrasingContent[] => [
      ...(i > 0 ? [{ type: 'break' } as const] : []),
      ...(value === '' ? [] : [{ type, value }]),
    ]);
