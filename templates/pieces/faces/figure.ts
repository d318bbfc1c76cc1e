import type { Drawing } from '@/lib/kit/blocks';
import { extentOfGrid } from '@/lib/kit/grid';
import type { LayFigure } from '@/templates/flow/blocks';
import { gridOf } from '../plan/geometry';
import { layPlan } from '../plan/plan-figure';
import { layCompass } from './compass-figure';
import { layGrid } from './grid-figure';
import { layLinkFigure } from './link-figure';

/** How each kind of figure is laid out. */
export const layFigure: LayFigure = (figure, context, size, nodes) => {
  switch (figure.figure) {
    case 'plan':
      return layPlan(figure, context, size, nodes);
    case 'grid':
      return layGrid(figure, context, size, nodes.figure);
    case 'links':
      return layLinkFigure(figure, context, size, nodes);
    case 'compass':
      return layCompass(figure, context, size, nodes.figure);
  }
};

/** How many squares a figure is broad and high; a ring has none, and fits any room. */
export function squaresOf(figure: Drawing): { readonly columns: number; readonly rows: number } {
  if (figure.figure === 'plan') return gridOf(figure.plan.rooms);
  if (figure.figure === 'links') return { columns: 1, rows: 1 };
  const { width, height } = extentOfGrid(figure.grid);
  return { columns: width, rows: height };
}
