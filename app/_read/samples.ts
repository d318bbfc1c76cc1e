import type { System } from '@/lib/contract/authored';
import { buildKit } from '@/lib/flow';
import { invariant } from '@/lib/kernel/invariant';
import type { KitSpec } from '@/lib/kit/kit-spec';
import { type KitOrder, USUAL_SHEETS } from '@/lib/kit/order';
import { parsePicture, picturesIn } from '@/lib/kit/picture';
import { shownPieces } from '@/lib/kit/shown-pieces';
import type { Draft } from '@/lib/scenario/envelope';
import { playersCopy } from '@/lib/scenario/real-evenings';
import type { FirstPageJob, Sample, SampleJob, Written } from '@/lib/services/requests/renderer';
import type { Page } from '@/templates/drawing/display-list';
import { openSource } from './open-draft-source';

const orderFor = ({ players }: System): KitOrder => ({
  names: [],
  players: players.max,
  paper: 'a4',
  fillable: false,
  ink: 'full',
  sheets: USUAL_SHEETS,
});

/** Returns the kit without the GM's pieces. `draft` must be the players' copy. */
function playersKit(system: System, draft: Draft): KitSpec {
  const kit = buildKit({ system, draft, open: system.open(draft.body), issues: [] }, orderFor(system));
  return { ...kit, pieces: kit.pieces.filter(({ audience }) => audience !== 'gm') };
}

/** Lists the sample pictures that can be drawn of a players' copy. */
export function samplesOf(system: System, draft: Draft): readonly Sample[] {
  const pieces = shownPieces(playersKit(system, draft));
  const art = picturesIn(pieces).flatMap((id) => {
    const picture = parsePicture(id);
    return picture.kind === 'art' ? [picture.hash] : [];
  });
  const isMapped = system.open(draft.body).plan('table').rooms.length > 0;
  return [
    ...(pieces.length > 0 ? [{ name: 'cards', art } as const] : []),
    ...(isMapped ? [{ name: 'map', art: [] } as const] : []),
  ];
}

/** Draws a sample picture from the players' copy of a scenario. */
export async function samplePage({ source, name, art }: SampleJob): Promise<Page> {
  const { system, draft: whole } = await openSource(source);
  const draft = playersCopy(system, whole);
  const assets = (await import('@/templates/assets/node')).nodeAssets();
  if (name === 'map') {
    const { drawPlanPicture } = await import('@/templates/exports/plan-picture');
    return drawPlanPicture(system.open(draft.body).plan('table'), draft.language, orderFor(system), assets);
  }
  const [{ drawKitPicture }, { smallPictures }] = await Promise.all([
    import('@/templates/exports/kit-picture'),
    import('./small-pictures'),
  ]);
  const bytes = new Map(art);
  const pictures = smallPictures(async (hash) => bytes.get(hash));
  return drawKitPicture(playersKit(system, draft), orderFor(system), { assets, pictures });
}

/** Draws the first page of a draft's kit, without pictures that its authors uploaded. */
async function firstPage({ source, order: settings }: FirstPageJob): Promise<Page> {
  const { system, draft } = await openSource(source);
  const order = { ...orderFor(system), ...settings };
  const kit = buildKit({ system, draft, open: system.open(draft.body), issues: [] }, order);
  const [{ layoutFirstPage }, { nodeAssets }] = await Promise.all([
    import('@/templates/layout/first-page'),
    import('@/templates/assets/node'),
  ]);
  const begun = await layoutFirstPage(kit, order, { assets: nodeAssets(), pictures: async () => undefined });
  const page = begun?.pages[0];
  invariant(page, 'a kit begins with its poster');
  return page;
}

export const drawSample = (job: SampleJob): Promise<Written> => written(samplePage(job));

export const drawFirstPage = (job: FirstPageJob): Promise<Written> => written(firstPage(job));

async function written(drawn: Promise<Page>): Promise<Written> {
  const [page, { pageToSvg }] = await Promise.all([drawn, import('@/templates/drawing/svg')]);
  const text = pageToSvg(page);
  return { text, size: text.length };
}
