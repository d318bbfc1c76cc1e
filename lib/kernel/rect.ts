/** Rectangle on a grid, in squares. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Tells whether two rectangles overlap; a shared wall is no overlap. `gap` squares around `a` must be free too. */
export const overlaps = (a: Rect, b: Rect, gap = 0): boolean =>
  a.x - gap < b.x + b.width && b.x < a.x + a.width + gap && a.y - gap < b.y + b.height && b.y < a.y + a.height + gap;

/** Returns groups of two or more entries that overlap, directly or through other entries. Keeps their order. */
export function overlapGroups<Entry extends Rect>(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const left = new Set(entries);
  return entries.flatMap((entry) => {
    if (!left.delete(entry)) return [];
    const group = new Set([entry]);
    // A Set's iterator also visits items added during the walk.
    for (const member of group) {
      for (const other of left) {
        if (!overlaps(member, other)) continue;
        left.delete(other);
        group.add(other);
      }
    }
    return group.size > 1 ? [entries.filter((member) => group.has(member))] : [];
  });
}
