// The package “trapdoor/print” in Node. It reads fonts and signs out of the package, and no other files.
import { nodeAssets } from '@/templates/assets/node';
import { picturesWith, planWith, printWith } from './printing';
import type { AssetOptions, KitPlan, Order, PieceImage, PrintedKit, PrintOptions, Scenario } from './types';

export type { AssetOptions, KitPlan, Order, OwnPicture, PieceImage, PrintedKit, PrintOptions } from './types';

/**
 * Lists the pieces of a kit and the sheets of paper that it needs, without writing a PDF.
 *
 * Rejects with a TrapdoorError: `order/invalid`, or `print/nothing` if all ordered pieces are empty.
 */
export const planKit = (scenario: Scenario, order?: Order, _options?: AssetOptions): Promise<KitPlan> =>
  planWith(nodeAssets(), scenario, order);

/**
 * Prints a kit as a PDF with the scenario inside: the same bytes for the same scenario, order and release. A scenario
 * with errors is printed too, marked as a draft.
 *
 * Rejects with a TrapdoorError: `order/invalid`, `print/nothing` if all ordered pieces are empty, `print/pages` if no
 * such page exists, `stopped` after the signal.
 */
export const printKit = (scenario: Scenario, order?: Order, options?: PrintOptions): Promise<PrintedKit> =>
  printWith(nodeAssets(), scenario, order, options);

/**
 * Draws each piece to cut out as a PNG at 300 dpi, front and back, in the sizes of print shops: one at a time, in the
 * order of their paths.
 *
 * Throws a TrapdoorError when it is read from: `order/invalid`, `print/nothing` or `stopped`, as `printKit`.
 */
export const printPieces = (
  scenario: Scenario,
  order?: Order,
  options?: Omit<PrintOptions, 'pages'>,
): AsyncGenerator<PieceImage> => picturesWith(nodeAssets(), scenario, order, options);
