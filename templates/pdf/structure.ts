import { type PDFContext, PDFHexString, PDFName, type PDFObject, type PDFRef } from 'pdf-lib';
import type { StructNode } from '../display-list';

/** Collects which stretch of which page belongs to which node, then writes the structure tree. */
export interface Structure {
  /** Number of a new stretch of marked content on a page. */
  mark(page: number, node: StructNode): number;
  /** Number of an annotation that belongs to a node. */
  annotate(page: PDFRef, node: StructNode, annotation: PDFRef): number;
  write(root: StructNode, pages: readonly PDFRef[]): PDFRef;
}

interface Content {
  readonly page: number;
  readonly mcid: number;
}

export function createStructure(context: PDFContext, pageCount: number): Structure {
  const contents = new Map<StructNode, Content[]>();
  const annotations = new Map<StructNode, { page: PDFRef; ref: PDFRef }>();
  const annotated: StructNode[] = [];
  const marks: StructNode[][] = Array.from({ length: pageCount }, () => []);
  return {
    mark(page, node) {
      const onPage = marks[page] ?? [];
      const mcid = onPage.push(node) - 1;
      const known = contents.get(node);
      if (known) known.push({ page, mcid });
      else contents.set(node, [{ page, mcid }]);
      return mcid;
    },
    annotate(page, node, ref) {
      annotations.set(node, { page, ref });
      return pageCount + annotated.push(node) - 1;
    },
    write(root, pages) {
      const refs = new Map<StructNode, PDFRef>();
      const isUsed = (node: StructNode): boolean =>
        node.role === 'TD' ||
        node.role === 'TH' ||
        contents.has(node) ||
        annotations.has(node) ||
        node.children.some(isUsed);
      const write = (node: StructNode, parent: PDFRef): PDFRef => {
        const ref = context.nextRef();
        refs.set(node, ref);
        const kids: PDFObject[] = (contents.get(node) ?? []).map(({ page, mcid }) =>
          context.obj({ Type: 'MCR', Pg: pages[page] ?? null, MCID: mcid }),
        );
        const annotation = annotations.get(node);
        if (annotation) kids.push(context.obj({ Type: 'OBJR', Pg: annotation.page, Obj: annotation.ref }));
        for (const child of node.children) if (isUsed(child)) kids.push(write(child, ref));
        const element = context.obj({ Type: 'StructElem', S: node.role, P: parent, K: context.obj(kids as never) });
        if (node.alt) element.set(PDFName.of('Alt'), PDFHexString.fromText(node.alt));
        if (node.title) element.set(PDFName.of('T'), PDFHexString.fromText(node.title));
        if (node.scope) element.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: node.scope }));
        context.assign(ref, element);
        return ref;
      };
      const tree = context.nextRef();
      const top = write(root, tree);
      const refOf = (node: StructNode): PDFObject => refs.get(node) ?? top;
      const numbers: (number | PDFObject)[] = [];
      for (const [page, nodes] of marks.entries()) numbers.push(page, context.obj(nodes.map(refOf) as never));
      for (const [i, node] of annotated.entries()) numbers.push(pageCount + i, refOf(node));
      const parents = context.register(context.obj({ Nums: context.obj(numbers as never) }));
      context.assign(
        tree,
        context.obj({
          Type: 'StructTreeRoot',
          K: context.obj([top]),
          ParentTree: parents,
          ParentTreeNextKey: pageCount + annotated.length,
        }),
      );
      return tree;
    },
  };
}
