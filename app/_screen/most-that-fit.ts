/** The largest number up to `most` that fits, at least 1, given that what fits does so with fewer as well. */
export function mostThatFit(most: number, fits: (many: number) => boolean): number {
  if (fits(most)) return most;
  let [enough, tooMany] = [1, most];
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2);
    if (fits(middle)) enough = middle;
    else tooMany = middle;
  }
  return enough;
}

/** Which of how many are seen, if not all: "13 to 24 of 40". */
export const sayShown = ({ from, shown }: { readonly from: number; readonly shown: number }, of: number): string =>
  shown > 1 ? `${from + 1} to ${from + shown} of ${of}` : `${from + 1} of ${of}`;
