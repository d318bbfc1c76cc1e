import type { LayFigure } from '../flow/blocks';
import { layPlan } from './plan/plan-figure';

/** How each kind of figure is laid out. */
export const layFigure: LayFigure = (figure, context, size, nodes) => layPlan(figure, context, size, nodes);
