import { CannotRun } from '@/cli/exit';
import { harmless } from '@/cli/say';
import type { KitSpec } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { type PageRanges, pagesWithin, sayPages } from '@/lib/kit/page-ranges';
import { counted } from '@/lib/tabletop/words/wording';
import { nodeAssets } from '@/templates/assets/node';
import { layoutKit } from '@/templates/layout/layout';
import { NoSuchPages } from '@/templates/layout/pick-pages';
import { fromOne, isDuplex, planOf, sayPartlyUsed } from '@/templates/layout/print-plan';
import { SIDES } from '@/templates/pieces/printing-list';

// Separate from the commands, since importing it loads all layout code.

/** Pages by paper, as a table for terminals or as JSON. Pages count from 1. */
export async function sayPlan(
  kit: KitSpec,
  order: KitOrder,
  { pages, json }: { readonly pages: PageRanges | undefined; readonly json: boolean },
): Promise<string> {
  const laidOut = await layoutKit(kit, order, { assets: nodeAssets() });
  const count = laidOut.pages.length;
  const plan = planOf(laidOut, { duplex: isDuplex(order), pages: pages && pagesWithin(pages, count) });
  if (plan.runs.length === 0) throw new CannotRun(new NoSuchPages(count).message);
  if (json) return `${JSON.stringify(fromOne(plan), null, 2)}\n`;
  const rows = plan.runs.map(({ pages: own, paper, sides, sheets, titles }) => [
    sayPages(own),
    `${paper} paper, ${SIDES[sides]}`,
    counted(sheets, 'sheet'),
    titles.join(', '),
  ]);
  const widths = [0, 1, 2].map((i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const lines = rows.map((row) => `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd());
  const total = `  ${counted(plan.sheets, 'sheet')} of paper, ${counted(plan.printed, 'printed side')}`;
  const used = plan.runs.flatMap(({ starts }) => (starts ? [`  ${sayPartlyUsed(starts)}`] : []));
  return [...lines, ...used, '', total].map((line) => `${harmless(line)}\n`).join('');
}
