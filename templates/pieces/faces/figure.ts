import type { Figure } from '@/lib/kit/blocks';
import { extentOfGrid } from '@/lib/kit/grid';
import type { LayFigure } from '@/templates/flow/blocks';
import { gridOf } from '../plan/geometry';
import { layPlan } from '../plan/plan-figure';
import { layGrid } from './grid-figure';

/** How each kind of figure is laid out. */
export const layFigure: LayFigure = (figure, context, size, nodes) =>
  figure.figure === 'plan' ? layPlan(figure, context, size, nodes) : layGrid(figure, context, size, nodes.figure);

/** How many squares a figure is broad and high. */
export function squaresOf(figure: Figure): { readonly columns: number; readonly rows: number } {
  if (figure.figure === 'plan') return gridOf(figure.plan.rooms);
  const { width, height } = extentOfGrid(figure.grid);
  return { columns: width, rows: height };
}
