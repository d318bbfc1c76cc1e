import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { nodeAssets } from '@/templates/assets/node';
import { apply, type Matrix, multiply } from '@/templates/geometry/matrix';
import { layoutKit, renderKit } from '@/templates/render';
import { said } from '@/test/support/display-text';
import { CARD, cardsOf, documentOf, EVERY_BLOCK, kitOf, ORDER, textOf } from '@/test/support/sample-kit';
import { pageToSvg } from './svg';

const assets = nodeAssets();
const kit = kitOf(documentOf(...EVERY_BLOCK), cardsOf(CARD));

/** Positions of all glyphs after the transformations of their groups. */
function glyphsIn(svg: string): readonly { readonly x: number; readonly y: number }[] {
  const found: { x: number; y: number }[] = [];
  const stack: Matrix[] = [];
  const tags =
    /<g(?: transform="matrix\(([^)]+)\)")?[^>]*>|<\/g>|<path transform="translate\(([^)]+)\) scale\(([\d.]+) [^>]+ d="([^"]+)"/g;
  for (const [tag, matrix, at = '', scale, d = ''] of svg.slice(svg.indexOf('</defs>')).matchAll(tags)) {
    const around = stack.at(-1) ?? [1, 0, 0, 1, 0, 0];
    if (tag === '</g>') stack.pop();
    else if (tag.startsWith('<g')) {
      stack.push(matrix ? multiply(around, matrix.split(' ').map(Number) as unknown as Matrix) : around);
    } else {
      const [x = 0, y = 0] = at.split(' ').map(Number);
      for (const [, across, up] of d.matchAll(/M(-?\d+) (-?\d+)/g)) {
        const [toX, toY] = apply(around, x + Number(across) * Number(scale), y - Number(up) * Number(scale));
        found.push({ x: toX, y: toY });
      }
    }
  }
  return found;
}

describe('pageToSvg()', () => {
  it('puts every word where the PDF has it', async () => {
    const { pages } = await layoutKit(kit, ORDER, { assets });
    const { pdf } = await renderKit(kit, ORDER, { assets });
    const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0, isEvalSupported: false }).promise;
    for (const [i, page] of pages.entries()) {
      const { items } = await (await document.getPage(i + 1)).getTextContent();
      const inPdf = items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , x, y] = item.transform as number[];
        return [{ x: ((x ?? 0) * 25.4) / 72, y: page.heightMm - ((y ?? 0) * 25.4) / 72 }];
      });
      const svg = pageToSvg(page);
      const glyphs = glyphsIn(svg);
      expect(inPdf.length).toBeGreaterThan(3);
      for (const { x, y } of inPdf) {
        const near = glyphs.some((glyph) => Math.abs(glyph.x - x) < 0.3 && Math.abs(glyph.y - y) < 0.05);
        expect({ x, y, near }).toMatchObject({ near: true });
      }
    }
    await document.destroy();
  });

  it('draws as many glyphs as the page has', async () => {
    const { pages } = await layoutKit(kit, ORDER, { assets });
    const [page] = pages;
    if (!page) throw new Error('no page');
    const svg = pageToSvg(page, 'A & "B" <C>');
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...svg.matchAll(/href="#([^"]+)"/g)].filter(([, id]) => !ids.includes(id))).toEqual([]);
    const letters = page.items
      .flatMap((item) => (item.kind === 'text' ? [...said(item)] : []))
      .filter((letter) => letter.trim() !== '');
    expect(glyphsIn(svg).length).toBeGreaterThan(letters.length * 0.9);
    expect(svg).toContain('<title>A &#38; &#34;B&#34; &#60;C&#62;</title>');
  });

  it('never lets words become markup', async () => {
    const text = '<script>alert(1)</script> " onload="x() &amp; <img src=x>';
    const { pages } = await layoutKit(kitOf(documentOf(textOf(text))), ORDER, { assets });
    const svg = pages.map((page) => pageToSvg(page, text)).join('');
    expect(svg).not.toMatch(/<script|<img|onload="/);
  });
});
