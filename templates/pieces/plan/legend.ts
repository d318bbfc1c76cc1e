import type { Plan } from '@/lib/kit/plan';
import { type Item, line, rectangle, type StructNode } from '@/templates/drawing/display-list';
import type { FlowContext } from '../../flow/context';
import { drawText, layText, plainSpan, type TextSetting } from '../../flow/text';
import { mmFromPt, SIZES } from '../../theme/styles';
import type { Point } from './geometry';
import { drawBadge } from './room-words';
import { arrow, blockade, passageItems, wallBar, YOU_ARE_HERE } from './signs';

const ROW_MM = 6.5;
const SIGN_MM = 9;
const NORTH_MM = 10;

/** Lays out the legend: the signs that this plan uses, the north arrow and the scale, in rows. */
export function layLegend(plan: Plan, context: FlowContext, widthMm: number, node: StructNode) {
  const { setter, theme } = context;
  const setting: TextSetting = { setter, pt: SIZES.tiny, lineHeight: 1.2, node };
  const room = widthMm - NORTH_MM;
  const placed: {
    readonly x: number;
    readonly y: number;
    readonly draw: (at: Point, out: Item[]) => void;
    readonly block: ReturnType<typeof layText>;
  }[] = [];
  let [x, y] = [0, 0];
  for (const { words, draw } of entriesOf(plan, context, node)) {
    const block = layText(plainSpan(words, 'label', theme.ink), room - SIGN_MM, setting);
    const wide = Math.max(...block.lines.map(({ width }) => (width * mmFromPt(SIZES.tiny)) / 1000));
    if (x > 0 && x + SIGN_MM + wide > room) [x, y] = [0, y + ROW_MM];
    placed.push({ x, y, draw, block });
    x += SIGN_MM + wide + 5;
    if (block.lines.length > 1) [x, y] = [0, y + block.heightMm];
  }
  const heightMm = Math.max(NORTH_MM + 2, y + ROW_MM + 2);
  return {
    heightMm,
    draw(left: number, top: number, out: Item[]) {
      out.push({ kind: 'path', d: line(left, top, left + widthMm, top), stroke: theme.ink, widthMm: 0.35 });
      for (const entry of placed) {
        const [at, middle] = [left + entry.x, top + 2 + entry.y + ROW_MM / 2];
        entry.draw({ x: at + SIGN_MM / 2 - 0.5, y: middle }, out);
        drawText(entry.block, setting, at + SIGN_MM, middle - mmFromPt(SIZES.tiny) * 0.6, out);
      }
      drawNorth(left + widthMm - NORTH_MM / 2, top + 2, out);
    },
  };

  function drawNorth(at: number, top: number, out: Item[]): void {
    const d = `M${at} ${top + 0.5} L${at + 2.2} ${top + 6.5} L${at} ${top + 5} L${at - 2.2} ${top + 6.5} Z`;
    out.push({ kind: 'path', d, fill: theme.ink, node });
    const north: TextSetting = { ...setting, align: 'center' };
    drawText(layText(plainSpan('N', 'heading', theme.ink), 6, north), north, at - 3, top + 6.8, out);
  }
}

function* entriesOf(plan: Plan, context: FlowContext, node: StructNode) {
  const { theme } = context;
  const across = ({ x, y }: Point) => ({ from: { x: x - 3, y }, to: { x: x + 3, y }, middle: { x, y } });
  const doorway = ({ x, y }: Point) => ({
    ...across({ x, y }),
    wall: { from: { x: x - 4, y }, to: { x: x + 4, y }, upright: false },
  });
  const has = (style: string) => plan.passages.some((passage) => passage.style === style);
  const sign = (words: string, draw: (at: Point) => readonly Item[]) => ({
    words,
    draw: (at: Point, out: Item[]) => void out.push(...draw(at)),
  });
  if (plan.start !== undefined) yield sign('You are here', (at) => YOU_ARE_HERE(at, theme, node));
  if (plan.wayOut.length > 1) {
    yield sign('Way out', ({ x, y }) => [
      { kind: 'path', d: line(x - 3.5, y, x + 1, y), stroke: theme.tone.exit.edge, widthMm: 1, node },
      arrow({ x: x - 3, y }, { x: x + 2.5, y }, theme, node),
    ]);
  }
  if (has('door')) {
    yield sign('Door', ({ x, y }) => [
      { kind: 'path', d: line(x - 4, y, x + 4, y), stroke: theme.ink, widthMm: 1.1, node },
      ...passageItems({ style: 'door' }, doorway({ x, y }), theme, 1.1, node),
    ]);
  }
  if (has('duct')) yield sign('Duct', (at) => passageItems({ style: 'duct' }, across(at), theme, 1.1, node));
  if (has('hull')) yield sign('Outside', (at) => passageItems({ style: 'hull' }, across(at), theme, 1.1, node));
  if (plan.walls?.length) {
    yield sign('Wall', ({ x, y }) => wallBar({ from: { x: x - 2.4, y }, to: { x: x + 2.4, y } }, theme, node));
  }
  if (plan.pins?.length) {
    const [first] = plan.pins;
    const draw = (at: Point, out: Item[]) => drawBadge(first?.label ?? '', at, context, node, out);
    yield { words: 'Start', draw };
  }
  if (plan.passages.some(({ blocked }) => blocked))
    yield sign('Blocked', (middle) => blockade({ middle }, theme, node));
  if (plan.rooms.some(({ secret }) => secret)) {
    yield sign('Secret: for the GM alone', ({ x, y }) => [
      { kind: 'path', d: rectangle(x - 3, y - 1.8, 6, 3.6), stroke: theme.tone.alarm.edge, widthMm: 0.5, node },
    ]);
  }
  if (plan.scale !== '') {
    yield sign(plan.scale, ({ x, y }) => [
      {
        kind: 'path',
        d: `${line(x - 3, y, x + 3, y)} ${line(x - 3, y - 1, x - 3, y + 1)} ${line(x + 3, y - 1, x + 3, y + 1)}`,
        stroke: theme.ink,
        widthMm: 0.4,
        node,
      },
    ]);
  }
}
