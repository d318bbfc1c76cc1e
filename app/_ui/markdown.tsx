import type { Element, Root as HastRoot } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Nodes, Root, Table } from 'mdast';
import { memo, type ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { type Parsed, parseMarkdown, reduceMarkdown } from '@/templates/flow/parse-markdown';

const MAX_CHARACTERS = 8_000;
/** Parsing takes quadratic time in the number of markup characters, so a text with more of them is shown as typed. */
const MAX_SIGNS = 400;
const MAX_DEPTH = 20;
/** Short table rows are filled up, so a table may have more cells than were typed. */
const MAX_NODES = 2_000;

/** Matches markup characters: line ends, delimiters, list markers and addresses. */
const SIGN = /\r|\n|[*_~[\]`<>|!@]|(?:[-+]|\d[.)])[ \t]|www\.|:\/\//g;

const ALLOWED: Schema = {
  tagNames: [
    ...['p', 'em', 'strong', 'code', 'pre', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: { a: ['href'], ol: ['start'], th: ['align'], td: ['align'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  required: {},
};

const writer = unified().use(remarkRehype);

/** Renders a user's text as Markdown with an allow-list. HTML is shown as typed, never evaluated. */
export const Markdown = memo(({ text, plain = false }: { readonly text: string; readonly plain?: boolean }) => {
  const parsed = plain ? undefined : parse(text);
  if (!parsed) return <p className="whitespace-pre-line break-words">{text}</p>;
  const hast = sanitize(writer.runSync(reduceMarkdown(parsed)) as HastRoot, ALLOWED) as HastRoot;
  return toJsxRuntime(hast, { Fragment, jsx, jsxs, components: { a: OutsideLink } });
});

/** Parses a text; undefined if it is too expensive to render as Markdown. */
function parse(text: string): Parsed | undefined {
  if (text.length > MAX_CHARACTERS || countSigns(text) > MAX_SIGNS) return undefined;
  const parsed = parseMarkdown(text);
  const { depth, nodes } = weigh(parsed.tree);
  return depth > MAX_DEPTH || nodes > MAX_NODES ? undefined : parsed;
}

/** Counts the markup characters of a text, as a measure of the cost of parsing. */
export const countSigns = (text: string): number => text.match(SIGN)?.length ?? 0;

function weigh(tree: Root): { readonly depth: number; readonly nodes: number } {
  let [depth, nodes] = [0, 0];
  for (let level: readonly Nodes[] = [tree]; level.length > 0; depth++) {
    nodes += level.reduce((sum, node) => sum + (node.type === 'table' ? cellsOf(node) : 1), 0);
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return { depth, nodes };
}

/** Counts the cells of a table, whose short rows are filled up. */
const cellsOf = ({ children: rows }: Table): number => rows.length * (rows[0]?.children.length ?? 0);

/** Link to another site in a user's text. */
export function OutsideLink({
  href,
  children,
}: {
  readonly href?: string;
  readonly children?: ReactNode;
  node?: Element;
}) {
  return (
    <a href={href} rel="noopener noreferrer nofollow ugc" className="underline">
      {children}
    </a>
  );
}
