/** Returns indices of a longest increasing subsequence of distinct numbers: what can stay on reordering. O(n log n). */
export function longestRising(numbers: readonly number[]): readonly number[] {
  /** For each length: the index of the lowest number that ends an increasing subsequence of that length. */
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

/** Returns the length of the longest subsequence that ends below `number`. */
function lengthBelow(number: number, ends: readonly number[], numbers: readonly number[]): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Number(numbers[Number(ends[middle])]) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
