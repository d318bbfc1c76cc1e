import { unzlibSync } from 'fflate';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ORDER as BENCH_ORDER, kitOf as benchKit } from '@/bench/print/ours';
import { kitTimes } from '@/bench/print/work';
import { CARD_SIZES, cardBlank } from '@/lib/kit/blank';
import type { Piece } from '@/lib/kit/kit-spec';
import { type OrderedBacks, USUAL_KIT_SHEETS } from '@/lib/kit/order';
import { circle, type Item, type Page, type Picture, rectangle } from '@/templates/drawing/display-list';
import { pageToSvg } from '@/templates/drawing/svg';
import { rotation, translation } from '@/templates/geometry/matrix';
import { type LaidOutKit, layoutKit } from '@/templates/layout/layout';
import { checkWithQpdf } from '@/test/support/pdf-tools';
import { pieceOf, SHORT_FACES } from '@/test/support/sample-faces';
import { documentOf, kitOf, ORDER, textOf } from '@/test/support/sample-kit';
import { nodeAssets } from '../assets/node';
import { renderKit } from '../render';
import { writePdf } from './write';

const assets = nodeAssets();
const POINTS = 72 / 25.4;
const PICTURE: Picture = {
  id: 'two-by-two',
  widthPx: 2,
  heightPx: 2,
  rgb: Uint8Array.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 8, 7]),
  alpha: Uint8Array.from([255, 128, 0, 64]),
};
const ROSETTE = Array.from({ length: 12 }, (_, i) => circle(10 + i, 10, 5)).join(' ');
const ROOM: Item[] = [
  { kind: 'group', clip: rectangle(0, 0, 30, 20), matrix: translation(40, 50), items: [image(1, 2), image(9, 2)] },
  { kind: 'path', d: ROSETTE, fill: '#B3261E' },
  { kind: 'path', d: ROSETTE, fill: '#1F4E8C' },
];

function image(x: number, y: number): Item {
  return { kind: 'image', picture: PICTURE, x, y, widthMm: 6, heightMm: 4 };
}

