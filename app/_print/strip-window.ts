const AHEAD = 4;

/** Which of `count` things of one width in a row have to be there for a view, with a few to either side. */
export function stripWindow(
  view: { readonly leftPx: number; readonly widthPx: number },
  stepPx: number,
  count: number,
) {
  const from = Math.floor(view.leftPx / stepPx) - AHEAD;
  const to = Math.ceil((view.leftPx + view.widthPx) / stepPx) + AHEAD;
  return { from: Math.min(Math.max(0, from), Math.max(0, count - 1)), to: Math.min(count, to) };
}
