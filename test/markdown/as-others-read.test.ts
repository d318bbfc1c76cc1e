import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { draftShape } from '@/lib/scenario/draft-shape';
import { draftFromStarter } from '@/lib/scenario/envelope';
import { type Block, linesOf, readBlocks } from '@/lib/scenario/markdown/blocks';
import { exportMarkdown } from '@/lib/scenario/markdown/export';
import { openDraft } from '@/lib/scenario/open';
import { textsIn } from '@/lib/schema/texts';
import { systems } from '@/test/support/all-systems';

/** Blocks of a file, one line each: their kind, their first line, and what tells them from others. */
function* ours(blocks: readonly Block[]): Generator<string> {
  for (const block of blocks) {
    if (block.kind === 'list') {
      yield `${block.line} list of ${block.items.length}`;
      for (const item of block.items) yield* ours(item.blocks);
    } else if (block.kind === 'heading') yield `${block.line} heading ${block.depth}`;
    else yield `${block.line} ${block.kind}${block.kind === 'table' ? ` of ${block.rows.length}` : ''}`;
  }
}

const KINDS: Readonly<Record<string, string>> = { blockquote: 'quote', code: 'fence', paragraph: 'paragraph' };

function* theirs(nodes: readonly Nodes[]): Generator<string> {
  for (const node of nodes) {
    const line = node.position?.start.line;
    if (node.type === 'list') {
      yield `${line} list of ${node.children.length}`;
      for (const item of node.children) yield* theirs(item.children);
    } else if (node.type === 'heading') yield `${line} heading ${node.depth}`;
    else if (node.type === 'table') yield `${line} table of ${node.children.length}`;
    else yield `${line} ${KINDS[node.type] ?? node.type}`;
  }
}

const withSmallest = systems.map((system) => {
  const texts = system.starters.map((starter) => {
    const { draft } = openDraft(draftFromStarter(system, starter, starter.id) as unknown as Json, system);
    return { draft, text: exportMarkdown(draft, system) };
  });
  const [first] = texts.toSorted((a, b) => a.text.length - b.text.length);
  if (!first) throw new Error('each game has a starter');
  return { title: system.title, shape: draftShape(system), ...first };
});

describe.each(withSmallest)('a file of $title', ({ shape, draft, text }) => {
  it('has the same blocks for every reader of Markdown', () => {
    const { children } = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
    expect([...ours(readBlocks(linesOf(text)))]).toEqual([...theirs(children)]);
  });

  it('has every text outside the block at its end', () => {
    const [readable = ''] = text.split('```trapdoor');
    const shown = Object.entries(shape.fields).filter(([, field]) => field.kind !== 'list' || !field.isHidden);
    const texts = [...textsIn({ ...shape, fields: Object.fromEntries(shown) }, draft as unknown as Json)];
    // Cells of a grid are positions.
    const words = texts.filter((written) => !/^[A-Z]\d{1,2}$/.test(written));
    const lost = words.filter((written) => !written.split('\n').every((line) => readable.includes(line)));
    expect([words.length > 3, lost]).toEqual([true, []]);
  });
});
