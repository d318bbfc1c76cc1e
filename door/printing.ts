import { buildKit, checkDraft } from '@/lib/flow';
import { isError } from '@/lib/kernel/issue';
import { listKit } from '@/lib/kit/kit-list';
import type { KitSpec } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { readPageRanges } from '@/lib/kit/page-ranges';
import { formatDraft } from '@/lib/scenario/envelope';
import type { Opened } from '@/lib/scenario/open';
import type { Assets } from '@/templates/assets/assets';
import { kitFiles } from '@/templates/exports/kit-files';
import { layoutKit } from '@/templates/layout/layout';
import { NoSuchPages } from '@/templates/layout/pick-pages';
import { fromOne, isDuplex, planOf } from '@/templates/layout/print-plan';
import { attachmentOf } from '@/templates/pdf/attachment';
import { ownPictures } from '@/templates/raster/load-art';
import { renderKit } from '@/templates/render';
import { TrapdoorError } from './error';
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
  const ranges = pages === undefined ? undefined : readPageRanges(pages);
  if (pages !== undefined && !ranges)
    throw new TrapdoorError('print/pages', `Write pages like 1-8,12, not “${pages}”.`);
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

function kitOf(
  scenario: Scenario,
  given: Order,
): { readonly opened: Opened; readonly kit: KitSpec; readonly order: KitOrder } {
  const opened = openedOf(scenario);
  const order = {
    ...completeOrder({ pieces: opened.system.pieces, players: opened.open.players() }, given),
    draft: checkDraft(opened).some(isError),
  };
  const kit = buildKit(opened, order);
  if (kit.pieces.length === 0) {
    throw new TrapdoorError('print/nothing', 'There is nothing to print: these pieces are empty so far.');
  }
  return { opened, kit, order };
}

const fileOf = ({ draft, system }: Opened) => attachmentOf(draft.title, formatDraft(draft, system));

const stopped = () => new TrapdoorError('stopped', 'The work was stopped.');
