import { outlineOf, type Plan } from '@/lib/kit/plan';
import type { Poster } from '@/lib/kit/poster';
import { type ScenarioTheme, themeNamed } from '@/lib/kit/themes';
import type { Assets } from '../assets/assets';
import { DISPLAY_FILES, type FaceName } from '../assets/catalogue';
import {
  addNode,
  circle,
  type Item,
  type Page,
  type Picture,
  polygon,
  rectangle,
  type StructNode,
} from '../drawing/display-list';
import { drawText, layText, plainSpan, type TextBlock, type TextSetting } from '../flow/text';
import { rotation } from '../geometry/matrix';
import { loadSigns } from '../theme/game-icons';
import { iconNamed, outlinedWith } from '../theme/icons';
import { mmFromPt } from '../theme/styles';
import { textureInk, textureItems } from '../theme/textures';
import { type CoverLook, FAINT_PLAN, isDark, PALETTE } from '../theme/theme';
import { codePointsOf } from '../type/characters';
import { openLibrary } from '../type/library';
import { createSetter, type Setter } from '../type/setter';

/** Size of a poster in millimetres; pages scale it. */
export const POSTER = { widthMm: 100, heightMm: 140 } as const;

const MARGIN = 8;
const FRAME = { inset: 3.5, widthMm: 0.6 } as const;
const TEXT_WIDTH = POSTER.widthMm - 2 * MARGIN;
const [STRIP_TOP, STRIP_PT] = [125.5, 10];
const GAP = 2.5;

/** Sizes in points, largest first. A title that is too long for all of them is cut after its last line. */
const TITLE = {
  sizes: [48, 42, 36, 31, 27, 23, 20, 17, 15, 13, 11.5],
  lines: 5,
  heightMm: 52,
  lineHeight: 1.05,
} as const;
/** Sizes where ink is saved: only short titles are larger than 20 pt, since their lines cover no more than long ones. */
const SPARING_TITLE = { ...TITLE, sparing: { fromPt: 20, mostMm2: 400 } } as const;
const HUNTER = { sizes: [13, 11, 9.5], lines: 2, heightMm: 12, lineHeight: 1.2 } as const;
const OPENING = { sizes: [12, 10.5, 9], lines: 1, heightMm: 6, lineHeight: 1.2 } as const;
const STRIP = { sizes: [STRIP_PT, 8.5, 7.5], lines: 1, heightMm: 5, lineHeight: 1.2 } as const;

interface Fit {
  /** In points, largest first. */
  readonly sizes: readonly number[];
  readonly lines: number;
  readonly heightMm: number;
  readonly lineHeight: number;
  /** Largest area of the lines in sizes above `fromPt`, each line as high as its type size. */
  readonly sparing?: { readonly fromPt: number; readonly mostMm2: number };
}

/**
 * Draws a poster as a page in reading order. `art` is the decoded picture of `poster.art`. Loads the
 * theme's display face and the sign; a sign that can't be loaded is left out.
 */
export async function drawPoster(poster: Poster, assets: Assets, art?: Picture): Promise<Page> {
  const theme = themeNamed(poster.theme);
  const library = openLibrary(assets);
  const points = codePointsOf([poster.opening, poster.title, poster.hunter, poster.strip, ELLIPSIS]);
  const [chains] = await Promise.all([
    library.chains(points, 'und', DISPLAY_FILES[theme.face]),
    loadSigns([poster.sign], assets),
  ]);
  return { ...POSTER, items: posterItems(poster, theme, createSetter(chains), art), onPaper: onPaper(theme) };
}

/** Returns the colours on white paper of a theme with a dark ground; undefined for a light one. */
function onPaper({ ground, ink, accent, plan, headline, line }: ScenarioTheme): Page['onPaper'] {
  if (!isDark(ground)) return undefined;
  const faint = { [plan]: FAINT_PLAN, [textureInk(ground, ink)]: PALETTE.white };
  return { [ground]: PALETTE.white, [ink]: headline, [accent]: line, ...faint };
}

