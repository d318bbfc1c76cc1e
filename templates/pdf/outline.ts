import type { OutlineEntry } from '@/templates/drawing/display-list';
import type { PdfFile } from './file';
import { dict, type Ref, text } from './syntax';

/** Bookmarks; what is below the first level starts folded. */
export function writeOutline(file: PdfFile, entries: readonly OutlineEntry[], pages: readonly Ref[]): Ref {
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
