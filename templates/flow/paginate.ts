import type { Item } from '../display-list';
import { heightOf, type Strip } from './strip';

/** Where strips go on every page. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly heightMm: number;
}

const SLACK_MM = 0.01;

/** Lays strips onto as many pages as they need; at least one. Linear in strips. */
export function paginate(strips: readonly Strip[], region: Region): readonly (readonly Item[])[] {
  const pages: Item[][] = [[]];
  let used = 0;
  const isEmpty = () => used === 0;
  const turn = () => {
    pages.push([]);
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
  for (const group of groups(strips)) {
    const [first] = group;
    if (!first) continue;
    const heightMm = group.reduce((sum, strip, i) => sum + strip.heightMm + (i > 0 || !isEmpty() ? strip.gapMm : 0), 0);
    if (first.breakBefore && !isEmpty()) turn();
    else if (!fits(heightMm) && !isEmpty() && !isWorthSplitting(group, region.heightMm - used)) turn();
    if (isEmpty() && pages.length > 1) for (const header of first.repeated ?? []) put(header);
    for (const strip of group) placeTall(strip);
  }
  return pages;
}

// Something half a page tall is divided where it stands rather than leaving that much white.
const isWorthSplitting = (group: readonly Strip[], left: number) => {
  const last = group.at(-1);
  return last?.split !== undefined && last.heightMm > 80 && left - heightOf(group.slice(0, -1)) > 40;
};

/** Strips that must stand together. */
function* groups(strips: readonly Strip[]): Generator<readonly Strip[]> {
  let group: Strip[] = [];
  for (const strip of strips) {
    if (strip.breakBefore && group.length > 0) {
      yield group;
      group = [];
    }
    group.push(strip);
    if (strip.keepWithNext) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
