import type { Block } from '@/lib/kit/blocks';
import { addNode, rectangle, type StructNode } from '@/templates/drawing/display-list';
import { iconNamed } from '../theme/icons';
import { endOfBand } from '../theme/patterns';
import { ruleItems } from '../theme/rules';
import { mmFromPt, SIZES } from '../theme/styles';
import { PALETTE, type Tint } from '../theme/theme';
import { beside } from './beside';
import type { FlowContext } from './context';
import { layHeadline } from './headline';
import type { Strip } from './strip';
import { drawText, layText, plainSpan, type TextSetting, textStrips } from './text';

export function headingStrips(
  context: FlowContext,
  band: Tint,
  { level, text, icon }: Extract<Block, { block: 'heading' }>,
  widthMm: number,
  parent: StructNode,
): readonly Strip[] {
  const { theme, setter, density } = context;
  const node = addNode(parent, `H${level}`);
  const sketch = icon === undefined ? undefined : iconNamed(icon);
  if (level === 1) return [bandStrip(context, band, text, sketch && { sketch }, widthMm, node, SIZES.title)];
  const pt = level === 2 ? SIZES.large : SIZES.body;
  const plain: TextSetting = { setter, pt, lineHeight: 1.15, node };
  const indent = sketch ? mmFromPt(pt) * 1.5 : 0;
  const { block, setting } =
    level === 2
      ? layHeadline(text, theme.headline, widthMm - indent, plain)
      : { block: layText(plainSpan(text, 'heading', theme.headline), widthMm - indent, plain), setting: plain };
  const strips = textStrips(block, setting, mmFromPt(pt) * (level === 2 ? 1.1 : 0.9) * density);
  return strips.map((strip, i) => ({
    ...strip,
    heightMm: strip.heightMm + (i === strips.length - 1 && level === 2 ? 1.1 : 0),
    keepWithNext: true,
    draw: (x, y, out) => {
      if (i === 0 && sketch)
        out.push({ kind: 'place', sketch, x, y, scale: strip.heightMm / sketch.heightMm, ink: theme.headline });
      strip.draw(x + indent, y, out);
      if (i === strips.length - 1 && level === 2) {
        out.push(...ruleItems(theme, { x, y: y + strip.heightMm + 0.5, widthMm }));
      }
    },
  }));
}

export function bandStrip(
  context: FlowContext,
  tint: Tint,
  text: string,
  icon: { readonly sketch: NonNullable<ReturnType<typeof iconNamed>> } | undefined,
  widthMm: number,
  node: StructNode,
  pt: number,
): Strip {
  const side = 2.2;
  const hasPattern = tint.striped || (context.theme.colourless && tint.pattern !== 'none');
  const stripesMm = hasPattern ? Math.min(24, widthMm / 6) : 0;
  const indent = icon ? mmFromPt(pt) * 1.6 : 0;
  const plain: TextSetting = { setter: context.setter, pt, lineHeight: 1.1, node };
  const { block, setting } = layHeadline(text, tint.on, widthMm - 2 * side - indent - stripesMm, plain);
  const padding = mmFromPt(pt) * 0.28;
  const heightMm = block.heightMm + 2 * padding;
  const strip: Strip = {
    heightMm,
    gapMm: mmFromPt(pt) * 0.8 * context.density,
    keepWithNext: true,
    draw: (x, y, out) => {
      if (tint.ground) out.push({ kind: 'path', d: rectangle(x, y, widthMm, heightMm), fill: tint.ground });
      const end = { xMm: x + widthMm - stripesMm, yMm: y, widthMm: stripesMm, heightMm };
      if (hasPattern) out.push(...endOfBand(context.theme, tint, end));
      if (!tint.ground || tint.ground === PALETTE.white) {
        out.push({ kind: 'path', d: rectangle(x, y, widthMm, heightMm), stroke: tint.edge, widthMm: 0.5 });
      }
      if (icon) {
        const size = mmFromPt(pt) * 1.15;
        out.push({
          kind: 'place',
          sketch: icon.sketch,
          x: x + side,
          y: y + (heightMm - size) / 2,
          scale: size / icon.sketch.widthMm,
          ink: tint.on,
        });
      }
      drawText(block, setting, x + side + indent, y + padding, out);
    },
  };
  // A heading of half a page or more is set as a paragraph, so that it can continue on the next page.
  return heightMm <= context.tallestMm / 2
    ? strip
    : beside(
        [
          {
            x: 0,
            strips: textStrips(layText(plainSpan(text, 'heading', context.theme.ink), widthMm, plain), plain, 0),
          },
        ],
        { gapMm: 3, keepWithNext: false },
      );
}
