import type { System } from '@/lib/contract/authored';
import { buildKit } from '@/lib/flow';
import type { Json } from '@/lib/kernel/json';
import { type KitOrder, USUAL_KIT_SHEETS } from '@/lib/kit/order';
import { type Paper, UNPRINTABLE_MM } from '@/lib/kit/paper';
import { type Preset, presetPieces, withPreset } from '@/lib/kit/presets';
import { draftFromStarter, type Starter } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import { nodeAssets } from '@/templates/assets/node';
import type { Item, Page } from '@/templates/drawing/display-list';
import { layoutKit } from '@/templates/layout/layout';
import { drawPage } from '@/test/support/pictures';

export interface MeasuredPage {
  /** From 1. */
  readonly page: number;
  /** The titles of what stands on it. */
  readonly piece: string;
  /** Share of the printable height from the first to the last mark, without head, foot and cutting lines. */
  readonly filled: number;
  /** Share of the page that ink would cover if all of it were black. */
  readonly ink: number;
  /** Share of the page that is dark without a light spot near: fills rather than letters and lines. */
  readonly solid: number;
  /** True on the last page of a piece or of one of its copies. */
  readonly isLast: boolean;
  readonly isBlank: boolean;
}

const PLAYERS = 4;
const DPI = 40;
const assets = nodeAssets();

/** Every page of a starter's kit, as it is drawn. */
export async function measureKit(
  system: System,
  starter: Starter,
  { paper, preset, theme }: { readonly paper: Paper; readonly preset?: Preset; readonly theme?: string },
): Promise<readonly MeasuredPage[]> {
  const draft = { ...draftFromStarter(system, starter, starter.id), ...(theme && { theme }) };
  const opened = openDraft(draft as unknown as Json, system);
  const usual: KitOrder = {
    players: PLAYERS,
    names: [],
    paper,
    fillable: false,
    ink: 'full',
    sheets: USUAL_KIT_SHEETS,
  };
  const order = preset ? { ...withPreset(usual, preset), pieces: presetPieces(preset, system.pieces) } : usual;
  const { pages, sections } = await layoutKit(buildKit(opened, order), order, { assets });
  const measured: MeasuredPage[] = [];
  for (const [i, page] of pages.entries()) {
    const own = sections.filter(({ firstPage, lastPage }) => firstPage <= i && i <= lastPage);
    const isBlank = page.isBlank ?? false;
    measured.push({
      page: i + 1,
      piece: own.map(({ title }) => title).join(' · '),
      ...(isBlank ? { filled: 0, ink: 0, solid: 0 } : await marksOn(page)),
      isLast: own.some(({ lastPage, backs }) => i === lastPage || (backs === 'reverse' && i === lastPage - 1)),
      isBlank,
    });
  }
  return measured;
}

const WHITE = 250;
const DARK = 128;

async function marksOn(page: Page): Promise<Pick<MeasuredPage, 'filled' | 'ink' | 'solid'>> {
  const { width, height, data } = await drawPage({ ...page, items: withoutFurniture(page.items) }, DPI);
  const dark = new Uint8Array(width * height);
  let [first, last, darkness] = [height, -1, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const light = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
      darkness += 255 - light;
      dark[y * width + x] = light < DARK ? 1 : 0;
      if (light < WHITE) [first, last] = [Math.min(first, y), y];
    }
  const printable = height * (1 - (2 * UNPRINTABLE_MM) / page.heightMm);
  const filled = last < 0 ? 0 : Math.min(1, (last - first + 1) / printable);
  const solid = countSolid(dark, width) / (width * height);
  return { filled: rounded(filled), ink: rounded(darkness / (255 * width * height)), solid: rounded(solid) };
}

/** Counts the dark pixels all of whose neighbours are dark. */
function countSolid(dark: Uint8Array, width: number): number {
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  return dark.reduce((sum, is, at) => sum + (is === 1 && around.every((step) => dark[at + step] === 1) ? 1 : 0), 0);
}

const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

const withoutFurniture = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item): readonly Item[] => {
    if (item.kind !== 'group') return [item];
    return item.isFurniture ? [] : [{ ...item, items: withoutFurniture(item.items) }];
  });
