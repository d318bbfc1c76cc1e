import type { Item } from '@/templates/drawing/display-list';
import type { Strip } from './strip';

/** Area for strips on every page. */
interface Region {
  readonly x: number;
  readonly y: number;
  readonly heightMm: number;
}

const SLACK_MM = 0.01;

export interface FilledPage {
  readonly items: readonly Item[];
  readonly usedMm: number;
}

/** Distributes strips over as many pages as necessary; at least one. Linear in strips. */
export function paginate(strips: readonly Strip[], region: Region): readonly FilledPage[] {
  const pages: Item[][] = [[]];
  const heights: number[] = [];
  let used = 0;
  const isEmpty = () => used === 0;
  const turn = () => {
    pages.push([]);
    heights.push(used);
    used = 0;
  };
  const put = (strip: Strip) => {
    const gap = isEmpty() ? 0 : strip.gapMm;
    strip.draw(region.x, region.y + used + gap, pages.at(-1) ?? []);
    used += gap + strip.heightMm;
  };
  const fits = (heightMm: number) => used + heightMm <= region.heightMm + SLACK_MM;
  const placeTall = (strip: Strip) => {
    let rest = strip;
    let isFresh = isEmpty();
    while (!fits(rest.heightMm + (isEmpty() ? 0 : rest.gapMm))) {
      const parts = rest.split?.(region.heightMm - used - (isEmpty() ? 0 : rest.gapMm));
      if (!parts && isFresh) break;
      if (parts) put(parts[0]);
      rest = parts?.[1] ?? rest;
      turn();
      for (const header of rest.repeated ?? []) put(header);
      isFresh = true;
    }
    put(rest);
  };
  for (let from = 0, to = 0; from < strips.length; from = to) {
    to = endOfGroup(strips, from);
    const first = strips[from];
    if (!first) break;
    const heightMm = heightOfGroup(strips, from, to) + (isEmpty() ? 0 : first.gapMm);
    if (first.breakBefore && !isEmpty()) turn();
    else if (!fits(heightMm) && !isEmpty() && !isWorthSplitting(strips, from, to, region.heightMm - used)) turn();
    if (isEmpty() && pages.length > 1) for (const header of first.repeated ?? []) put(header);
    for (let i = from; i < to; i++) placeTall(strips[i] ?? first);
  }
  return pages.map((items, i) => ({ items, usedMm: heights[i] ?? used }));
}

/** Returns the index after the last strip that must stay together with this one. */
function endOfGroup(strips: readonly Strip[], from: number): number {
  let to = from + 1;
  while (to < strips.length && strips[to - 1]?.keepWithNext && !strips[to]?.breakBefore) to++;
  return to;
}

function heightOfGroup(strips: readonly Strip[], from: number, to: number): number {
  let heightMm = 0;
  for (let i = from; i < to; i++) heightMm += (strips[i]?.heightMm ?? 0) + (i > from ? (strips[i]?.gapMm ?? 0) : 0);
  return heightMm;
}

// Content that reads equally well in parts fills the page. Other content is divided only if it is more than half a page
// tall, since moving it would leave that much white space.
function isWorthSplitting(strips: readonly Strip[], from: number, to: number, left: number): boolean {
  const [first, last] = [strips[from], strips[to - 1]];
  if (!last?.split) return false;
  const roomMm = left - heightOfGroup(strips, from, to - 1);
  if (last.fillsFrom === undefined) return last.heightMm > 80 && roomMm > 40;
  const gapsMm = last.gapMm + (first && first !== last ? first.gapMm : 0);
  return roomMm - gapsMm >= last.fillsFrom && last.split(roomMm - gapsMm) !== undefined;
}
