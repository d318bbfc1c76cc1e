/** Absolute commands M, L, Q, C and Z as relative ones, so that a path can be drawn wherever another one has come to. */
export function relativePath(d: string): string {
  let out = '';
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const [, command = '', numbers = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    if (command === 'Z') {
      out += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const at = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const words = at.map((value, i) => String(fine(value - (i % 2 === 0 ? x : y))));
    out += `${command.toLowerCase()}${words.join(' ')}`;
    [x, y] = [at.at(-2) ?? x, at.at(-1) ?? y];
    if (command === 'M') [startX, startY] = [x, y];
  }
  return out;
}

const fine = (value: number): number => Math.round(value * 1000) / 1000 + 0;
