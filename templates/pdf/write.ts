import { PDFDict, PDFDocument, PDFHexString, PDFName, type PDFRef, PDFString } from 'pdf-lib';
import { pointsFromMm } from '@/lib/kernel/units';
import type { BoxMm } from '@/lib/kit/blank';
import type { Assets } from '../assets/assets';
import { FIELD_FONT } from '../assets/catalogue';
import { leavesOf, type Page, type Picture, round, type Sketch } from '../display-list';
import type { LaidOutKit } from '../layout';
import { formatMatrix, multiply } from '../matrix';
import { openLibrary } from '../type/library';
import { type Subsetter, startSubsetter } from '../type/subsetter';
import { type Attachment, writeAttachment } from './attachment';
import { buildContent, type ContentContext } from './content';
import { createPdfFonts, embedWholeFont } from './fonts';
import { createForms, type Forms } from './forms';
import { addPicture } from './images';
import { writeOutline } from './outline';
import { createStreams } from './streams';
import { createStructure } from './structure';

export interface WriteOptions {
  readonly assets: Assets;
  readonly attachment?: Attachment | undefined;
  /** Called after every page; may throw to stop. May wait, to let others have a turn. */
  readonly onPage?: (done: number) => void | Promise<void>;
}

const POINTS_PER_MM = pointsFromMm(1);

