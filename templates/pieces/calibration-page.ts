import type { SizeMm } from '@/lib/kernel/units';
import type { KitSpec } from '@/lib/kit/kit-spec';
import { PAPER_SIZE, type Paper } from '@/lib/kit/paper';
import { addNode, type Item, line, type StructNode } from '@/templates/drawing/display-list';
import { type FlowContext, READING } from '../flow/context';
import { listStrips, proseStrips } from '../flow/prose';
import { drawStrips } from '../flow/strip';
import { drawText, layText, plainSpan, type TextSetting } from '../flow/text';
import { SIZES } from '../theme/styles';
import type { Theme } from '../theme/theme';
import type { Setter } from '../type/setter';
import type { PageDraft } from './page-draft';

interface Setting {
  readonly setter: Setter;
  readonly theme: Theme;
}

/** Range of the scales in each direction, larger than the error of any printer. */
const REACH_MM = 10;
const LINE_MM = 0.15;

/** The calibration page as a kit of its own, to be printed on the same paper as kits. */
export const calibrationKit = (): KitSpec => ({
  title: 'Calibration page',
  subtitle: 'What your printer gets wrong',
  language: 'en',
  authors: [],
  sign: 'service',
  pieces: [{ kind: 'calibration', id: 'calibration', title: 'Calibration page', audience: 'table' }],
});

/** Instructions, printed on the front of the page. */
const CALIBRATION_STEPS = [
  'Print both sides at 100 %, the way you print kits. The bar below must be 100 mm long; if it is not, something scales your pages.',
  'Fold the sheet in half, edge to edge, and open it. Fold it in half the other way, and open it. Both creases run through the true middle of the paper.',
  '**Across:** read the level scale where the upright crease meets it.',
  '**Down:** read the upright scale where the level crease meets it.',
  '**Turned:** read both small scales of degrees where the upright crease meets them. Take the lower reading from the upper one.',
  'Turn the sheet over, text upright, and read the back in the same way.',
  'Type the six numbers, signs and all, into “Calibrate my printer”. From then on every kit is moved by as much the other way.',
];

const CALIBRATION_CHECK =
  'A check: hold the sheet against the light. Once kits are set right, crosses that are printed on both sides fall on each other.';

/** Distance between the scales of degrees, such that a millimetre on one of them is a quarter of a degree. */
const BETWEEN_MM = 1 / Math.tan((0.25 * Math.PI) / 180);
const MM_PER_DEGREE = 4;
const MOST_DEGREES = 2.5;
const RULER_MM = 100;
const EDGE_MM = 12;

/** Returns both sides of the page, without any correction of the printer. */
export function calibrationPages(paper: Paper, setting: Setting, parent: StructNode): readonly PageDraft[] {
  const size = PAPER_SIZE[paper];
  return (['front', 'back'] as const).map((side) => ({
    ...size,
    frame: undefined,
    isUncorrected: true,
    side,
    title: side === 'front' ? 'Calibration page' : 'Calibration page: back',
    items: [
      ...scales(size, setting),
      ...words(size, side, setting, addNode(parent, 'Sect', { title: side === 'front' ? 'Front' : 'Back' })),
    ],
  }));
}

