import type { SizeMm } from '@/lib/kernel/units';
import type { LinksFigure } from '@/lib/kit/blocks';
import { type LinkDrawing, layLinks } from '@/lib/kit/link-drawing';
import type { LinkGraph, LinkKind } from '@/lib/kit/link-graph';
import { addNode, type Item, line, moveItems, rectangle, type StructNode } from '@/templates/drawing/display-list';
import type { FlowContext } from '@/templates/flow/context';
import { paragraphStrips } from '@/templates/flow/prose';
import { heightOf, type Strip } from '@/templates/flow/strip';
import { drawText, layText, plainSpan, type TextSetting } from '@/templates/flow/text';
import { round } from '@/templates/geometry/matrix';
import { mmFromPt, SIZES } from '@/templates/theme/styles';
import { PALETTE, type Theme } from '@/templates/theme/theme';
import { drawnAt, fitWords } from './fit-words';

const BOX_LINE_MM = 0.6;
const PLATE_LINE_MM = 0.3;
const PLATE_DASH_MM = [0.9, 0.6];
const INSET_MM = 0.8;
const GAP_MM = 3;
const ROW_MM = 6;
const SAMPLE_MM = 12;
/** Dash pattern, in letter heights. */
const DASH = { on: 0.8, off: 0.5 };
/** Share of a box with a note that its name takes. */
const NAME_SHARE = 0.55;
/** Letter size on a poster, relative to its width. */
const LETTER_SHARE = 1 / 38;
/** Gap between the ring and the text below, including one more line of text. */
const SPARE_MM = 9;
/** Smallest share of the height for the ring if there is text below it. */
const LEAST_SHARE = 0.5;

/** Lays out a ring of names with their links as strokes. Below it are the legend and texts that do not fit. */
export function layLinkFigure(
  { graph }: LinksFigure,
  context: FlowContext,
  { widthMm, heightMm }: SizeMm,
  nodes: { readonly figure: StructNode; readonly after: StructNode },
): readonly Strip[] {
  const ring = (highMm: number) => layRing(graph, context, { widthMm, heightMm: highMm }, nodes.figure);
  const small = { ...context, textPt: SIZES.small };
  const below = (words: readonly string[], node: StructNode) =>
    paragraphStrips(small, plainSpan(words.join(' · '), 'body', context.theme.ink), widthMm, node);
  const whole = ring(heightMm);
  if (whole.left.length === 0) return [whole.strip];
  // The smaller ring may leave out a few more texts.
  const leftMm = heightOf(below(whole.left, { role: 'P', children: [] })) + SPARE_MM;
  const { strip, left } = ring(Math.max(heightMm * LEAST_SHARE, heightMm - leftMm));
  return [strip, ...below(left, addNode(nodes.after, 'P'))];
}

/** Lays out the ring and its legend. Also returns the texts that do not fit. */
function layRing(graph: LinkGraph, context: FlowContext, { widthMm, heightMm }: SizeMm, node: StructNode) {
  const legend = legendItems(graph.kinds, context, widthMm, node);
  const ringMm = Math.max(1, heightMm - legend.heightMm - GAP_MM);
  const letter = Math.max(mmFromPt(SIZES.large), Math.min(widthMm, ringMm) * LETTER_SHARE);
  const drawing = layLinks(graph, { width: widthMm, height: ringMm, letter });
  const names = drawing.nodes.map((each, i) => nodeWords(each, i + 1, context, node));
  const items: readonly Item[] = [
    ...drawing.strokes.map((stroke) => strokeItem(stroke, drawing.letter, context.theme, node)),
    ...drawing.nodes.map((each) => boxItem(each, context.theme, node)),
    ...names.flatMap(({ items }) => items),
    ...drawing.strokes.flatMap((stroke) => plateItems(stroke, drawing.letter, context, node)),
    ...moveItems(legend.items, 0, ringMm + GAP_MM),
  ];
  const strip: Strip = {
    heightMm: ringMm + GAP_MM + legend.heightMm,
    gapMm: GAP_MM,
    keepWithNext: false,
    draw: (x, y, out) => out.push(...moveItems(items, x, y)),
  };
  return { strip, left: names.flatMap(({ left }) => left ?? []) };
}

/** The tone determines the colour; solid and dashed lines distinguish kinds in black and white too. */
const inkOf = ({ tone }: LinkKind, { tone: tints }: Theme) => (tone === 'good' ? tints.exit : tints.alarm).edge;

const dashOf = ({ look }: LinkKind, letter: number) =>
  look === 'dashed' ? { dashMm: [round(DASH.on * letter), round(DASH.off * letter)] } : {};

function strokeItem(
  { curve, kind, thickness }: LinkDrawing['strokes'][number],
  letter: number,
  theme: Theme,
  node: StructNode,
): Item {
  const [from, first, last, to] = curve.map(({ x, y }) => `${round(x)} ${round(y)}`);
  const d = `M${from} C${first} ${last} ${to}`;
  return { kind: 'path', d, stroke: inkOf(kind, theme), widthMm: round(thickness), ...dashOf(kind, letter), node };
}

type Placed = LinkDrawing['nodes'][number];

