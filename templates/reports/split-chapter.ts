import type { ReportBlock } from '@/lib/kit/report-spec';
import { breakText } from './break-text';

/** Where a part may end before a heading, and where it ends in any case. */
const [ENOUGH, MOST] = [120, 200];

/**
 * A chapter in parts that begin on a new page each: the library lays out what goes on from page to page as a whole,
 * which for 800 table rows takes 13 s, and a third of that in parts.
 */
export function splitChapter(blocks: readonly ReportBlock[]): readonly (readonly ReportBlock[])[] {
  const parts: ReportBlock[][] = [];
  let part: ReportBlock[] = [];
  let weight = 0;
  for (const block of blocks.flatMap(cutBlock)) {
    const next = weightOf(block);
    if (part.length > 0 && (weight + next > MOST || (weight > ENOUGH && block.block === 'heading'))) {
      parts.push(part);
      part = [];
      weight = 0;
    }
    part.push(block);
    weight += next;
  }
  return part.length > 0 ? [...parts, part] : parts;
}

const weightOf = (block: ReportBlock): number => (block.block === 'table' ? block.table.rows.length : 1);

function cutBlock(block: ReportBlock): readonly ReportBlock[] {
  switch (block.block) {
    case 'text':
      return breakText(block.text).map((text) => ({ ...block, text }));
    case 'list':
      return block.items.map((item) => ({ ...block, items: [item] }));
    case 'table': {
      const { rows } = block.table;
      return Array.from({ length: Math.max(1, Math.ceil(rows.length / ENOUGH)) }, (_, i) => ({
        ...block,
        table: { ...block.table, rows: rows.slice(i * ENOUGH, (i + 1) * ENOUGH) },
      }));
    }
    default:
      return [block];
  }
}
