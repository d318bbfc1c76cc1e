import { pdf } from '@react-pdf/renderer';
import { PDFDocument, rgb } from 'pdf-lib';
import type { ReportSpec } from '@/lib/kit/report-spec';
import type { Assets } from '../assets/assets';
import type { Font } from '../type/font';
import { loadFaces } from './faces';
import { ReportPages } from './report-pages';
import { MARGIN } from './words';

const SIZE = 9;

/** Writes "2 / 7" at the foot of each page, as outlines. The library would lay every page out again to number it. */
async function numberPages(bytes: Uint8Array, font: Font | undefined): Promise<Uint8Array> {
  if (!font) return bytes;
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = document.getPages();
  const scale = SIZE / font.metrics.unitsPerEm;
  for (const [i, page] of pages.entries()) {
    const glyphs = font.shape(`${i + 1} / ${pages.length}`, false).glyphs();
    const width = glyphs.reduce((sum, { advance }) => sum + (advance * SIZE) / 1000, 0);
    let x = (page.getWidth() - width) / 2;
    for (const { id, advance } of glyphs) {
      // The y axis of SVG paths points downwards.
      const outline = flipped(font.metrics.outline(id));
      if (outline !== '') page.drawSvgPath(outline, { x, y: MARGIN.bottom / 2, scale, color: rgb(0.09, 0.13, 0.11) });
      x += (advance * SIZE) / 1000;
    }
  }
  return document.save();
}

const flipped = (outline: string): string =>
  outline.replace(
    /(?<![-\d.])([-\d.]+)([ ,]+)([-\d.]+)/g,
    (_, x: string, gap: string, y: string) => `${x}${gap}${-Number(y)}`,
  );

/** Renders a report as a PDF. Only call it in a worker with a time limit: some texts make the library loop forever. */
export async function renderReport(report: ReportSpec, assets: Assets): Promise<Uint8Array> {
  const chains = await loadFaces(assets, report);
  const blob = await pdf(<ReportPages report={report} chains={chains} />).toBlob();
  return numberPages(new Uint8Array(await blob.arrayBuffer()), chains.label[0]);
}
