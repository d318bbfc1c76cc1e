// The package “trapdoor/print” in browsers. It fetches fonts and signs from a studio. print.ts says what each does.
import { browserAssets } from '@/templates/assets/browser';
import { picturesWith, planWith, printWith } from './printing';
import type { AssetOptions, KitPlan, Order, PieceImage, PrintedKit, PrintOptions, Scenario } from './types';

const assetsOf = ({ assets = '' }: AssetOptions = {}) => browserAssets(assets.replace(/\/$/, ''));

export const planKit = (scenario: Scenario, order?: Order, options?: AssetOptions): Promise<KitPlan> =>
  planWith(assetsOf(options), scenario, order);

export const printKit = (scenario: Scenario, order?: Order, options?: PrintOptions): Promise<PrintedKit> =>
  printWith(assetsOf(options), scenario, order, options);

export const printPieces = (
  scenario: Scenario,
  order?: Order,
  options?: Omit<PrintOptions, 'pages'>,
): AsyncGenerator<PieceImage> => picturesWith(assetsOf(options), scenario, order, options);
