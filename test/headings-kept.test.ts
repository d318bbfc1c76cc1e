// @module-tag long
import { describe, expect, it } from 'vitest';
import { buildKit } from '@/lib/flow';
import type { Json } from '@/lib/kernel/json';
import { draftFromStarter } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import { nodeAssets } from '@/templates/assets/node';
import type { Item, Page, StructNode } from '@/templates/drawing/display-list';
import { apply, type Matrix, multiply } from '@/templates/geometry/matrix';
import { layoutKit } from '@/templates/layout/layout';
import { systems } from '@/test/support/all-systems';
import { said } from './support/display-text';
import { ORDER } from './support/sample-kit';

const assets = nodeAssets();
/** Height by which the first line of a column is above the last one of the column before, at least. */
const RISE_MM = 30;

interface Line {
  readonly node: StructNode;
  readonly words: string;
  readonly y: number;
}

/** Returns lines of text that belong to a node, on upright and on turned pages. */
function linesOf({ items }: Page): readonly Line[] {
  const lines: Line[] = [];
  const walk = (list: readonly Item[], outer: Matrix): void => {
    for (const item of list) {
      if (item.kind === 'group') walk(item.items, multiply(outer, item.matrix));
      else if (item.kind === 'text' && item.node) {
        const [, y] = apply(outer, item.x, item.y);
        lines.push({ node: item.node, words: said(item), y });
      }
    }
  };
  walk(items, [1, 0, 0, 1, 0, 0]);
  return lines;
}

/** Returns headings that are the last line of a page or column, though the document goes on. */
function leftAlone(pages: readonly Page[]): readonly string[] {
  const perPage = pages.map(linesOf);
  return perPage.flatMap((lines, page) => {
    const goesOn = perPage.slice(page + 1).some((later) => later.length > 0);
    return lines.flatMap((line, i) => {
      if (!/^H\d$/.test(line.node.role)) return [];
      const next = lines[i + 1];
      // The next line is higher where another column, or the other half of a booklet's side, begins.
      const isLast = next ? next.node !== line.node && next.y < line.y - RISE_MM : goesOn;
      return isLast ? [`page ${page + 1}: ${line.words}`] : [];
    });
  });
}

describe('headings of documents', () => {
  it.each(systems.map((system) => [system.id, system] as const))(
    'are not the last line of a page or column: %s',
    { timeout: 120_000 },
    async (_id, system) => {
      const alone: string[] = [];
      for (const starter of system.starters) {
        const opened = openDraft(draftFromStarter(system, starter, 'same') as unknown as Json, system);
        const kit = buildKit(opened, ORDER);
        for (const piece of kit.pieces) {
          if (piece.kind !== 'document') continue;
          const order = { ...ORDER, pieces: [piece.id] };
          const { pages } = await layoutKit(kit, order, { assets, credits: false });
          alone.push(...leftAlone(pages).map((where) => `${starter.id}, ${piece.title}, ${where}`));
        }
      }
      expect(alone).toEqual([]);
    },
  );
});