/** Axes through the centre of the page, and two scales of degrees across the upright one. */
function scales({ widthMm, heightMm }: SizeMm, { theme, setter }: Setting): readonly Item[] {
  const [x, y] = [widthMm / 2, heightMm / 2];
  const d: string[] = [line(EDGE_MM, y, widthMm - EDGE_MM, y), line(x, EDGE_MM, x, heightMm - EDGE_MM)];
  const items: Item[] = [];
  const label = (text: string, at: number, top: number) => {
    const set: TextSetting = { setter, pt: SIZES.tiny, lineHeight: 1, align: 'center' };
    const block = layText(plainSpan(text, 'label', theme.ink), LABEL_MM, set);
    drawText(block, set, at - LABEL_MM / 2, top, items);
  };
  // Numbers increase against the shift of the print, so that the crease shows the shift itself. Each half of a scale
  // has its ticks in a separate quadrant.
  for (let tick = -2 * REACH_MM; tick <= 2 * REACH_MM; tick++) {
    const mm = tick / 2;
    const long = (mm % 5 === 0 ? 3 : tick % 2 === 0 ? 2 : 1.2) * (mm > 0 ? 1 : -1);
    if (mm !== 0) d.push(line(x + mm, y, x + mm, y - long), line(x, y + mm, x + long, y + mm));
    if (mm % 5 !== 0 || mm === 0) continue;
    label(signed(-mm), x + mm, mm > 0 ? y - 6 : y + 3.4);
    label(signed(-mm), x + (mm > 0 ? 6.4 : -6.4), y + mm - 1.3);
  }
  for (const top of [y - BETWEEN_MM / 2, y + BETWEEN_MM / 2]) {
    d.push(line(x - MOST_DEGREES * MM_PER_DEGREE, top, x + MOST_DEGREES * MM_PER_DEGREE, top));
    for (let quarter = -4 * MOST_DEGREES; quarter <= 4 * MOST_DEGREES; quarter++) {
      const at = x + (quarter / 4) * MM_PER_DEGREE;
      const long = quarter % 4 === 0 ? 2.5 : quarter % 2 === 0 ? 1.7 : 1;
      d.push(line(at, top - long, at, top + long));
      if (quarter % 4 === 0 && quarter !== 0)
        label(`${signed(-quarter / 4)}°`, at, Math.abs(quarter) === 4 ? top - 5.4 : top + 2.9);
    }
  }
  for (const [dx, dy] of CORNERS) {
    const [cx, cy] = [x + dx * (x - CROSS_INSET_MM), y + dy * (y - CROSS_INSET_MM)];
    d.push(line(cx - 4, cy, cx + 4, cy), line(cx, cy - 4, cx, cy + 4));
  }
  return [{ kind: 'path', d: d.join(' '), stroke: theme.ink, widthMm: LINE_MM }, ...items];
}

const LABEL_MM = 12;
const CROSS_INSET_MM = 18;
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

const signed = (value: number) => (value > 0 ? `+${value}` : `−${-value}`);

function words(size: SizeMm, side: 'front' | 'back', { setter, theme }: Setting, node: StructNode): readonly Item[] {
  const items: Item[] = [];
  const context: FlowContext = {
    setter,
    theme,
    faces: READING,
    textPt: SIZES.small,
    density: 1,
    tallestMm: size.heightMm,
    fieldPrefix: undefined,
  };
  const left = 25;
  const widthMm = size.widthMm / 2 - left - 14;
  const heading: TextSetting = { setter, pt: SIZES.title, lineHeight: 1.15, node: addNode(node, 'H1') };
  const title = side === 'front' ? 'Calibration page: front' : 'Calibration page: back';
  const head = layText(plainSpan(title, 'heading', theme.ink), widthMm, heading);
  drawText(head, heading, left, 26, items);
  const top = 26 + head.heightMm + 3;
  if (side === 'back') {
    const instruction = 'Read this side in the same way, with these words upright.';
    drawStrips(proseStrips(context, instruction, widthMm, node), left, top, items);
    return items;
  }
  const steps = listStrips(context, CALIBRATION_STEPS, widthMm, node, {
    signOf: (_, i) => ({ text: `${i + 1}.` }),
    stripsOf: (step, width, body) => proseStrips(context, step, width, body),
  });
  drawStrips(steps, left, top, items);
  const right = size.widthMm / 2 + 16;
  drawStrips(proseStrips(context, CALIBRATION_CHECK, widthMm, node), right, 30, items);
  items.push(...ruler(size, { setter, theme }, node));
  return items;
}

/** A bar of known length, to check whether pages are scaled. */
function ruler({ widthMm, heightMm }: SizeMm, { setter, theme }: Setting, node: StructNode): readonly Item[] {
  const figure = addNode(node, 'Figure', { alt: 'A bar of 100 mm' });
  const [x, y] = [(widthMm - RULER_MM) / 2, heightMm / 2 + 60];
  const ticks = Array.from({ length: RULER_MM + 1 }, (_, mm) =>
    line(x + mm, y, x + mm, y - (mm % 10 === 0 ? 4 : mm % 5 === 0 ? 3 : 2)),
  );
  const items: Item[] = [
    {
      kind: 'path',
      d: [line(x, y, x + RULER_MM, y), ...ticks].join(' '),
      stroke: theme.ink,
      widthMm: LINE_MM,
      node: figure,
    },
  ];
  const set: TextSetting = { setter, pt: SIZES.tiny, lineHeight: 1.1, align: 'left', node: addNode(node, 'P') };
  drawText(layText(plainSpan('100 mm', 'label', theme.ink), 30, set), set, x + RULER_MM + 2, y - 3, items);
  return items;
}
