import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { type BenchFonts, FAMILIES } from '../fonts';
import { ICONS } from '../icons';
import { cutPages, GREY, INK, PAGE, placesOn } from '../page-plan';
import { svgOfIcon } from '../svg-of-icon';
import type { Cut, Prose, Section, Sheet, Work } from '../work';

export function createTypst(fonts: BenchFonts) {
  const compiler = NodeCompiler.create({
    fontArgs: [{ fontBlobs: Object.values(fonts).map((bytes) => Buffer.from(bytes)) }],
  });
  return async (work: Work): Promise<Uint8Array> => {
    const made = compiler.pdf({ mainFileContent: sourceOf(work) });
    compiler.evictCache(10);
    return made;
  };
}

const PREAMBLE = `
#set page(paper: "a4", margin: (x: ${PAGE.leftMm}mm, top: ${PAGE.topMm}mm, bottom: 14mm))
#set text(font: "${FAMILIES.body.family}", size: 10.5pt, fill: rgb("${INK}"), hyphenate: false)
#set par(leading: 0.5em)
#let hd(s, c: rgb("${INK}"), b) = text(font: "${FAMILIES.heading.family}", weight: ${FAMILIES.heading.weight}, size: s, fill: c, b)
#let lb(s, b) = text(font: "${FAMILIES.label.family}", weight: ${FAMILIES.label.weight}, size: s, b)
#let bd(b) = text(weight: ${FAMILIES.bold.weight}, b)
#let at(x, y, b) = place(top + left, dx: x * 1mm, dy: y * 1mm, b)
${ICONS.map(({ name }, i) => `#let i${i}(s) = image(bytes(${JSON.stringify(svgOfIcon(ICONS[i] ?? { name, box: 24, d: '' }))}), format: "svg", width: s * 1mm, height: s * 1mm)`).join('\n')}
`;

const sourceOf = ({ sections }: Work): string => PREAMBLE + sections.map(sectionOf).join('\n');

function sectionOf(section: Section, i: number): string {
  if (section.section === 'cut') return cut(section);
  const start = i > 0 ? '#pagebreak(weak: true)\n' : '';
  return `${start}#hd(18pt)[${section.title}]\n\n${section.section === 'sheet' ? sheet(section) : prose(section)}`;
}

const paragraph = (lead: string, text: string) =>
  `#block(width: ${PAGE.textWidthMm}mm)[${lead === '' ? '' : `#bd[${lead}] `}${text}]\n`;

const sheet = ({ fields, ticks, table, lead, text }: Sheet) =>
  fields
    .map(
      (row) =>
        `#grid(columns: 2, column-gutter: 4mm, ${row.map((label) => `block(width: 93mm, height: 28pt, stroke: (bottom: 0.7pt), lb(9pt)[${label}])`).join(', ')})\n`,
    )
    .join('') +
  ticks.map((tick) => `#box(width: 8.5pt, height: 8.5pt, stroke: 1pt) ${tick}\n\n`).join('') +
  `#lb(10.5pt)[${table.caption}]\n\n#text(size: 9pt, table(columns: (1fr,) * ${table.columns.length}, stroke: (bottom: 0.5pt + rgb("${GREY}")), inset: 3pt, ` +
  `${table.columns.map((cell) => `lb(9pt)[${cell}]`).join(', ')}, ${table.rows.flatMap((row) => row.map((cell) => `[${cell}]`)).join(', ')}))\n\n${paragraph(lead, text)}`;

const prose = ({ blocks }: Prose) =>
  blocks
    .map((block) => {
      if (block.block === 'heading') return `#hd(13pt)[${block.text}]\n\n`;
      if (block.block === 'paragraph') return paragraph(block.lead, block.text);
      return `#list(${block.items.map((item) => `[${item}]`).join(', ')})\n`;
    })
    .join('');

function cut(section: Cut): string {
  const places = placesOn(section);
  const { widthMm, heightMm, back } = section;
  const iconOf = (name: string) => ICONS.findIndex((icon) => icon.name === name);
  return cutPages(section)
    .map((page) => {
      const b = page.bleedMm;
      const ground = (x: number, y: number, width: number, height: number, color: string) =>
        `#at(${x}, ${y}, rect(width: ${width}mm, height: ${height}mm, fill: rgb("${color}")))`;
      const icon = (name: string, x: number, y: number, size: number) => `#at(${x}, ${y}, i${iconOf(name)}(${size}))`;
      const words = (x: number, y: number, place: Place, inside: string) =>
        `#at(${x + place.x}, ${y + place.y}, block(width: ${place.width}mm, align(${place.center ? 'center' : 'left'}, ${inside})))`;
      const cells = page.cells.flatMap(({ x, y, part }) => {
        if (part === 'back')
          return [
            ground(x - b, y - b, widthMm + 2 * b, heightMm + 2 * b, back.color),
            icon(back.icon.name, x + widthMm / 2 - 12, y + heightMm / 2 - 16, 24),
            words(
              x,
              y,
              { x: 4, y: heightMm / 2 + 12, width: widthMm - 8, pt: 14, center: true },
              `hd(14pt, c: white)[${back.title}]`,
            ),
          ];
        const { card } = part;
        return [
          ground(x - b, y - b, widthMm + 2 * b, places.band + b, part.color),
          icon(part.icon.name, x + places.icon.x, y + places.icon.y, places.icon.size),
          ...(card && places.kicker && places.body
            ? [
                words(x, y, places.kicker, `hd(${places.kicker.pt}pt, c: white)[${card.kicker}]`),
                words(x, y, places.body, `text(size: ${places.body.pt}pt)[#bd[${card.lead}] ${card.text}]`),
              ]
            : []),
          words(x, y, places.title, `hd(${places.title.pt}pt)[${part.title}]`),
          words(x, y, places.note, `text(size: ${places.note.pt}pt)[${part.note}]`),
        ];
      });
      const marks = page.marks.map(
        ([x1, y1, x2, y2]) => `#at(${x1}, ${y1}, line(end: (${x2 - x1}mm, ${y2 - y1}mm), stroke: 0.45pt))`,
      );
      return `#page(width: ${page.widthMm}mm, height: ${page.heightMm}mm, margin: 0mm)[\n${[...marks, ...cells].join('\n')}\n]`;
    })
    .join('\n');
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly pt: number;
  readonly center?: boolean;
}
