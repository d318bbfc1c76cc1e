import type { StructNode } from '@/templates/drawing/display-list';
import type { ByteWriter } from './byte-writer';
import type { PdfFile } from './file';
import { dict, type Ref, text } from './syntax';

/** Collects the nodes of marked content on each page, then writes the structure tree. */
interface Structure {
  /** Returns the id of new marked content on a page. */
  mark(page: number, node: StructNode): number;
  annotate(page: Ref, node: StructNode, annotation: Ref): number;
  write(root: StructNode, pages: readonly Ref[]): Ref;
}

interface Held {
  /** Page of its first marked content, and the ids there; NOWHERE if it has only annotations. */
  page: number;
  readonly here: number[];
  readonly elsewhere: { readonly page: number; readonly mcid: number }[];
  annotation?: { readonly page: Ref; readonly ref: Ref };
  element: number;
}

const NOWHERE = -1;

export function createStructure(file: PdfFile, pageCount: number): Structure {
  const held = new Map<StructNode, Held>();
  const annotated: Held[] = [];
  const marks: Held[][] = Array.from({ length: pageCount }, () => []);
  const heldBy = (node: StructNode): Held => {
    const known = held.get(node);
    if (known) return known;
    const made: Held = { page: NOWHERE, here: [], elsewhere: [], element: 0 };
    held.set(node, made);
    return made;
  };
  return {
    mark(page, node) {
      const own = heldBy(node);
      const mcid = (marks[page]?.push(own) ?? 1) - 1;
      if (own.page === NOWHERE) own.page = page;
      if (own.page === page) own.here.push(mcid);
      else own.elsewhere.push({ page, mcid });
      return mcid;
    },
    annotate(page, node, ref) {
      const own = heldBy(node);
      own.annotation = { page, ref };
      return pageCount + annotated.push(own) - 1;
    },
    write(root, pages) {
      /** Object numbers of the lists of the pages. */
      const lists: (number | undefined)[] = [];
      /** Elements whose parents are not written yet, each followed by its children. */
      const waiting: number[] = [];
      const levels = createLevels();
      const writeElement = (node: StructNode, parent: number): void => {
        const outer = held.get(node);
        // Skips a group without meaning. A list item's only paragraph is merged with it, which screen readers read
        // alike.
        if (node.role === 'Div' && !outer) {
          for (const child of node.children) writeElement(child, parent);
          return;
        }
        const inner = outer ? node : onlyParagraph(node);
        const own = outer ?? (inner === node ? undefined : held.get(inner));
        const number = file.next();
        const first = waiting.length;
        const role = own && isHeading(node.role) ? levels.of(node.role) : node.role;
        for (const child of inner.children) writeElement(child, number);
        const isCell = node.role === 'TD' || node.role === 'TH';
        if (!own && !isCell && waiting.length === first && node !== root) return;
        const isPlaced = own !== undefined && own.page !== NOWHERE;
        // Numbered next to its content, so that both are deflated together.
        if (isPlaced) lists[own.page] ??= file.next();
        if (own) own.element = number;
        const out = file.begin(number);
        out.text('<</S/');
        out.text(role);
        out.text('/P ');
        out.ref(parent);
        if (isPlaced) out.text(`/Pg ${pages[own.page]}`);
        writeKids(out, own, waiting, first, pages);
        if (node.alt) out.text(`/Alt${text(node.alt)}`);
        // An element with a heading needs no title.
        if (node.title && !node.children.some((child) => isHeading(child.role))) out.text(`/T${text(node.title)}`);
        if (node.scope) out.text(`/A<</O/Table/Scope/${node.scope}>>`);
        out.text('>>');
        waiting.length = first;
        waiting.push(number);
      };
      const tree = file.next();
      writeElement(root, tree);
      const [top = tree] = waiting;
      for (const [page, list] of lists.entries())
        if (list !== undefined) writeList(file.begin(list), marks[page] ?? [], top);
      const numbers = file.next();
      const out = file.begin(numbers);
      out.text('<</Nums[');
      for (const [page, owners] of marks.entries()) {
        out.text(`${page === 0 ? '' : ' '}${page} `);
        const list = lists[page];
        if (list === undefined) writeList(out, owners, top);
        else out.ref(list);
      }
      for (const [i, own] of annotated.entries()) {
        out.text(` ${pageCount + i} `);
        out.ref(own.element || top);
      }
      out.text(']>>');
      const entries = {
        K: `[${top} 0 R]`,
        ParentTree: `${numbers} 0 R`,
        ParentTreeNextKey: pageCount + annotated.length,
      };
      file.begin(tree).text(dict({ Type: '/StructTreeRoot', ...entries }));
      return `${tree} 0 R`;
    },
  };
}

const isHeading = (role: string): boolean => /^H\d$/.test(role);

/**
 * Numbers headings for screen readers: the first is H1, and each is at most one level below the one before. Their type
 * sizes skip levels, and a kit of cards begins at H2.
 */
function createLevels() {
  const outer: string[] = [];
  return {
    of(role: string): string {
      while ((outer.at(-1) ?? '') >= role) outer.pop();
      outer.push(role);
      return `H${outer.length}`;
    },
  };
}

/** Returns the only paragraph of a list item's body, or the node itself. */
function onlyParagraph(node: StructNode): StructNode {
  const [only] = node.children;
  const isOnly = node.role === 'LBody' && node.children.length === 1 && only?.role === 'P';
  return isOnly && only.children.length === 0 && !only.alt && !only.title ? only : node;
}

/** Writes the elements of a page's marked content. Content without an element belongs to the root. */
function writeList(out: ByteWriter, owners: readonly Held[], top: number): void {
  out.text('[');
  const start = out.size;
  for (const own of owners) {
    space(out, start);
    out.ref(own.element || top);
  }
  out.text(']');
}

/** Writes an element's own content, then its children: a single one, or a list. */
function writeKids(
  out: ByteWriter,
  own: Held | undefined,
  elements: readonly number[],
  first: number,
  pages: readonly Ref[],
) {
  const kids = (own ? own.here.length + own.elsewhere.length + (own.annotation ? 1 : 0) : 0) + elements.length - first;
  out.text(kids === 1 ? '/K ' : '/K[');
  const start = out.size;
  for (const mcid of own?.here ?? []) {
    space(out, start);
    out.number(mcid);
  }
  for (const { page, mcid } of own?.elsewhere ?? []) {
    space(out, start);
    out.text(`<</Type/MCR/Pg ${pages[page]}/MCID ${mcid}>>`);
  }
  if (own?.annotation) {
    space(out, start);
    out.text(`<</Type/OBJR/Pg ${own.annotation.page}/Obj ${own.annotation.ref}>>`);
  }
  for (let i = first; i < elements.length; i++) {
    space(out, start);
    out.ref(elements[i] ?? 0);
  }
  if (kids !== 1) out.text(']');
}

/** Writes a separator, except before the first item. */
function space(out: ByteWriter, from: number): void {
  if (out.size > from) out.text(' ');
}