/** A laid-out kit as a PDF: tagged, bookmarked, every font embedded. The same kit always gives the same bytes. */
export async function writePdf(kit: LaidOutKit, { assets, attachment, onPage }: WriteOptions): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context, catalog } = document;
  const streams = createStreams(context, assets.deflate);
  const subset = await subsetterOf(assets);
  const fonts = createPdfFonts();
  const resources = context.nextRef();
  const structure = createStructure(context, kit.pages.length);
  const forms = await formsIfAny();
  const sketches = new Map<Sketch, { readonly name: string; readonly ref: PDFRef }>();
  const pictures = new Map<Picture, { readonly name: string; readonly ref: PDFRef }>();
  const pageRefs = kit.pages.map(() => context.nextRef());

  const contentContext: Omit<ContentContext, 'mark' | 'field'> = { fonts, sketch: sketchName, picture: pictureName };
  for (const [i, page] of kit.pages.entries()) {
    const ref = pageRefs[i];
    if (!ref) continue;
    const annotations: PDFRef[] = [];
    const operators = buildContent(page.items, {
      ...contentContext,
      mark: (node) => structure.mark(i, node),
      field: (item) => {
        const { node } = item;
        if (!forms || !node) return;
        annotations.push(forms.add(item, ref, page, (widget) => structure.annotate(ref, node, widget)));
      },
    });
    const { media, trim, bleed } = boxesOf(page);
    context.assign(
      ref,
      context.obj({
        Type: 'Page',
        Parent: catalog.Pages().context.getObjectRef(catalog.Pages()) ?? null,
        MediaBox: media,
        TrimBox: trim,
        BleedBox: bleed,
        Resources: resources,
        Contents: streams.add({}, bytesOf(`${matrixOf(page)} cm\n${operators}`)),
        StructParents: i,
        Tabs: 'S',
        ...(annotations.length > 0 && { Annots: context.obj(annotations) }),
      } as never),
    );
    await onPage?.(i + 1);
  }

  const tree = catalog.Pages();
  tree.set(PDFName.of('Kids'), context.obj(pageRefs));
  tree.set(PDFName.of('Count'), context.obj(pageRefs.length));
  const xObjects = Object.fromEntries([...sketches.values(), ...pictures.values()].map(({ name, ref }) => [name, ref]));
  const fontRefs = Object.fromEntries(fonts.embed(context, streams, subset));
  context.assign(resources, context.obj({ Font: context.obj(fontRefs), XObject: context.obj(xObjects) }));

  catalog.set(PDFName.of('Lang'), PDFString.of(kit.language.replace(/[^A-Za-z0-9-]/g, '') || 'en'));
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  catalog.set(PDFName.of('ViewerPreferences'), context.obj({ DisplayDocTitle: true }));
  catalog.set(PDFName.of('StructTreeRoot'), structure.write(kit.structure, pageRefs));
  if (kit.outline.length > 0) {
    catalog.set(PDFName.of('Outlines'), writeOutline(context, kit.outline, pageRefs));
    catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
  }
  if (forms) catalog.set(PDFName.of('AcroForm'), forms.write());
  if (attachment) writeAttachment(context, catalog, streams, attachment);
  writeInfo();
  const id = PDFHexString.of(Array.from(streams.fingerprint(), (byte) => byte.toString(16).padStart(2, '0')).join(''));
  context.trailerInfo.ID = context.obj([id, id]);
  return document.save({
    useObjectStreams: true,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });

  function sketchName(sketch: Sketch): string {
    const known = sketches.get(sketch);
    if (known) return known.name;
    const name = `X${sketches.size + 1}`;
    const ref = context.nextRef();
    sketches.set(sketch, { name, ref });
    const operators = buildContent(sketch.items, { ...contentContext, mark: () => 0, field: () => undefined }, false);
    const packed = streams.add(
      {
        Type: 'XObject',
        Subtype: 'Form',
        // Lines may stand over the edge by half their width.
        BBox: [-1, -1, round(sketch.widthMm + 1), round(sketch.heightMm + 1)],
        Resources: resources,
      },
      bytesOf(operators),
    );
    const stream = context.lookup(packed);
    context.delete(packed);
    if (stream) context.assign(ref, stream);
    return name;
  }

  function pictureName(picture: Picture): string {
    const known = pictures.get(picture);
    if (known) return known.name;
    const added = { name: `P${pictures.size + 1}`, ref: addPicture(streams, picture) };
    pictures.set(picture, added);
    return added.name;
  }

  async function formsIfAny(): Promise<Forms | undefined> {
    if (!kit.pages.some(({ items }) => leavesOf(items).some(({ kind }) => kind === 'field'))) return undefined;
    const wide = await (await openLibrary(assets)).font(FIELD_FONT);
    return createForms(context, streams, wide, embedWholeFont(context, streams, wide, subset));
  }

  function writeInfo(): void {
    const info = PDFDict.withContext(context);
    const text = { Title: kit.title, Author: kit.authors.join(', '), Subject: kit.subtitle, Creator: 'Trapdoor' };
    for (const [key, value] of Object.entries(text)) if (value) info.set(PDFName.of(key), PDFHexString.fromText(value));
    // One date for ever, so that the same kit gives the same bytes.
    for (const key of ['CreationDate', 'ModDate']) info.set(PDFName.of(key), PDFString.of('D:20000101000000Z'));
    context.trailerInfo.Info = context.register(info);
  }
}

/** From millimetres downwards to points upwards. */
function matrixOf({ heightMm, transform }: Page): string {
  return formatMatrix(multiply([POINTS_PER_MM, 0, 0, -POINTS_PER_MM, 0, pointsFromMm(heightMm)], transform));
}

function boxesOf({ widthMm, heightMm, boxes }: Page) {
  const media = [0, 0, round(pointsFromMm(widthMm)), round(pointsFromMm(heightMm))];
  const box = ({ xMm, yMm, ...size }: BoxMm) =>
    [xMm, heightMm - yMm - size.heightMm, xMm + size.widthMm, heightMm - yMm].map((mm) => round(pointsFromMm(mm)));
  return { media, trim: boxes ? box(boxes.trim) : media, bleed: boxes ? box(boxes.bleed) : media };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

const subsetters = new WeakMap<Assets, Promise<Subsetter>>();

function subsetterOf(assets: Assets): Promise<Subsetter> {
  const known = subsetters.get(assets);
  if (known) return known;
  const starting = startSubsetter(assets);
  subsetters.set(assets, starting);
  starting.catch(() => subsetters.delete(assets));
  return starting;
}
