import { type BenchFonts, FACE_NAMES } from './fonts';
import { cutPages, GREY, INK, PAGE, placesOn } from './page-plan';
import { svgOfIcon } from './svg-of-icon';
import type { Cut, Prose, Section, Sheet, Work } from './work';

/** Style sheet with the fonts, which a browser reads once. */
export const styleOf = (fonts: BenchFonts): string => `
${FACE_NAMES.map((face) => `@font-face{font-family:${face};src:url(data:font/ttf;base64,${Buffer.from(fonts[face]).toString('base64')})}`).join('\n')}
@page{size:A4 portrait;margin:17mm 10mm 14mm}
@page upright{size:210mm 297mm;margin:0}
@page across{size:297mm 210mm;margin:0}
*{box-sizing:border-box}
body{margin:0;font:10.5pt/1.35 body;color:${INK};-webkit-print-color-adjust:exact}
section{break-before:page}section:first-child{break-before:auto}
h1{font:18pt heading;margin:0}h2{font:13pt heading;margin:10pt 0 0}p,ul{margin:6pt 0 0;width:${PAGE.textWidthMm}mm}b{font-family:bold;font-weight:400}
.f{display:flex;gap:4mm;margin-top:8pt;font:9pt label}.f span{width:93mm;height:28pt;border-bottom:.7pt solid}
.t{display:flex;gap:8pt;align-items:center}.t i{width:8.5pt;height:8.5pt;border:1pt solid}
table{border-collapse:collapse;width:190mm;table-layout:fixed;font-size:9pt}td,th{border-bottom:.5pt solid ${GREY};padding:3pt;text-align:left}th,caption{font-family:label;font-weight:400;text-align:left}
.u{page:upright;position:relative;height:296.9mm;overflow:hidden}.a{page:across;position:relative;height:209.9mm;overflow:hidden}
.u *,.a *{position:absolute}
.u b,.a b{position:static}`;

export const bodyOf = (work: Work): string => work.sections.map(sectionOf).join('');

function sectionOf(section: Section): string {
  if (section.section === 'cut') return cut(section);
  return `<section><h1>${section.title}</h1>${section.section === 'sheet' ? sheet(section) : prose(section)}</section>`;
}

const paragraph = (lead: string, text: string) => `<p>${lead === '' ? '' : `<b>${lead}</b> `}${text}</p>`;

const sheet = ({ fields, ticks, table, lead, text }: Sheet) =>
  fields.map((row) => `<div class=f>${row.map((label) => `<span>${label}</span>`).join('')}</div>`).join('') +
  ticks.map((tick) => `<div class=t><i></i>${tick}</div>`).join('') +
  `<table><caption>${table.caption}</caption><tr>${table.columns.map((cell) => `<th>${cell}</th>`).join('')}</tr>${table.rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>${paragraph(lead, text)}`;

const prose = ({ blocks }: Prose) =>
  blocks
    .map((block) => {
      if (block.block === 'heading') return `<h2>${block.text}</h2>`;
      if (block.block === 'paragraph') return paragraph(block.lead, block.text);
      return `<ul>${block.items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    })
    .join('');

function cut(section: Cut): string {
  const places = placesOn(section);
  const { widthMm, heightMm, back } = section;
  const box = (x: number, y: number, width: number, height: number, style: string, inside = '') =>
    `<div style="left:${x}mm;top:${y}mm;width:${width}mm;height:${height}mm;${style}">${inside}</div>`;
  return cutPages(section)
    .map((page) => {
      const b = page.bleedMm;
      const text = (x: number, y: number, font: string, words: string, place: Place, color = INK) =>
        `<div style="left:${x + place.x}mm;top:${y + place.y}mm;width:${place.width}mm;font:${place.pt}pt ${font};color:${color};${place.center ? 'text-align:center' : ''}">${words}</div>`;
      const icon = (svg: string, x: number, y: number, size: number) =>
        svg.replace('<svg', `<svg style="left:${x}mm;top:${y}mm;width:${size}mm;height:${size}mm"`);
      const cells = page.cells.map(({ x, y, part }) => {
        if (part === 'back')
          return (
            box(x - b, y - b, widthMm + 2 * b, heightMm + 2 * b, `background:${back.color}`) +
            icon(svgOfIcon(back.icon), x + widthMm / 2 - 12, y + heightMm / 2 - 16, 24) +
            text(
              x,
              y,
              'heading',
              back.title,
              { x: 4, y: heightMm / 2 + 12, width: widthMm - 8, pt: 14, center: true },
              '#FFF',
            )
          );
        const { card } = part;
        return (
          box(x - b, y - b, widthMm + 2 * b, places.band + b, `background:${part.color}`) +
          icon(svgOfIcon(part.icon), x + places.icon.x, y + places.icon.y, places.icon.size) +
          (card && places.kicker && places.body
            ? text(x, y, 'heading', card.kicker, places.kicker, '#FFF') +
              text(x, y, 'body', `<b>${card.lead}</b> ${card.text}`, places.body)
            : '') +
          text(x, y, 'heading', part.title, places.title) +
          text(x, y, 'body', part.note, places.note)
        );
      });
      const marks = page.marks.map(([x1, y1, x2, y2]) =>
        box(x1, y1, Math.max(x2 - x1, 0.16), Math.max(y2 - y1, 0.16), `background:${INK}`),
      );
      const isUpright = page.widthMm < page.heightMm;
      return `<section class=${isUpright ? 'u' : 'a'}>${marks.join('')}${cells.join('')}</section>`;
    })
    .join('');
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly pt: number;
  readonly center?: boolean;
}