describe('writePdf()', () => {
  let laid: LaidOutKit;
  beforeAll(async () => {
    laid = await layoutKit(kitOf(documentOf(textOf('Words'))), ORDER, { assets });
  });
  const write = (changed: Partial<Page>) =>
    writePdf({ ...laid, pages: laid.pages.map((page) => ({ ...page, ...changed })) }, { assets });

  it('asks for true size, and for both sides only if every sheet has two', async () => {
    const preferencesOf = async (kit: LaidOutKit) => {
      const file = await PDFDocument.load(await writePdf(kit, { assets }));
      return String(file.catalog.lookup(PDFName.of('ViewerPreferences')));
    };
    const cards = { ...pieceOf('cards', cardBlank(CARD_SIZES.poker), [SHORT_FACES.emblem]), faceDown: true };
    const laidOut = (backs: OrderedBacks, ...pieces: readonly Piece[]) =>
      layoutKit(kitOf(...pieces), { ...ORDER, sheets: { ...USUAL_KIT_SHEETS, backs } }, { assets });
    expect(await preferencesOf(laid)).toContain('/PrintScaling /None');
    expect(await preferencesOf(laid)).toContain('/PickTrayByPDFSize true');
    expect(await preferencesOf(laid)).not.toContain('/Duplex');
    expect(await preferencesOf(await laidOut('face-down', cards))).toContain('/Duplex /DuplexFlipLongEdge');
    expect(await preferencesOf(await laidOut('short-edge', cards))).toContain('/Duplex /DuplexFlipShortEdge');
    expect(await preferencesOf(await laidOut('face-down', documentOf(), cards))).not.toContain('/Duplex');
  });

  it('sets the boxes of what is cut out', async () => {
    const boxes = {
      trim: { xMm: 20, yMm: 30, widthMm: 100, heightMm: 50 },
      bleed: { xMm: 17, yMm: 27, widthMm: 106, heightMm: 56 },
    };
    const page = (await PDFDocument.load(await write({ boxes }))).getPage(0);
    const near = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
      [x, y, width, height].map((value) => Math.round((value / POINTS) * 100) / 100);
    expect(near(page.getTrimBox())).toEqual([20, 297 - 80, 100, 50]);
    expect(near(page.getBleedBox())).toEqual([17, 297 - 83, 106, 56]);
    expect(near(page.getMediaBox())).toEqual([0, 0, 210, 297]);
  });

  it('writes a picture once, pixel for pixel, and its transparency as a mask', async () => {
    const pdf = await write({ items: ROOM });
    expect((await checkWithQpdf(pdf)).code).toBe(0);
    const { context } = await PDFDocument.load(pdf);
    const images = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image')
          ? [object]
          : [],
      );
    const bytes = images.map(({ contents }) => [...unzlibSync(contents)]);
    expect(bytes).toEqual([[...(PICTURE.alpha ?? [])], [...PICTURE.rgb]]);
    expect(images.filter(({ dict }) => dict.has(PDFName.of('SMask')))).toHaveLength(1);
  });

  it('has a sketch call what is in it by the names of the file it is in', async () => {
    const size = { widthMm: 20, heightMm: 20 };
    const outlines = { ...size, name: 'outlines', items: [{ kind: 'path', d: ROSETTE, fill: 'inherit' } as const] };
    const pictured = { ...size, name: 'pictured', items: [image(1, 2)] };
    const places = [outlines, pictured].map((sketch) => ({ kind: 'place', sketch, x: 10, y: 10, scale: 1 }) as const);
    const other: Item = { ...image(50, 50), picture: { ...PICTURE, id: 'other' } } as Item;
    const forms = async (items: readonly Item[]) => {
      const { context } = await PDFDocument.load(await write({ items }));
      return context
        .enumerateIndirectObjects()
        .flatMap(([, object]) =>
          object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Form')
            ? [new TextDecoder().decode(unzlibSync(object.contents))]
            : [],
        );
    };
    const [drawn, called] = await forms(places);
    expect(called).toContain('/P1 Do');
    expect(drawn).toContain(' c\n');
    const [again, otherwise] = await forms([other, ...places]);
    expect(otherwise).toContain('/P2 Do');
    expect(again).toBe(drawn);
  });

  it('clips and moves groups, puts pictures the right way up, and shares long paths', async () => {
    const { operators, document } = await operatorsOf(await write({ items: ROOM }));
    const matrices = operators.filter(([code]) => code === OPS.transform).map(([, args]) => args as number[]);
    expect(matrices).toContainEqual([1, 0, 0, 1, 40, 50]);
    expect(matrices).toContainEqual([6, 0, 0, -4, 1, 6]);
    expect(operators.filter(([code]) => code === OPS.clip)).toHaveLength(1);
    expect(operators.filter(([code]) => code === OPS.paintImageXObject)).toHaveLength(2);
    expect(operators.filter(([code]) => code === OPS.paintFormXObjectBegin)).toHaveLength(2);
    await document.destroy();
  });

  it('moves everything by what a printer gets wrong, in the picture of the page too', async () => {
    const transform = rotation(90, 100, 100);
    const place = async (pdf: Uint8Array) => {
      const { document } = await operatorsOf(pdf);
      const { items } = await (await document.getPage(1)).getTextContent();
      const word = items.find((item) => 'str' in item && item.str === 'Words');
      const [a = 0, b = 0, , , x = 0, y = 0] = word && 'transform' in word ? (word.transform as number[]) : [];
      await document.destroy();
      return { angle: Math.round((Math.atan2(b, a) * 180) / Math.PI), x: x / POINTS, y: 297 - y / POINTS };
    };
    const [before, after] = [await place(await write({})), await place(await write({ transform }))];
    expect([before.angle, after.angle]).toEqual([0, -90]);
    expect(after.x).toBeCloseTo(200 - before.y, 2);
    expect(after.y).toBeCloseTo(before.x, 2);
    const [page] = laid.pages;
    if (!page) throw new Error('no page');
    expect(pageToSvg({ ...page, transform })).toContain('<g transform="matrix(0 1 -1 0 200 0)">');
  });

  it('draws the same things in the picture of a page', async () => {
    const svg = pageToSvg({ widthMm: 210, heightMm: 297, items: ROOM });
    expect(svg.match(/<image /g)).toHaveLength(1);
    expect(svg.match(/<use href="#p-two-by-two"/g)).toHaveLength(2);
    expect(svg).toContain('<clipPath id=');
    expect(svg).toContain('matrix(1 0 0 1 40 50)');
  });

  it('writes what several pages begin with once, but not where it stands elsewhere', async () => {
    const [page] = laid.pages;
    if (!page) throw new Error('no page');
    const shorter = { ...page, items: page.items.slice(0, -1) };
    const pages = [page, shorter, { ...page, transform: translation(1, 0) }];
    const document = await PDFDocument.load(await writePdf({ ...laid, pages }, { assets }));
    const contents = document.getPages().map(({ node }) => node.get(PDFName.of('Contents')));
    const [first, second, third] = contents;
    if (!(first instanceof PDFArray && second instanceof PDFArray)) throw new Error('nothing is shared');
    expect([first.get(0), first.size()]).toEqual([second.get(0), 2]);
    expect(first.get(1)).not.toBe(second.get(1));
    expect(third).not.toBeInstanceOf(PDFArray);
  });

  it('has no object for an unused number', async () => {
    const { context } = await PDFDocument.load(
      (await renderKit(benchKit(kitTimes(3, 1)), BENCH_ORDER, { assets })).pdf,
    );
    const lost = context.enumerateIndirectObjects().flatMap(([, object]) => {
      const values = object instanceof PDFDict ? object.values() : object instanceof PDFArray ? object.asArray() : [];
      return values.filter((value) => context.lookup(value) === undefined);
    });
    expect(lost).toEqual([]);
  });
});

async function operatorsOf(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0, isEvalSupported: false }).promise;
  const { fnArray, argsArray } = await (await document.getPage(1)).getOperatorList();
  return { document, operators: fnArray.map((code, i) => [code, argsArray[i]] as const) };
}

describe('a full kit', () => {
  it('takes work in proportion to its pages, and comes out the same again', async () => {
    const count = async (times: number) => {
      const work = { streams: 0, bytes: 0 };
      const counting = {
        ...assets,
        deflate(bytes: Uint8Array) {
          work.streams++;
          work.bytes += bytes.length;
          return assets.deflate(bytes);
        },
      };
      const { pdf } = await renderKit(benchKit(kitTimes(5, times)), BENCH_ORDER, { assets: counting });
      return { ...work, pdf };
    };
    const [one, again, four] = [await count(1), await count(1), await count(4)];
    expect(Buffer.compare(one.pdf, again.pdf)).toBe(0);
    expect(four.streams).toBeLessThan(one.streams * 4);
    expect(four.bytes).toBeLessThan(one.bytes * 4.05);
  });
});
