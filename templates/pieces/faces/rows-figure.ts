import type { Point } from '@/lib/kernel/tiling';
import type { SizeMm } from '@/lib/kernel/units';
import type { RowsFigure } from '@/lib/kit/blocks';
import { type Item, moveItems, polygon, type StructNode } from '@/templates/drawing/display-list';
import type { FlowContext } from '@/templates/flow/context';
import type { Strip } from '@/templates/flow/strip';
import { drawText, layText, plainSpan, type TextSetting } from '@/templates/flow/text';
import { SIZES } from '@/templates/theme/styles';
import { PALETTE } from '@/templates/theme/theme';

const LINE_MM = 0.3;
const GAP_MM = 2;
/** Largest width of a card, and its height relative to it. */
const CARD_MM = 7.5;
const CARD_HEIGHT = 1.4;
/** Distance between cards, relative to their width. */
const PITCH = 1.15;
/** Space between rows: their length including it, relative to their length. */
const APART = 1.2;
/** Distance of a name from its row. */
const NAME_MM = 3;
/** Largest width of a name. */
const WORD_MM = 24;

/** Rows of cards in a ring around a table, each with the name of its owner inside. */
export function layRows(
  { seats, places }: RowsFigure,
  context: FlowContext,
  { widthMm, heightMm }: SizeMm,
  node: StructNode,
): readonly Strip[] {
  const half = Math.min(widthMm, heightMm) / 2 - LINE_MM;
  const middle = { x: widthMm / 2, y: heightMm / 2 };
  const turn = (2 * Math.PI) / seats.length;
  // Inner corners of neighbouring rows meet on the bisector between their seats.
  const perCard = CARD_HEIGHT + (places.length * PITCH * APART) / (2 * Math.tan(turn / 2));
  const wide = Math.min(CARD_MM, half / perCard);
  const near = half - wide * CARD_HEIGHT;
  const { theme } = context;
  const items: Item[] = [];
  for (const [seat, name] of seats.entries()) {
    const angle = seat * turn;
    /** Maps a point as its owner sees it: `right` along the row, `out` from the middle of the table. */
    const at = (right: number, out: number): Point => ({
      x: middle.x + right * Math.cos(angle) - out * Math.sin(angle),
      y: middle.y + right * Math.sin(angle) + out * Math.cos(angle),
    });
    for (const [i, place] of places.entries()) {
      const left = (i - places.length / 2) * wide * PITCH + (wide * (PITCH - 1)) / 2;
      const corners = [
        at(left, near),
        at(left + wide, near),
        at(left + wide, near + wide * CARD_HEIGHT),
        at(left, near + wide * CARD_HEIGHT),
      ];
      items.push({
        kind: 'path',
        d: polygon(corners),
        fill: PALETTE.white,
        stroke: theme.headline,
        widthMm: LINE_MM,
        node,
      });
      put(place, at(left + wide / 2, near + (wide * CARD_HEIGHT) / 2), 'center', items);
    }
    const side = Math.sin(angle);
    const align = Math.abs(side) < 0.1 ? 'center' : side > 0 ? 'left' : 'right';
    put(name, at(0, near - NAME_MM * (1 + Math.abs(Math.cos(angle) * side) / 2)), align, items);
  }
  function put(text: string, { x, y }: Point, align: 'left' | 'center' | 'right', out: Item[]): void {
    const setting: TextSetting = { setter: context.setter, pt: SIZES.small, lineHeight: 1.1, align, node };
    const block = layText(plainSpan(text, 'label', theme.headline), WORD_MM, setting);
    const left = align === 'left' ? x : align === 'right' ? x - WORD_MM : x - WORD_MM / 2;
    drawText(block, setting, left, y - block.heightMm / 2, out);
  }
  return [
    {
      heightMm,
      gapMm: GAP_MM,
      keepWithNext: false,
      draw: (left, top, out) => out.push(...moveItems(items, left, top)),
    },
  ];
}
