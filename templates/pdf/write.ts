import { pointsFromMm } from '@/lib/kernel/units';
import type { BoxMm } from '@/lib/kit/blank';
import {
  type GroupItem,
  type Item,
  leavesOf,
  type OutlineEntry,
  type Page,
  type Picture,
} from '@/templates/drawing/display-list';
import { formatMatrix, multiply, round } from '@/templates/geometry/matrix';
import type { PickedKit } from '@/templates/layout/pick-pages';
import type { Assets } from '../assets/assets';
import { FIELD_FONT } from '../assets/catalogue';
import { openLibrary } from '../type/library';
import { type Attachment, writeAttachment } from './attachment';
import { ByteWriter } from './byte-writer';
import { type ContentContext, type PageContext, writeContent } from './content';
import { embedWholeFont } from './embed';
import { createFile, type PdfFile } from './file';
import { createPdfFonts } from './fonts';
import { createForms, type Forms } from './forms';
import { addMetadata } from './metadata';
import { createSharedPaths } from './shared-paths';
import { createSketches } from './sketches';
import { createStructure } from './structure';
import { array, dict, type Named, type Ref, text } from './syntax';

interface WriteOptions {
  readonly assets: Assets;
  readonly attachment?: Attachment | undefined;
  /** Called after every page. Can throw to stop, or wait to yield to other tasks. */
  readonly onPage?: ((done: number) => void | Promise<void>) | undefined;
}

/** Groups of decoration with which several pages begin, such as running heads: one shared stream each. */
interface SharedHeads {
  /** Returns the stream with which the page begins, its matrix included; undefined if no other page shares it. */
  of(page: Page): Ref | undefined;
}

