import { type PDFContext, PDFHexString, PDFName, type PDFRef } from 'pdf-lib';
import type { OutlineEntry } from '../display-list';

/** Bookmarks, the first level open. */
export function writeOutline(context: PDFContext, entries: readonly OutlineEntry[], pages: readonly PDFRef[]): PDFRef {
  const root = context.nextRef();
  const links = writeLevel(context, entries, root, pages);
  context.assign(root, context.obj({ Type: 'Outlines', ...links, Count: entries.length }));
  return root;
}

function writeLevel(context: PDFContext, entries: readonly OutlineEntry[], parent: PDFRef, pages: readonly PDFRef[]) {
  const refs = entries.map(() => context.nextRef());
  for (const [i, { title, page, children }] of entries.entries()) {
    const ref = refs[i];
    if (!ref) continue;
    const item = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: parent,
      Dest: context.obj([pages[page] ?? null, PDFName.of('Fit')]),
      ...(children.length > 0 && { ...writeLevel(context, children, ref, pages), Count: -children.length }),
    });
    const [before, after] = [refs[i - 1], refs[i + 1]];
    if (before) item.set(PDFName.of('Prev'), before);
    if (after) item.set(PDFName.of('Next'), after);
    context.assign(ref, item);
  }
  const [first, last] = [refs[0], refs.at(-1)];
  return first && last ? { First: first, Last: last } : {};
}