const boxItem = ({ x, y, width, height, isOut }: Placed, theme: Theme, node: StructNode): Item => ({
  kind: 'path',
  d: rectangle(x, y, width, height),
  fill: PALETTE.white,
  stroke: isOut ? theme.grey : theme.ink,
  widthMm: BOX_LINE_MM,
  ...(isOut && { dashMm: [1.5, 1] }),
  node,
});

/**
 * Sets a name in its box with its note below it. If they do not fit, the note is left over, then the name; the box then
 * holds a number and as much of the name as fits.
 */
function nodeWords(
  { x, y, width, height, label, note = '', isOut }: Placed,
  number: number,
  context: FlowContext,
  node: StructNode,
): { readonly items: readonly Item[]; readonly left?: string } {
  const { theme } = context;
  const inside = { xMm: x + INSET_MM, widthMm: width - 2 * INSET_MM };
  const wholeMm = height - 2 * INSET_MM;
  const nameMm = wholeMm * NAME_SHARE;
  const setIn = (text: string, style: 'emblemTitle' | 'emblemNote', heightMm: number, fromMm = 0) => {
    const box = { ...inside, yMm: y + INSET_MM + fromMm, heightMm };
    const words = fitWords(context, style, text, box, node, { align: 'center', color: isOut ? theme.grey : theme.ink });
    const down = box.yMm + (heightMm - words.fitted.heightMm) / 2;
    return { isCut: words.isCut, items: drawnAt(words, { xMm: box.xMm, yMm: down }) };
  };
  if (label === '') return { items: [] };
  if (note !== '') {
    const [name, below] = [setIn(label, 'emblemTitle', nameMm), setIn(note, 'emblemNote', wholeMm - nameMm, nameMm)];
    if (!name.isCut && !below.isCut) return { items: [...name.items, ...below.items] };
  }
  const full = note === '' ? label : `${label}: ${note}`;
  const name = setIn(label, 'emblemTitle', wholeMm);
  if (!name.isCut) return { items: name.items, ...(note !== '' && { left: full }) };
  return { items: setIn(`${number} ${label}`, 'emblemTitle', wholeMm).items, left: `${number} ${full}` };
}

/** Sets the label of a stroke: its words, or only the number if the words would be illegible, or nothing. */
function plateItems(
  { plate, kind, count }: LinkDrawing['strokes'][number],
  letter: number,
  { setter, theme }: FlowContext,
  node: StructNode,
): readonly Item[] {
  if (!plate) return [];
  const { x, y, width, height } = plate;
  const setting: TextSetting = { setter, pt: letter / mmFromPt(1), lineHeight: 1, align: 'center', node };
  const sized = (text: string) => {
    const spans = plainSpan(text, 'label', theme.ink);
    // Letters of some scripts are wider than the plate assumes.
    const whole = layText(spans, 1_000, setting).lines[0]?.width ?? 0;
    const pt = setting.pt * Math.min(1, ((width - INSET_MM) * 1_000) / Math.max(1, whole * letter));
    return pt < SIZES.tiny ? [] : [{ spans, fitting: { ...setting, pt } }];
  };
  const [words] = [plate.text, ...(count > 1 ? [String(count)] : [])].flatMap(sized);
  if (!words) return [];
  const { spans, fitting } = words;
  const items: Item[] = [
    {
      kind: 'path',
      d: rectangle(x, y, width, height),
      fill: PALETTE.white,
      stroke: inkOf(kind, theme),
      widthMm: PLATE_LINE_MM,
      ...(kind.look === 'dashed' && { dashMm: PLATE_DASH_MM }),
      node,
    },
  ];
  const block = layText(spans, width, fitting);
  drawText(block, fitting, x, y + (height - block.heightMm) / 2, items);
  return items;
}

function legendItems(kinds: readonly LinkKind[], { setter, theme }: FlowContext, widthMm: number, node: StructNode) {
  const setting: TextSetting = { setter, pt: SIZES.small, lineHeight: 1.15, node };
  const items: Item[] = [];
  let [x, y] = [0, 0];
  const put = (words: string, kind?: LinkKind) => {
    const beforeMm = kind ? SAMPLE_MM + 2 : 0;
    const block = layText(plainSpan(words, 'label', theme.ink), widthMm - beforeMm, setting);
    const wide = beforeMm + (Math.max(0, ...block.lines.map((each) => each.width)) * mmFromPt(SIZES.small)) / 1_000;
    if (x > 0 && x + wide > widthMm) [x, y] = [0, y + ROW_MM];
    const middle = y + ROW_MM / 2;
    if (kind) {
      const sample = { stroke: inkOf(kind, theme), widthMm: 0.9, ...dashOf(kind, 3), node };
      items.push({ kind: 'path', d: line(x, middle, x + SAMPLE_MM, middle), ...sample });
    }
    drawText(block, setting, x + beforeMm, middle - block.lineMm / 2, items);
    x += wide + 6;
    if (block.lines.length > 1) [x, y] = [0, y + block.heightMm];
  };
  for (const kind of kinds) put(kind.title, kind);
  put('Numbers count links. The more there are, the thicker the line.');
  return { items, heightMm: y + ROW_MM };
}
