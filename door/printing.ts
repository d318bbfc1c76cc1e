import { listKit } from '@/lib/kit/kit-list';
import type { Opened } from '@/lib/scenario/open';
import type { Assets } from '@/templates/assets/assets';
import { kitFiles } from '@/templates/exports/kit-files';
import { layoutKit } from '@/templates/layout/layout';
import { NoSuchPages } from '@/templates/layout/pick-pages';
import { fromOne, isDuplex, planOf } from '@/templates/layout/print-plan';
import { ownPictures } from '@/templates/raster/load-art';
import { renderKit } from '@/templates/render';
import { fileOf } from './carried';
import { TrapdoorError } from './error';
import { NOTHING_TO_PRINT, type OrderedKit, orderableOf, orderedKit, pageRangesOf } from './kit';
import { openedOf } from './opened';
import { completeOrder } from './order';
import type { KitPlan, Order, PieceImage, PrintedKit, PrintOptions, Scenario } from './types';

const NO_ART: Required<PrintOptions>['art'] = async () => undefined;

export async function planWith(assets: Assets, scenario: Scenario, given: Order = {}): Promise<KitPlan> {
  const { kit, order } = kitOf(scenario, given);
  const plan = planOf(await layoutKit(kit, order, { assets }), { duplex: isDuplex(order) });
  return { ...listKit(kit), ...fromOne(plan) };
}

export async function printWith(
  assets: Assets,
  scenario: Scenario,
  given: Order = {},
  { pages, art = NO_ART, signal }: PrintOptions = {},
): Promise<PrintedKit> {
  const { opened, kit, order } = kitOf(scenario, given);
  const ranges = pageRangesOf(pages);
  const pictures = ownPictures(art, assets);
  return renderKit(kit, order, { assets, pictures, signal, pages: ranges, attachment: fileOf(opened) }).catch(
    (error: unknown) => {
      if (error instanceof NoSuchPages) throw new TrapdoorError('print/pages', error.message);
      throw signal?.aborted ? stopped() : error;
    },
  );
}

export async function* picturesWith(
  assets: Assets,
  scenario: Scenario,
  given: Order = {},
  { art = NO_ART, signal }: Omit<PrintOptions, 'pages'> = {},
): AsyncGenerator<PieceImage> {
  const { opened, kit, order } = kitOf(scenario, given);
  const contents = { documents: false, sheets: false, pieces: ['game-crafter' as const] };
  const files = { assets, pictures: ownPictures(art, assets), scenario: fileOf(opened), credits: [], contents, signal };
  try {
    for await (const file of kitFiles(kit, order, files)) if (file.path.endsWith('.png')) yield file;
  } catch (error) {
    throw signal?.aborted ? stopped() : error;
  }
}

function kitOf(scenario: Scenario, given: Order): OrderedKit & { readonly opened: Opened } {
  const opened = openedOf(scenario);
  const ordered = orderedKit(opened, completeOrder(orderableOf(opened), given));
  if (ordered.kit.pieces.length === 0) throw new TrapdoorError('print/nothing', NOTHING_TO_PRINT);
  return { opened, ...ordered };
}

const stopped = () => new TrapdoorError('stopped', 'The work was stopped.');
