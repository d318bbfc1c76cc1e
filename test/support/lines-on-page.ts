import type { Item, Page } from '@/templates/drawing/display-list';
import { apply, type Matrix, multiply, translation } from '@/templates/geometry/matrix';
import { said } from './display-text';
import { cornersOf } from './item-corners';

export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A line of text on a page, and the clip rectangles around it. */
export interface PrintedLine extends Edges {
  readonly words: string;
  readonly clips: readonly Edges[];
}

/** Returns every line of text on a page, including those in sketches and groups. */
export function linesOn({ items }: Page): readonly PrintedLine[] {
  const found: PrintedLine[] = [];
  const walk = (list: readonly Item[], outer: Matrix, clips: readonly Edges[]): void => {
    for (const item of list) {
      if (item.kind === 'group') {
        const matrix = multiply(outer, item.matrix);
        const clip = item.clip === undefined ? [] : [edgesOf(cornersOf({ kind: 'path', d: item.clip }), matrix)];
        walk(item.items, matrix, [...clips, ...clip]);
      } else if (item.kind === 'place') {
        const { sketch, x, y, scale } = item;
        walk(sketch.items, multiply(outer, multiply(translation(x, y), [scale, 0, 0, scale, 0, 0])), clips);
      } else if (item.kind === 'text' && said(item).trim() !== '') {
        found.push({ words: said(item), clips, ...edgesOf(cornersOf(item), outer) });
      }
    }
  };
  walk(items, [1, 0, 0, 1, 0, 0], []);
  return found;
}

function edgesOf(corners: readonly (readonly [number, number])[], matrix: Matrix): Edges {
  const moved = corners.map(([x, y]) => apply(matrix, x, y));
  return {
    left: Math.min(...moved.map(([x]) => x)),
    top: Math.min(...moved.map(([, y]) => y)),
    right: Math.max(...moved.map(([x]) => x)),
    bottom: Math.max(...moved.map(([, y]) => y)),
  };
}

export const isInside = (inner: Edges, outer: Edges, slackMm: number): boolean =>
  inner.left >= outer.left - slackMm &&
  inner.top >= outer.top - slackMm &&
  inner.right <= outer.right + slackMm &&
  inner.bottom <= outer.bottom + slackMm;

/** Returns the pairs of lines that overlap by more than `slackMm`, which allows for neighbouring lines. */
export function overlapping(lines: readonly PrintedLine[], slackMm: number): readonly string[] {
  const sorted = lines.toSorted((a, b) => a.top - b.top);
  return sorted.flatMap((a, i) => {
    const found: string[] = [];
    for (const b of sorted.slice(i + 1)) {
      if (b.top >= a.bottom - slackMm) break;
      if (a.left < b.right - slackMm && b.left < a.right - slackMm) found.push(`“${a.words}” on “${b.words}”`);
    }
    return found;
  });
}
