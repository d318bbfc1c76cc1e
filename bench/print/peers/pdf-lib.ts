import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import type { BenchFonts } from '../fonts';
import { cutPages, GREY, INK, PAGE, placesOn, pt, rgbOf } from '../page-plan';
import type { Cut, Prose, Sheet, Work } from '../work';

type Fonts = Readonly<Record<keyof BenchFonts, PDFFont>>;

export function createPdfLib(files: BenchFonts) {
  return async (work: Work): Promise<Uint8Array> => {
    const document = await PDFDocument.create();
    document.registerFontkit(fontkit);
    document.setTitle(work.title);
    const embed = (bytes: Uint8Array) => document.embedFont(bytes, { subset: true });
    const fonts: Fonts = {
      heading: await embed(files.heading),
      label: await embed(files.label),
      body: await embed(files.body),
      bold: await embed(files.bold),
    };
    for (const section of work.sections) {
      if (section.section === 'cut') cut(document, fonts, section);
      else if (section.section === 'sheet') sheet(document, fonts, section);
      else prose(document, fonts, section);
    }
    return document.save();
  };
}

const color = (name: string) => rgb(...rgbOf(name));
const A4: [number, number] = [pt(PAGE.widthMm), pt(PAGE.heightMm)];

/** Writes down a page, and on the next one. */
function columnOn(document: PDFDocument, fonts: Fonts) {
  let page = document.addPage(A4);
  let y = A4[1] - pt(PAGE.topMm);
  const need = (height: number) => {
    if (y - height > pt(14)) return;
    page = document.addPage(A4);
    y = A4[1] - pt(PAGE.topMm);
  };
  return {
    page: () => page,
    y: () => y,
    down: (by: number) => {
      y -= by;
    },
    text(words: string, face: keyof BenchFonts, size: number, x = pt(PAGE.leftMm), width = pt(190)) {
      for (const line of linesOf(words, fonts[face], size, width)) {
        need(size * 1.35);
        y -= size * 1.35;
        page.drawText(line, { x, y, size, font: fonts[face], color: color(INK) });
      }
    },
  };
}

function linesOf(words: string, font: PDFFont, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function sheet(document: PDFDocument, fonts: Fonts, { title, fields, ticks, table, lead, text }: Sheet): void {
  const column = columnOn(document, fonts);
  const left = pt(PAGE.leftMm);
  const rule = (x: number, width: number, name = INK) =>
    column.page().drawLine({
      start: { x, y: column.y() },
      end: { x: x + width, y: column.y() },
      thickness: 0.7,
      color: color(name),
    });
  column.text(title, 'heading', 18);
  for (const row of fields) {
    column.down(14);
    for (const [i, label] of row.entries()) {
      const x = left + i * pt(97);
      column.page().drawText(label, { x, y: column.y(), size: 9, font: fonts.label, color: color(INK) });
    }
    column.down(14);
    for (const i of row.keys()) rule(left + i * pt(97), pt(93));
  }
  for (const tick of ticks) {
    column.text(tick, 'body', 10.5, left + 16);
    column
      .page()
      .drawRectangle({ x: left, y: column.y(), width: 8.5, height: 8.5, borderWidth: 1, borderColor: color(INK) });
  }
  column.down(6);
  column.text(table.caption, 'label', 10.5);
  const width = pt(190) / table.columns.length;
  for (const [i, row] of [table.columns, ...table.rows].entries()) {
    column.down(14);
    for (const [j, cell] of row.entries()) {
      const font = i === 0 ? fonts.label : fonts.body;
      column.page().drawText(cell, { x: left + j * width + 4, y: column.y(), size: 9, font, color: color(INK) });
    }
    column.down(4);
    rule(left, pt(190), GREY);
  }
  column.down(8);
  column.text(lead, 'bold', 10.5);
  column.text(text, 'body', 10.5, left, pt(PAGE.textWidthMm));
}

function prose(document: PDFDocument, fonts: Fonts, { title, blocks }: Prose): void {
  const column = columnOn(document, fonts);
  column.text(title, 'heading', 18);
  for (const block of blocks) {
    column.down(6);
    if (block.block === 'heading') column.text(block.text, 'heading', 13);
    else if (block.block === 'paragraph') {
      if (block.lead !== '') column.text(block.lead, 'bold', 10.5);
      column.text(block.text, 'body', 10.5, pt(PAGE.leftMm), pt(PAGE.textWidthMm));
    } else for (const item of block.items) column.text(`•  ${item}`, 'body', 10.5);
  }
}

function cut(document: PDFDocument, fonts: Fonts, section: Cut): void {
  const places = placesOn(section);
  const { widthMm, heightMm, back } = section;
  for (const { bleedMm: b, cells, marks, ...size } of cutPages(section)) {
    const page = document.addPage([pt(size.widthMm), pt(size.heightMm)]);
    const up = (y: number) => pt(size.heightMm - y);
    for (const [x1, y1, x2, y2] of marks)
      page.drawLine({
        start: { x: pt(x1), y: up(y1) },
        end: { x: pt(x2), y: up(y2) },
        thickness: 0.45,
        color: color(INK),
      });
    for (const { x, y, part } of cells) {
      const name = part === 'back' ? back.color : part.color;
      const high = part === 'back' ? heightMm + 2 * b : places.band + b;
      page.drawRectangle({
        x: pt(x - b),
        y: up(y - b + high),
        width: pt(widthMm + 2 * b),
        height: pt(high),
        color: color(name),
      });
      if (part === 'back') {
        icon(page, back.icon, pt(x + widthMm / 2 - 12), up(y + heightMm / 2 - 16), pt(24));
        text(
          page,
          fonts.heading,
          back.title,
          { x: 4, y: heightMm / 2 + 12, width: widthMm - 8, pt: 14, center: true },
          x,
          up(y),
          '#FFFFFF',
        );
        continue;
      }
      icon(page, part.icon, pt(x + places.icon.x), up(y + places.icon.y), pt(places.icon.size));
      if (part.card && places.kicker && places.body) {
        text(page, fonts.heading, part.card.kicker, places.kicker, x, up(y), '#FFFFFF');
        text(page, fonts.bold, part.card.lead, places.body, x, up(y));
        text(page, fonts.body, part.card.text, { ...places.body, y: places.body.y + 4 }, x, up(y));
      }
      text(page, fonts.heading, part.title, places.title, x, up(y));
      text(page, fonts.body, part.note, places.note, x, up(y));
    }
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly pt: number;
  readonly center?: boolean;
}

function text(page: PDFPage, font: PDFFont, words: string, place: Place, x: number, top: number, name = INK): void {
  for (const [i, line] of linesOf(words, font, place.pt, pt(place.width)).entries()) {
    const spare = place.center ? (pt(place.width) - font.widthOfTextAtSize(line, place.pt)) / 2 : 0;
    const y = top - pt(place.y) - place.pt * (1 + i * 1.3);
    page.drawText(line, { x: pt(x + place.x) + spare, y, size: place.pt, font, color: color(name) });
  }
}

function icon(page: PDFPage, { d, box }: { d: string; box: number }, x: number, y: number, size: number): void {
  page.drawSvgPath(d, { x, y, scale: size / box, color: color('#FFFFFF') });
}
