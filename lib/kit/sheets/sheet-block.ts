import type { SizeMm } from '@/lib/kernel/units';
import { type Outline, type PointMm, type Segment, sizeOf } from '../blank';
import { extentOf, grown } from './candidates';
import { cropMarks, cutsOf, hairlinesAround } from './cut-lines';
import { LEAST_MARK_MM, MARK_GAP_MM } from './rooms';
import type { SheetPlan } from './sheet-plan';

/** The pieces of a sheet that they only partly fill, with what they are cut along, so that others can stand beside. */
interface SheetBlock extends SizeMm {
  /** From the block's own corner. */
  readonly cells: readonly PointMm[];
  readonly lines: readonly Segment[];
}

/**
 * The first pieces of a sheet by themselves. None where they have to stay where they are: in front of their backs, or
 * between a cutting machine's marks.
 */
export function blockOf(plan: SheetPlan, outline: Outline, used: number): SheetBlock | undefined {
  const { cells: all, backs, bleedMm, cut, registration } = plan;
  if (used === 0 || backs || registration.length > 0) return undefined;
  const cells = all.slice(0, used);
  const extent = extentOf(cells, outline, bleedMm);
  const isRectangle = outline.shape === 'rectangle';
  const strip = isRectangle && cut === 'marks' ? MARK_GAP_MM + LEAST_MARK_MM : 0;
  const { xMm, yMm, widthMm, heightMm } = grown(extent, strip, strip);
  const moved = (point: PointMm): PointMm => ({ xMm: point.xMm - xMm, yMm: point.yMm - yMm });
  return {
    widthMm,
    heightMm,
    cells: cells.map(moved),
    lines: isRectangle ? linesOf().map(({ a, b }) => ({ a: moved(a), b: moved(b) })) : [],
  };

  function linesOf(): readonly Segment[] {
    const size = sizeOf(outline);
    if (cut === 'none') return [];
    if (cut === 'grid') return hairlinesAround(cells, size, bleedMm);
    return cropMarks(cutsOf(cells, size), extent, { xMm, yMm, widthMm, heightMm }, LEAST_MARK_MM);
  }
}