/** Returns the items of a poster whose fonts and sign are loaded. Its lines of text become children of `parent`. */
export function posterItems(
  poster: Poster,
  look: CoverLook,
  setter: Setter,
  art: Picture | undefined,
  parent?: StructNode,
): readonly Item[] {
  const { ground, accent } = look;
  const words: Item[] = [];
  const top = wordItems(poster, look, setter, words, parent);
  // On white, lines behind words would look like strokes through them.
  const seen = ground ? { inset: 0, bottom: POSTER.heightMm } : { inset: FRAME.inset, bottom: top - GAP };
  const items: readonly Item[] = [
    ...(ground ? groundItems(ground, look) : []),
    ...planItems(poster.plan, look, seen),
    {
      kind: 'path',
      d: rectangle(FRAME.inset, FRAME.inset, POSTER.widthMm - 2 * FRAME.inset, POSTER.heightMm - 2 * FRAME.inset),
      stroke: accent,
      widthMm: FRAME.widthMm,
    },
  ];
  return [...items, ...words, ...signItems(poster.sign, look, top - GAP, art)];
}

function groundItems(ground: string, { texture, ink }: CoverLook): readonly Item[] {
  const box = { xMm: 0, yMm: 0, ...POSTER };
  const d = rectangle(0, 0, POSTER.widthMm, POSTER.heightMm);
  return [{ kind: 'path', d, fill: ground }, ...textureItems(texture, ground, ink, box)];
}

const ELLIPSIS = '…';

/** Draws the lines of text upwards from the strip. Returns the top of the highest one. */
function wordItems(
  { opening, title, hunter, strip }: Poster,
  { accent, ink, isSparing }: CoverLook,
  setter: Setter,
  out: Item[],
  parent: StructNode | undefined,
): number {
  const lines: readonly (readonly [string, FaceName, string, Fit])[] = [
    [opening.toLocaleUpperCase(), 'label', accent, OPENING],
    [title, setter.headlineFace(title), ink, isSparing ? SPARING_TITLE : TITLE],
    [hunter, 'bold', ink, HUNTER],
  ];
  const set = lines.flatMap(([text, face, color, fit]) =>
    text === '' ? [] : [fitText(setter, text, face, color, fit, parent)],
  );
  const height = set.reduce((sum, { block }) => sum + block.heightMm + GAP / 2, 0);
  const top = STRIP_TOP - GAP / 2 - height;
  let y = top;
  for (const { block, setting } of set) {
    drawText(block, setting, MARGIN, y, out);
    y += block.heightMm + GAP / 2;
  }
  const foot = fitText(setter, strip, 'label', accent, STRIP, parent);
  drawText(foot.block, foot.setting, MARGIN, STRIP_TOP, out);
  return top;
}

interface Fitted {
  readonly block: TextBlock;
  readonly setting: TextSetting;
}

/** Sets text at the largest size at which it fits without a cut word; at the smallest size, cut after its last line. */
function fitText(
  setter: Setter,
  text: string,
  face: FaceName,
  color: string,
  fit: Fit,
  parent: StructNode | undefined,
): Fitted {
  const { sizes, lines, heightMm, lineHeight, sparing } = fit;
  const node = parent && addNode(parent, 'P');
  const settings = sizes.map((pt): TextSetting => ({ setter, pt, lineHeight, node }));
  const laid = settings.map((setting) => ({
    setting,
    block: layText(plainSpan(text, face, color), TEXT_WIDTH, setting),
  }));
  const isWhole = ({ block }: Fitted) =>
    block.lines.length <= lines && block.heightMm <= heightMm && block.lines.every(({ isCut }) => !isCut);
  const isAllowed = ({ block, setting: { pt } }: Fitted) =>
    sparing === undefined || pt <= sparing.fromPt || areaOf(block, pt) <= sparing.mostMm2;
  const best = laid.find((one) => isWhole(one) && isAllowed(one)) ?? laid.at(-1);
  if (!best) throw new Error('No sizes to fit into.');
  if (best.block.lines.length <= lines) return best;
  const { block, setting } = best;
  const kept = block.lines.slice(0, lines);
  return { setting, block: { ...block, lines: kept, heightMm: kept.length * mmFromPt(setting.pt) * lineHeight } };
}

