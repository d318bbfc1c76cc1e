/**
 * The places of a longest run of numbers that rise, not necessarily side by side: what stays where it is while the
 * rest moves around it. Numbers differ. Takes n log n.
 */
export function longestRising(numbers: readonly number[]): readonly number[] {
  /** For each length of a run: the place of the lowest number that one of that length ends with. */
  const ends: number[] = [];
  const before = numbers.map((number, i) => {
    const length = lengthBelow(number, ends, numbers);
    ends[length] = i;
    return ends[length - 1];
  });
  const run: number[] = [];
  for (let i = ends.at(-1); i !== undefined; i = before[i]) run.push(i);
  return run.reverse();
}

/** How long a run can be that ends below a number. */
function lengthBelow(number: number, ends: readonly number[], numbers: readonly number[]): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Number(numbers[Number(ends[middle])]) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
