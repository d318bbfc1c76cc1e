import type { KitOrder } from '@/lib/kit/order';
import type { Plan } from '@/lib/kit/plan';
import type { Assets } from '../assets/assets';
import { type Item, type Page, rectangle, type StructNode } from '../drawing/display-list';
import { READING } from '../flow/context';
import { openSetting } from '../layout/layout';
import { layPlan } from '../pieces/plan/plan-figure';

/** Size of the picture in millimetres, small enough that names are legible on a phone. */
const PICTURE = { widthMm: 190, heightMm: 106 } as const;
const MARGIN = 7;
const GROUND = '#FFFFFF';
const TEXT_PT = 10;

/** Draws a floor plan without its legend, in the middle of a picture. */
export async function drawPlanPicture(plan: Plan, language: string, order: KitOrder, assets: Assets): Promise<Page> {
  // Loads the fonts for the names of the rooms.
  const kit = { title: plan.rooms.map(({ label }) => label).join(' '), subtitle: '', language, authors: [] };
  const { setting } = await openSetting({ ...kit, sign: '', pieces: [] }, order, { assets, credits: false });
  const [widthMm, heightMm] = [PICTURE.widthMm - 2 * MARGIN, PICTURE.heightMm - 2 * MARGIN];
  const context = {
    setter: setting.setter,
    theme: setting.theme,
    faces: READING,
    textPt: TEXT_PT,
    density: 1,
    tallestMm: heightMm,
    fieldPrefix: undefined,
  };
  const node: StructNode = { role: 'Figure', children: [] };
  const figure = { figure: 'plan', plan, bare: true } as const;
  const [strip] = layPlan(figure, context, { widthMm, heightMm }, { figure: node, after: node });
  const items: Item[] = [{ kind: 'path', d: rectangle(0, 0, PICTURE.widthMm, PICTURE.heightMm), fill: GROUND }];
  strip?.draw(MARGIN, MARGIN + (heightMm - strip.heightMm) / 2, items);
  return { ...PICTURE, items };
}
