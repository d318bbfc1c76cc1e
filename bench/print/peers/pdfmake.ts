import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { BenchFonts } from '../fonts';
import { cutPages, GREY, INK, PAGE, placesOn, pt } from '../page-plan';
import { svgOfIcon } from '../svg-of-icon';
import type { Cut, Prose, Section, Sheet, Work } from '../work';

/** Members of pdfmake that its types lack. */
interface Whole {
  readonly virtualfs: { writeFileSync(name: string, bytes: Buffer): void };
  setUrlAccessPolicy(allows: () => boolean): void;
  setLocalAccessPolicy(allows: () => boolean): void;
}

export function createPdfmake(fonts: BenchFonts) {
  const { virtualfs } = pdfmake as unknown as Whole;
  // Files of ours alone are read; it warns on every page until that is said.
  (pdfmake as unknown as Whole).setUrlAccessPolicy(() => false);
  (pdfmake as unknown as Whole).setLocalAccessPolicy(() => true);
  for (const [name, bytes] of Object.entries(fonts)) {
    const file = `${name}.ttf`;
    virtualfs.writeFileSync(file, Buffer.from(bytes));
    pdfmake.addFonts({ [name]: { normal: file, bold: file, italics: file, bolditalics: file } });
  }
  return async (work: Work): Promise<Uint8Array> => {
    const margins: [number, number, number, number] = [pt(PAGE.leftMm), pt(PAGE.topMm), pt(PAGE.leftMm), pt(14)];
    const definition: TDocumentDefinitions = {
      pageSize: 'A4',
      pageMargins: margins,
      info: { title: work.title },
      defaultStyle: { font: 'body', fontSize: 10.5, color: INK, lineHeight: 1.15 },
      content: work.sections.flatMap((section, i) => contentOf(section, i > 0)),
    };
    return pdfmake.createPdf(definition).getBuffer();
  };
}

function contentOf(section: Section, isLater: boolean): readonly Content[] {
  if (section.section === 'cut') return cut(section, isLater);
  const blocks = section.section === 'sheet' ? sheet(section) : prose(section);
  const title: Content = { text: section.title, font: 'heading', fontSize: 18 };
  // A section starts on a page of its own, upright.
  const start: Content = isLater ? { text: '', pageBreak: 'before', pageOrientation: 'portrait' } : { text: '' };
  return [start, title, ...blocks];
}

const rule = (width: number, color: string): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 12, x2: width, y2: 12, lineWidth: 0.7, lineColor: color }],
});

const paragraph = (lead: string, text: string): Content => ({
  text: lead === '' ? text : [{ text: `${lead} `, font: 'bold' }, text],
  margin: [0, 6, pt(190 - PAGE.textWidthMm), 0],
});

const sheet = ({ fields, ticks, table, lead, text }: Sheet): readonly Content[] => [
  ...fields.map(
    (row): Content => ({
      columns: row.map((label) => [{ text: label, font: 'label', fontSize: 9 }, rule(pt(93), INK)]),
      margin: [0, 8, 0, 0],
    }),
  ),
  ...ticks.map(
    (tick): Content => ({
      columns: [{ width: 16, canvas: [{ type: 'rect', x: 0, y: 2, w: 8.5, h: 8.5, lineColor: INK }] }, { text: tick }],
    }),
  ),
  { text: table.caption, font: 'label', margin: [0, 8, 0, 4] },
  {
    table: {
      headerRows: 1,
      widths: table.columns.map(() => '*'),
      body: [table.columns.map((text) => ({ text, font: 'label' })), ...table.rows.map((row) => [...row])],
    },
    fontSize: 9,
    layout: { vLineWidth: () => 0, hLineWidth: () => 0.5, hLineColor: () => GREY },
  },
  paragraph(lead, text),
];

const prose = ({ blocks }: Prose): readonly Content[] =>
  blocks.map((block): Content => {
    if (block.block === 'heading') return { text: block.text, font: 'heading', fontSize: 13, margin: [0, 10, 0, 0] };
    if (block.block === 'paragraph') return paragraph(block.lead, block.text);
    return { ul: [...block.items], margin: [0, 6, 0, 0] };
  });

function cut(section: Cut, isLater: boolean): readonly Content[] {
  const places = placesOn(section);
  const { widthMm, heightMm, back } = section;
  return cutPages(section).flatMap((page, i): readonly Content[] => {
    const b = page.bleedMm;
    const orientation = page.widthMm > page.heightMm ? 'landscape' : 'portrait';
    const first: Content =
      isLater || i > 0 ? { text: '', pageBreak: 'before', pageOrientation: orientation } : { text: '' };
    const at = (x: number, y: number) => ({ absolutePosition: { x: pt(x), y: pt(y) } });
    const grounds = page.cells.map(({ x, y, part }) => ({
      type: 'rect' as const,
      x: pt(x - b),
      y: pt(y - b),
      w: pt(widthMm + 2 * b),
      h: pt(part === 'back' ? heightMm + 2 * b : places.band + b),
      color: part === 'back' ? back.color : part.color,
      lineWidth: 0,
    }));
    const marks = page.marks.map(([x1, y1, x2, y2]) => ({
      type: 'line' as const,
      ...{ x1: pt(x1), y1: pt(y1), x2: pt(x2), y2: pt(y2), lineWidth: 0.45, lineColor: INK },
    }));
    const text = (x: number, y: number, font: string, words: Content, place: Place, color = INK): Content => ({
      ...at(x + place.x, y + place.y),
      // Text put at a place runs on to the page's end unless its column says how wide it is.
      columns: [
        {
          width: pt(place.width),
          text: words as string,
          font,
          fontSize: place.pt,
          color,
          alignment: place.center ? 'center' : 'left',
        },
      ],
    });
    return [
      first,
      { ...at(0, 0), canvas: [...grounds, ...marks] },
      ...page.cells.flatMap(({ x, y, part }): readonly Content[] => {
        if (part === 'back')
          return [
            { ...at(x + widthMm / 2 - 12, y + heightMm / 2 - 16), svg: svgOfIcon(back.icon), width: pt(24) },
            text(
              x,
              y,
              'heading',
              back.title,
              { x: 4, y: heightMm / 2 + 12, width: widthMm - 8, pt: 14, center: true },
              '#FFFFFF',
            ),
          ];
        const { card } = part;
        return [
          { ...at(x + places.icon.x, y + places.icon.y), svg: svgOfIcon(part.icon), width: pt(places.icon.size) },
          ...(card && places.kicker && places.body
            ? [
                text(x, y, 'heading', card.kicker, places.kicker, '#FFFFFF'),
                text(x, y, 'body', [{ text: `${card.lead} `, font: 'bold' }, card.text], places.body),
              ]
            : []),
          text(x, y, 'heading', part.title, places.title),
          text(x, y, 'body', part.note, places.note),
        ];
      }),
    ];
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly pt: number;
  readonly center?: boolean;
}
