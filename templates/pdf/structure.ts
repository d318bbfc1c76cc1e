import type { StructNode } from '../display-list';
import type { PdfFile } from './file';
import { array, dict, type Ref, text } from './syntax';

/** Collects which stretch of which page belongs to which node, then writes the structure tree. */
export interface Structure {
  /** Number of a new stretch of marked content on a page. */
  mark(page: number, node: StructNode): number;
  /** Number of an annotation that belongs to a node. */
  annotate(page: Ref, node: StructNode, annotation: Ref): number;
  write(root: StructNode, pages: readonly Ref[]): Ref;
}

interface Stretches {
  /** The page of the first of them. */
  readonly page: number;
  readonly here: number[];
  readonly elsewhere: { readonly page: number; readonly mcid: number }[];
}

export function createStructure(file: PdfFile, pageCount: number): Structure {
  const contents = new Map<StructNode, Stretches>();
  const annotations = new Map<StructNode, { readonly page: Ref; readonly ref: Ref }>();
  const annotated: StructNode[] = [];
  const marks: StructNode[][] = Array.from({ length: pageCount }, () => []);
  return {
    mark(page, node) {
      const mcid = (marks[page]?.push(node) ?? 1) - 1;
      const known = contents.get(node);
      if (!known) contents.set(node, { page, here: [mcid], elsewhere: [] });
      else if (known.page === page) known.here.push(mcid);
      else known.elsewhere.push({ page, mcid });
      return mcid;
    },
    annotate(page, node, ref) {
      annotations.set(node, { page, ref });
      return pageCount + annotated.push(node) - 1;
    },
    write(root, pages) {
      const refs = new Map<StructNode, Ref>();
      const lists: (Ref | undefined)[] = [];
      // Children have their numbers before their parent knows them, so whatever holds nothing has none.
      const write = (node: StructNode, parent: Ref): readonly Ref[] => {
        // A group that means nothing is left out, and nobody hears the difference if a list's item is its only paragraph.
        if (node.role === 'Div' && !contents.has(node) && !annotations.has(node))
          return node.children.flatMap((child) => write(child, parent));
        const only = node.role === 'LBody' && node.children.length === 1 ? node.children[0] : undefined;
        const isPlain = only?.role === 'P' && only.children.length === 0 && !only.alt && !only.title;
        const inner = isPlain && !contents.has(node) ? only : node;
        const ref = file.reserve();
        const children = inner.children.flatMap((child) => write(child, ref));
        const own = contents.get(inner);
        // Beside what it lists, so that both are deflated together.
        if (own) lists[own.page] ??= file.reserve();
        const annotation = annotations.get(inner);
        const isCell = node.role === 'TD' || node.role === 'TH';
        if (!own && !annotation && !isCell && children.length === 0 && node !== root) return [];
        const kids: (string | number)[] = [...(own?.here ?? [])];
        for (const { page, mcid } of own?.elsewhere ?? []) kids.push(`<</Type/MCR/Pg ${pages[page]}/MCID ${mcid}>>`);
        if (annotation) kids.push(`<</Type/OBJR/Pg ${annotation.page}/Obj ${annotation.ref}>>`);
        kids.push(...children);
        let element = `<</S/${node.role}/P ${parent}`;
        if (own) element += `/Pg ${pages[own.page]}`;
        element += kids.length === 1 ? `/K ${kids[0]}` : `/K${array(kids)}`;
        if (node.alt) element += `/Alt${text(node.alt)}`;
        // What has a heading is called by that.
        if (node.title && !node.children.some(({ role }) => /^H\d$/.test(role))) element += `/T${text(node.title)}`;
        if (node.scope) element += `/A<</O/Table/Scope/${node.scope}>>`;
        file.set(ref, `${element}>>`);
        refs.set(inner, ref);
        return [ref];
      };
      const tree = file.reserve();
      const [top = tree] = write(root, tree);
      const refOf = (node: StructNode) => refs.get(node) ?? top;
      const numbers = marks.map((nodes, page) => {
        const [list, names] = [lists[page], array(nodes.map(refOf))];
        if (list) file.set(list, names);
        return `${page} ${list ?? names}`;
      });
      for (const [i, node] of annotated.entries()) numbers.push(`${pageCount + i} ${refOf(node)}`);
      file.set(
        tree,
        dict({
          Type: '/StructTreeRoot',
          K: `[${top}]`,
          ParentTree: file.add(`<</Nums${array(numbers)}>>`),
          ParentTreeNextKey: pageCount + annotated.length,
        }),
      );
      return tree;
    },
  };
}