/** Returns the area of the lines, each as high as the type size. */
const areaOf = ({ lines }: TextBlock, pt: number): number =>
  lines.reduce((sum, { width }) => sum + width / 1000, 0) * mmFromPt(pt) ** 2;

/** Angle of the floor plan, in degrees. */
const SLANT = -8;
const PLAN_LINE_MM = 0.7;

/** Draws the outlines of the rooms large enough to cover the poster, as far as they are seen. */
function planItems(
  { rooms }: Plan,
  { plan }: CoverLook,
  { inset, bottom }: { readonly inset: number; readonly bottom: number },
): readonly Item[] {
  const inside = rooms.filter(({ style }) => style !== 'outside');
  const shown = inside.length > 0 ? inside : rooms;
  if (shown.length === 0) return [];
  const [left, topmost] = [Math.min(...shown.map(({ x }) => x)), Math.min(...shown.map(({ y }) => y))];
  const width = Math.max(...shown.map((room) => room.x + room.width)) - left;
  const height = Math.max(...shown.map((room) => room.y + room.height)) - topmost;
  const scale = Math.max(POSTER.widthMm / Math.max(width, 1), POSTER.heightMm / Math.max(height, 1));
  const place = (at: { readonly x: number; readonly y: number }) => ({
    x: (at.x - left - width / 2) * scale + POSTER.widthMm / 2,
    y: (at.y - topmost - height / 2) * scale + POSTER.heightMm / 2,
  });
  const d = shown.map((room) => polygon(outlineOf(room).map(place))).join(' ');
  const items: readonly Item[] = [{ kind: 'path', d, stroke: plan, widthMm: PLAN_LINE_MM }];
  const page = rectangle(inset, inset, POSTER.widthMm - 2 * inset, Math.min(POSTER.heightMm - inset, bottom) - inset);
  const slanted = { kind: 'group', matrix: rotation(SLANT, POSTER.widthMm / 2, POSTER.heightMm / 2), items } as const;
  return [{ kind: 'group', clip: page, items: [slanted] }];
}

const [SIGN_TOP, SIGN_MAX, SIGN_MIN] = [11, 66, 18];
/** Part of a disc's diameter that its sign takes. */
const IN_DISC = 0.72;
/** Width of an outline, as a part of the sign's side. */
const OUTLINE = 0.018;
const THIN_OUTLINE = 0.006;

function signItems(sign: string, look: CoverLook, bottom: number, art: Picture | undefined): readonly Item[] {
  const { ink, ground = PALETTE.white } = look;
  const side = Math.min(SIGN_MAX, Math.max(SIGN_MIN, bottom - SIGN_TOP));
  const x = (POSTER.widthMm - side) / 2;
  const y = SIGN_TOP + Math.max(0, bottom - SIGN_TOP - side) / 2;
  if (art) {
    const scale = side / Math.max(art.widthPx, art.heightPx);
    const [widthMm, heightMm] = [art.widthPx * scale, art.heightPx * scale];
    return [
      { kind: 'image', picture: art, x: x + (side - widthMm) / 2, y: y + (side - heightMm) / 2, widthMm, heightMm },
    ];
  }
  const sketch = sign === '' ? undefined : iconNamed(sign);
  if (!sketch) return [];
  if (look.sign === 'outline') {
    const outline = outlinedWith(sketch, look.isSparing ? THIN_OUTLINE : OUTLINE, ground);
    return [{ kind: 'place', sketch: outline, x, y, scale: side / sketch.widthMm, ink }];
  }
  if (look.sign === 'solid') return [{ kind: 'place', sketch, x, y, scale: side / sketch.widthMm, ink }];
  const inner = side * IN_DISC;
  const inset = (side - inner) / 2;
  return [
    { kind: 'path', d: circle(x + side / 2, y + side / 2, side / 2), fill: ink },
    { kind: 'place', sketch, x: x + inset, y: y + inset, scale: inner / sketch.widthMm, ink: ground },
  ];
}