function createSharedHeads(pages: readonly Page[], write: (head: GroupItem, page: Page) => Ref): SharedHeads {
  const counts = new Map<string, number>();
  const names = new Map<GroupItem, number>();
  const keyOf = ({ items: [first], heightMm, transform }: Page): string | undefined => {
    if (first?.kind !== 'group') return undefined;
    const name = names.get(first) ?? names.size;
    names.set(first, name);
    // The position of a group depends on the page's height and the printer's correction.
    return `${name} ${heightMm} ${transform ? formatMatrix(transform) : ''}`;
  };
  for (const page of pages) {
    const key = keyOf(page);
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const written = new Map<string, Ref>();
  return {
    of(page) {
      const [first] = page.items;
      const key = keyOf(page);
      if (key === undefined || first?.kind !== 'group' || (counts.get(key) ?? 0) < 2 || !isDecoration(first))
        return undefined;
      const ref = written.get(key) ?? write(first, page);
      written.set(key, ref);
      return ref;
    },
  };
}

const isDecoration = (group: GroupItem) => leavesOf([group]).every(({ node, kind }) => !node && kind !== 'field');

const POINTS_PER_MM = pointsFromMm(1);

/** Context for content that belongs to no node. */
const DECORATION: PageContext = { mark: () => 0, field: () => undefined };

/** Writes a laid-out kit as a tagged PDF with bookmarks and embedded fonts. Equal kits give equal bytes. */
export async function writePdf(kit: PickedKit, { assets, attachment, onPage }: WriteOptions): Promise<Uint8Array> {
  const file = createFile(assets.deflate);
  const fonts = createPdfFonts();
  const [root, pageTree, resources] = [file.reserve(), file.reserve(), file.reserve()];
  const pageRefs = kit.pages.map(() => file.reserve());
  const structure = createStructure(file, kit.pages.length);
  const forms = await formsIfAny();
  const pictures = new Map<Picture, Named>();
  const paths = createSharedPaths(file, kit.pages);
  const sketches = createSketches(file, assets.deflate, resources);
  const context: ContentContext = {
    fonts,
    sketch: (sketch) => sketches.resource(sketch, context),
    picture: pictureName,
    path: paths.resource,
  };
  const content = new ByteWriter();
  const heads = createSharedHeads(kit.pages, (head, page) => {
    content.clear();
    // Leaves the page's matrix for the rest of the page, and restores everything else.
    content.text(`${matrixOf(page)} cm\nq\n`);
    writeContent(content, [head], context, DECORATION);
    content.text('Q\n');
    return file.addStream({}, content.written());
  });
  for (const [i, page] of kit.pages.entries()) {
    const ref = pageRefs[i] ?? file.reserve();
    const annotations: Ref[] = [];
    const head = heads.of(page);
    content.clear();
    if (!head) content.text(`${matrixOf(page)} cm\n`);
    writeContent(content, head ? page.items.slice(1) : page.items, context, {
      mark: (node) => structure.mark(i, node),
      field: (item) => {
        const { node } = item;
        if (!forms || !node) return;
        annotations.push(forms.add(item, ref, page, (widget) => structure.annotate(ref, node, widget)));
      },
    });
    file.set(
      ref,
      dict({
        Type: '/Page',
        Parent: pageTree,
        ...boxesOf(page),
        Resources: resources,
        Contents: head ? array([head, file.addStream({}, content.written())]) : file.addStream({}, content.written()),
        StructParents: i,
        Tabs: '/S',
        Annots: annotations.length > 0 ? array(annotations) : undefined,
      }),
    );
    if (onPage) await onPage(i + 1);
  }

  file.set(pageTree, dict({ Type: '/Pages', Kids: array(pageRefs), Count: pageRefs.length }));
  const xObjects = Object.fromEntries(
    [...sketches.all(), ...pictures.values(), ...paths.all()].map(({ name, ref }) => [name, ref]),
  );
  file.set(resources, dict({ Font: dict(fonts.embed(file)), XObject: dict(xObjects) }));
  const language = kit.language.replace(/[^A-Za-z0-9-]/g, '') || 'en';
  file.set(
    root,
    dict({
      Type: '/Catalog',
      Pages: pageTree,
      Lang: text(language),
      Metadata: addMetadata(file, {
        title: titleOf(kit),
        authors: kit.authors,
        language,
        // Exports of bare pictures have no tags.
        isUniversal: kit.structure.children.length > 0,
      }),
      MarkInfo: '<</Marked true>>',
      ViewerPreferences: viewerPreferences(kit),
      StructTreeRoot: structure.write(kit.structure, pageRefs),
      ...(kit.outline.length > 0 && { Outlines: writeOutline(file, kit.outline, pageRefs), PageMode: '/UseOutlines' }),
      AcroForm: forms?.write(),
      ...(attachment && writeAttachment(file, attachment)),
    }),
  );
  return file.finish(root, file.add(infoOf(kit)));

  function pictureName(picture: Picture): string {
    const known = pictures.get(picture);
    if (known) return known.name;
    const added = { name: `P${pictures.size + 1}`, ref: addPicture(file, picture) };
    pictures.set(picture, added);
    return added.name;
  }

  async function formsIfAny(): Promise<Forms | undefined> {
    if (!kit.pages.some(({ items }) => hasFields(items))) return undefined;
    const wide = await openLibrary(assets).font(FIELD_FONT);
    return createForms(file, wide, embedWholeFont(file, wide));
  }
}

/** Returns settings for the print dialog: true size, the tray by the paper's size, and both sides if all sheets are. */
const viewerPreferences = ({ edge, isDuplex }: PickedKit): string =>
  dict({
    DisplayDocTitle: 'true',
    PrintScaling: '/None',
    PickTrayByPDFSize: 'true',
    Duplex: isDuplex ? (edge === 'short' ? '/DuplexFlipShortEdge' : '/DuplexFlipLongEdge') : undefined,
  });

/** Writes the bookmarks. Levels below the first are collapsed. */
function writeOutline(file: PdfFile, entries: readonly OutlineEntry[], pages: readonly Ref[]): Ref {
  const root = file.reserve();
  file.set(root, dict({ Type: '/Outlines', ...writeLevel(file, entries, root, pages), Count: entries.length }));
  return root;
}

function writeLevel(file: PdfFile, entries: readonly OutlineEntry[], parent: Ref, pages: readonly Ref[]) {
  const refs = entries.map(() => file.reserve());
  for (const [i, { title, page, children }] of entries.entries()) {
    const ref = refs[i];
    if (!ref) continue;
    file.set(
      ref,
      dict({
        Title: text(title),
        Parent: parent,
        Dest: `[${pages[page] ?? 'null'} /Fit]`,
        ...(children.length > 0 && { ...writeLevel(file, children, ref, pages), Count: -children.length }),
        Prev: refs[i - 1],
        Next: refs[i + 1],
      }),
    );
  }
  return { First: refs[0], Last: refs.at(-1) };
}

/** Adds a picture, with its transparency as a separate mask. */
function addPicture(file: PdfFile, { widthPx, heightPx, rgb, alpha }: Picture): Ref {
  const common = { Type: '/XObject', Subtype: '/Image', Width: widthPx, Height: heightPx, BitsPerComponent: 8 };
  const mask = alpha && file.addStream({ ...common, ColorSpace: '/DeviceGray' }, alpha);
  return file.addStream({ ...common, ColorSpace: '/DeviceRGB', SMask: mask }, rgb);
}

const hasFields = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'field' || (item.kind === 'group' && hasFields(item.items)));

/** Matrix from millimetres downwards to points upwards. */
function matrixOf({ heightMm, transform }: Page): string {
  return formatMatrix(multiply([POINTS_PER_MM, 0, 0, -POINTS_PER_MM, 0, pointsFromMm(heightMm)], transform));
}

function boxesOf({ widthMm, heightMm, boxes }: Page) {
  const box = ({ xMm, yMm, ...size }: BoxMm) =>
    array(
      [xMm, heightMm - yMm - size.heightMm, xMm + size.widthMm, heightMm - yMm].map((mm) => round(pointsFromMm(mm))),
    );
  const media = box({ xMm: 0, yMm: 0, widthMm, heightMm });
  return { MediaBox: media, TrimBox: boxes ? box(boxes.trim) : media, BleedBox: boxes ? box(boxes.bleed) : media };
}

/** Title for windows of viewers, which would show the file's name instead of an empty one. */
const titleOf = ({ title, subtitle }: PickedKit): string => title.trim() || subtitle.trim() || 'Kit';

function infoOf(kit: PickedKit): string {
  const { subtitle, authors } = kit;
  const words = { Title: titleOf(kit), Author: authors.join(', '), Subject: subtitle, Creator: 'Trapdoor' };
  const entries = Object.entries(words).flatMap(([key, value]) => (value ? [[key, text(value)]] : []));
  // A constant date, so that the same kit gives the same bytes.
  return dict({ ...Object.fromEntries(entries), CreationDate: '(D:20000101000000Z)', ModDate: '(D:20000101000000Z)' });
}
