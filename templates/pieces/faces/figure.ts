import type { Drawing } from '@/lib/kit/blocks';
import { extentOfGrid } from '@/lib/kit/grid';
import type { LayFigure } from '@/templates/flow/blocks';
import { gridOf } from '../plan/geometry';
import { layPlan } from '../plan/plan-figure';
import { layCompass } from './compass';
import { layGrid } from './grid-figure';
import { layLinkFigure } from './link-figure';
import { layRows } from './rows-figure';

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
    case 'rows':
      return layRows(figure, context, size, nodes.figure);
  }
};

/** Returns the number of squares of a figure. A ring has none and fits any room, so it counts as one. */
export function squaresOf(figure: Drawing): { readonly columns: number; readonly rows: number } {
  if (figure.figure === 'plan') return gridOf(figure.plan.rooms);
  if (figure.figure === 'links') return { columns: 1, rows: 1 };
  const { width, height } = extentOfGrid(figure.grid);
  return { columns: width, rows: height };
}
