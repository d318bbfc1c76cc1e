import PDFDocument from 'pdfkit';
import type { BenchFonts } from '../fonts';
import { cutPages, GREY, INK, PAGE, placesOn, pt } from '../page-plan';
import type { Cut, Prose, Sheet, Work } from '../work';

export function createPdfkit(fonts: BenchFonts) {
  const buffers = Object.entries(fonts).map(([name, bytes]) => [name, Buffer.from(bytes)] as const);
  return (work: Work): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const document = new PDFDocument({ autoFirstPage: false, margin: 0, size: 'A4', info: { Title: work.title } });
      const parts: Buffer[] = [];
      document.on('data', (part: Buffer) => parts.push(part));
      document.on('end', () => resolve(Buffer.concat(parts)));
      document.on('error', reject);
      for (const [name, bytes] of buffers) document.registerFont(name, bytes);
      for (const section of work.sections) {
        if (section.section === 'sheet') sheet(document, section);
        else if (section.section === 'prose') prose(document, section);
        else cut(document, section);
      }
      document.end();
    });
}

type Pdf = PDFKit.PDFDocument;
const LEFT = pt(PAGE.leftMm);
const newPage = (d: Pdf) => {
  const margins = { top: pt(PAGE.topMm), bottom: pt(14), left: LEFT, right: LEFT };
  d.addPage({ size: 'A4', margins });
};

function sheet(d: Pdf, { title, fields, ticks, table, lead, text }: Sheet): void {
  newPage(d);
  d.font('heading').fontSize(18).fillColor(INK).text(title);
  d.font('label').fontSize(9);
  for (const row of fields) {
    const y = d.y + 8;
    for (const [i, label] of row.entries()) {
      const x = LEFT + i * pt(97);
      d.text(label, x, y, { width: pt(90) });
      d.moveTo(x, y + 22)
        .lineTo(x + pt(93), y + 22)
        .lineWidth(0.8)
        .stroke(INK);
    }
    d.y = y + 22;
  }
  d.font('body').fontSize(10.5);
  for (const tick of ticks) {
    d.rect(LEFT, d.y + 2, 8.5, 8.5).stroke(INK);
    d.text(tick, LEFT + 16, d.y);
  }
  d.font('label').text(table.caption, LEFT, d.y + 8);
  const width = pt(190) / table.columns.length;
  for (const [i, row] of [table.columns, ...table.rows].entries()) {
    const y = d.y + 4;
    d.font(i === 0 ? 'label' : 'body').fontSize(9);
    for (const [j, cell] of row.entries()) d.text(cell, LEFT + j * width + 4, y, { width: width - 8 });
    d.moveTo(LEFT, d.y + 2)
      .lineTo(LEFT + pt(190), d.y + 2)
      .lineWidth(0.5)
      .stroke(GREY);
  }
  paragraph(d, lead, text);
}

function paragraph(d: Pdf, lead: string, text: string): void {
  const options = { width: pt(PAGE.textWidthMm), lineGap: 2 };
  d.x = LEFT;
  d.y += 6;
  d.fontSize(10.5);
  if (lead !== '') d.font('bold').text(`${lead} `, { ...options, continued: true });
  d.font('body').text(text, options);
}

function prose(d: Pdf, { title, blocks }: Prose): void {
  newPage(d);
  d.font('heading').fontSize(18).fillColor(INK).text(title);
  for (const block of blocks) {
    if (block.block === 'heading') {
      d.y += 10;
      d.font('heading').fontSize(13).text(block.text, LEFT, d.y);
    } else if (block.block === 'paragraph') paragraph(d, block.lead, block.text);
    else for (const item of block.items) paragraph(d, '', `•  ${item}`);
  }
}

function cut(d: Pdf, section: Cut): void {
  const places = placesOn(section);
  const { widthMm, heightMm, back } = section;
  for (const page of cutPages(section)) {
    d.addPage({ size: [pt(page.widthMm), pt(page.heightMm)], margin: 0 });
    for (const [x1, y1, x2, y2] of page.marks) d.moveTo(pt(x1), pt(y1)).lineTo(pt(x2), pt(y2));
    d.lineWidth(0.45).stroke(INK);
    for (const { x, y, part } of page.cells) {
      const b = page.bleedMm;
      const text = (
        face: string,
        words: string,
        place: { x: number; y: number; width: number; pt: number; center?: boolean },
        color = INK,
      ) =>
        d
          .font(face)
          .fontSize(place.pt)
          .fillColor(color)
          .text(words, pt(x + place.x), pt(y + place.y), {
            width: pt(place.width),
            align: place.center ? 'center' : 'left',
          });
      const icon = (path: { d: string; box: number }, place: { x: number; y: number; size: number }) => {
        d.save()
          .translate(pt(x + place.x), pt(y + place.y))
          .scale(pt(place.size) / path.box)
          .path(path.d)
          .fill('#FFFFFF', 'even-odd');
        d.restore();
      };
      if (part === 'back') {
        d.rect(pt(x - b), pt(y - b), pt(widthMm + 2 * b), pt(heightMm + 2 * b)).fill(back.color);
        icon(back.icon, { x: widthMm / 2 - 12, y: heightMm / 2 - 16, size: 24 });
        text(
          'heading',
          back.title,
          { x: 4, y: heightMm / 2 + 12, width: widthMm - 8, pt: 14, center: true },
          '#FFFFFF',
        );
        continue;
      }
      d.rect(pt(x - b), pt(y - b), pt(widthMm + 2 * b), pt(places.band + b)).fill(part.color);
      icon(part.icon, places.icon);
      if (part.card && places.kicker && places.body) {
        text('heading', part.card.kicker, places.kicker, '#FFFFFF');
        d.font('bold')
          .fontSize(places.body.pt)
          .fillColor(INK)
          .text(`${part.card.lead} `, pt(x + places.body.x), pt(y + places.body.y), {
            width: pt(places.body.width),
            continued: true,
          });
        d.font('body').text(part.card.text, { width: pt(places.body.width) });
      }
      text('heading', part.title, places.title);
      text('body', part.note, places.note);
    }
  }
}
