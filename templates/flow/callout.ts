import { addNode, line, type StructNode } from '@/templates/drawing/display-list';
import { SIZES } from '../theme/styles';
import type { Tint } from '../theme/theme';
import { beside } from './beside';
import type { FlowContext } from './context';
import { bandStrip } from './headings';
import type { Strip } from './strip';

const CALLOUT_PADDING_MM = 2.5;

/** A framed notice; the frame goes on where a page break falls inside. */
export function calloutStrips(
  context: FlowContext,
  tint: Tint,
  title: string,
  widthMm: number,
  node: StructNode,
  content: (widthMm: number) => readonly Strip[],
): readonly Strip[] {
  const band =
    title === ''
      ? []
      : [
          {
            ...bandStrip(context, tint, title, undefined, widthMm, addNode(node, 'P'), SIZES.body),
            gapMm: 3 * context.density,
          },
        ];
  const inner = content(widthMm - 2 * CALLOUT_PADDING_MM);
  const last = inner.length - 1;
  return [
    ...band,
    ...inner.map((strip, i): Strip => {
      const above = i === 0 ? CALLOUT_PADDING_MM : strip.gapMm;
      const below = i === last ? CALLOUT_PADDING_MM : 0;
      return beside(
        [
          {
            x: CALLOUT_PADDING_MM,
            strips: [{ ...padded(above), keepWithNext: true }, { ...strip, gapMm: 0 }, padded(below)],
          },
        ],
        {
          gapMm: i === 0 && band.length === 0 ? 3 * context.density : 0,
          keepWithNext: strip.keepWithNext,
          frame: (x, y, heightMm, out) => {
            const right = x + widthMm;
            const sides = `${line(x, y, x, y + heightMm)} ${line(right, y, right, y + heightMm)}`;
            const top = i === 0 && band.length === 0 ? ` ${line(x, y, right, y)}` : '';
            const bottom = i === last ? ` ${line(x, y + heightMm, right, y + heightMm)}` : '';
            out.push({ kind: 'path', d: `${sides}${top}${bottom}`, stroke: tint.edge, widthMm: 0.5 });
          },
        },
      );
    }),
  ];
}

const padded = (heightMm: number): Strip => ({ heightMm, gapMm: 0, keepWithNext: false, draw: () => undefined });
