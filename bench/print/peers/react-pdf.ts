import { Document, Font, Page, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { BenchFonts } from '../fonts';
import type { Icon } from '../icons';
import { cutPages, GREY, INK, PAGE, placesOn, pt } from '../page-plan';
import type { Cut, Prose, Section, Sheet, Work } from '../work';

export function createReactPdf(fonts: BenchFonts) {
  for (const [family, bytes] of Object.entries(fonts))
    Font.register({ family, src: `data:font/ttf;base64,${Buffer.from(bytes).toString('base64')}` });
  Font.registerHyphenationCallback((word) => [word]);
  return async (work: Work): Promise<Uint8Array> =>
    renderToBuffer(h(Document, { title: work.title }, ...work.sections.flatMap(pagesOf)));
}

const text = (words: string, family: string, size: number, more: object = {}) =>
  h(Text, { style: { fontFamily: family, fontSize: size, color: INK, ...more } }, words);

function pagesOf(section: Section): readonly ReactElement[] {
  if (section.section === 'cut') return cut(section);
  const style = { paddingTop: pt(PAGE.topMm), paddingBottom: pt(14), paddingHorizontal: pt(PAGE.leftMm) };
  const blocks = section.section === 'sheet' ? sheet(section) : prose(section);
  return [h(Page, { size: 'A4', style }, text(section.title, 'heading', 18), ...blocks)];
}

const paragraph = (lead: string, words: string) =>
  h(
    Text,
    { style: { fontFamily: 'body', fontSize: 10.5, lineHeight: 1.35, marginTop: 6, width: pt(PAGE.textWidthMm) } },
    lead === '' ? '' : h(Text, { style: { fontFamily: 'bold' } }, `${lead} `),
    words,
  );

const sheet = ({ fields, ticks, table, lead, text: words }: Sheet) => [
  ...fields.map((row) =>
    h(
      View,
      { style: { flexDirection: 'row', gap: 11, marginTop: 8 } },
      ...row.map((label) =>
        h(View, { style: { width: pt(93), height: 28, borderBottom: `0.7 solid ${INK}` } }, text(label, 'label', 9)),
      ),
    ),
  ),
  ...ticks.map((tick) =>
    h(
      View,
      { style: { flexDirection: 'row', gap: 8, marginTop: 3 } },
      h(View, { style: { width: 8.5, height: 8.5, border: `1 solid ${INK}` } }),
      text(tick, 'body', 10.5),
    ),
  ),
  text(table.caption, 'label', 10.5, { marginTop: 8 }),
  ...[table.columns, ...table.rows].map((row, i) =>
    h(
      View,
      { style: { flexDirection: 'row', borderBottom: `0.5 solid ${GREY}`, paddingVertical: 3 } },
      ...row.map((cell) => text(cell, i === 0 ? 'label' : 'body', 9, { width: pt(190 / row.length) })),
    ),
  ),
  paragraph(lead, words),
];

const prose = ({ blocks }: Prose) =>
  blocks.flatMap((block) => {
    if (block.block === 'heading') return [text(block.text, 'heading', 13, { marginTop: 10 })];
    if (block.block === 'paragraph') return [paragraph(block.lead, block.text)];
    return block.items.map((item) => paragraph('', `•  ${item}`));
  });

const icon = ({ box, d }: Icon, x: number, y: number, size: number) =>
  h(
    Svg,
    {
      viewBox: `0 0 ${box} ${box}`,
      style: { position: 'absolute', left: pt(x), top: pt(y), width: pt(size), height: pt(size) },
    },
    h(Path, { d, fill: '#FFFFFF', fillRule: 'evenodd' }),
  );

function cut(section: Cut): readonly ReactElement[] {
  const places = placesOn(section);
  const { widthMm, heightMm, back } = section;
  return cutPages(section).map((page) => {
    const b = page.bleedMm;
    const box = (x: number, y: number, width: number, height: number, backgroundColor: string) =>
      h(View, {
        style: { position: 'absolute', left: pt(x), top: pt(y), width: pt(width), height: pt(height), backgroundColor },
      });
    const put = (x: number, y: number, family: string, words: string, place: Place, color = INK) =>
      text(words, family, place.pt, {
        ...{ position: 'absolute', left: pt(x + place.x), top: pt(y + place.y), width: pt(place.width), color },
        textAlign: place.center ? 'center' : 'left',
      });
    const children = page.cells.flatMap(({ x, y, part }) => {
      if (part === 'back')
        return [
          box(x - b, y - b, widthMm + 2 * b, heightMm + 2 * b, back.color),
          icon(back.icon, x + widthMm / 2 - 12, y + heightMm / 2 - 16, 24),
          put(
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
        box(x - b, y - b, widthMm + 2 * b, places.band + b, part.color),
        icon(part.icon, x + places.icon.x, y + places.icon.y, places.icon.size),
        ...(card && places.kicker && places.body
          ? [
              put(x, y, 'heading', card.kicker, places.kicker, '#FFFFFF'),
              put(x, y, 'bold', card.lead, places.body),
              put(x, y, 'body', card.text, { ...places.body, y: places.body.y + 4 }),
            ]
          : []),
        put(x, y, 'heading', part.title, places.title),
        put(x, y, 'body', part.note, places.note),
      ];
    });
    const d = page.marks.map(([x1, y1, x2, y2]) => `M${pt(x1)} ${pt(y1)} L${pt(x2)} ${pt(y2)}`).join(' ');
    const size: [number, number] = [pt(page.widthMm), pt(page.heightMm)];
    // A drawing as high as the page counts as too high for it.
    const marks = h(
      Svg,
      {
        viewBox: `0 0 ${size[0]} ${size[1] - 1}`,
        style: { position: 'absolute', left: 0, top: 0, width: size[0], height: size[1] - 1 },
      },
      h(Path, { d, stroke: INK, strokeWidth: 0.45 }),
    );
    return h(Page, { size }, marks, ...children);
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly pt: number;
  readonly center?: boolean;
}
