import { drawStrips, heightOf, type Strip } from './strip';

const GAP_MM = 8;
const STEPS = 12;
const SLACK_MM = 0.01;
/** Smallest part at the foot of a page or the head of the next one: some lines in each column. */
const LEAST_PART_MM = 20;

interface NewspaperOptions {
  readonly columns: number;
  readonly widthMm: number;
  /** Height of a whole page's column. */
  readonly tallestMm: number;
  readonly gapMm: number;
}

export const columnWidth = (widthMm: number, columns: number): number => (widthMm - GAP_MM * (columns - 1)) / columns;

/** Flows strips down balanced columns, over as many pages as necessary. */
export function newspaper(strips: readonly Strip[], options: NewspaperOptions, goesOn = false): Strip {
  const { columns, widthMm, tallestMm, gapMm } = options;
  const step = columnWidth(widthMm, columns) + GAP_MM;
  const set = (filled: Filled['filled']): Omit<Strip, 'heightMm'> => ({
    gapMm,
    keepWithNext: false,
    draw: (x, y, out) => {
      for (const [i, column] of filled.entries()) drawStrips(column, x + i * step, y, out);
    },
  });
  const whole = balance(strips, columns, tallestMm, goesOn);
  return {
    ...set(whole.filled),
    heightMm: whole.heightMm,
    fillsFrom: LEAST_PART_MM,
    split: (availableMm) => {
      const isWholePage = availableMm >= tallestMm - SLACK_MM;
      const parted = partAt(availableMm, isWholePage);
      if (!parted || parted[1].heightMm >= LEAST_PART_MM) return parted;
      const shorterMm = availableMm - LEAST_PART_MM;
      const shorter = shorterMm >= LEAST_PART_MM ? partAt(shorterMm, false) : undefined;
      return shorter ?? (isWholePage ? parted : undefined);
    },
  };

  function partAt(heightMm: number, parts: boolean): readonly [Strip, Strip] | undefined {
    const { filled, rest } = fill(strips, columns, { heightMm, parts, goesOn });
    if (filled.every((column) => column.length === 0) || rest.length === 0) return undefined;
    const head = { ...set(filled), heightMm: Math.max(...filled.map(heightOf)) };
    return [head, newspaper(rest, { ...options, gapMm: 0 }, true)];
  }
}

interface Filled {
  readonly filled: readonly (readonly Strip[])[];
  readonly rest: readonly Strip[];
}

interface Column {
  readonly heightMm: number;
  /** Content taller than a column may be divided. */
  readonly parts: boolean;
  /** Content came before, so a table repeats its header. */
  readonly goesOn: boolean;
}

/** Finds the smallest height at which everything fits the columns; more than a page if impossible. */
function balance(strips: readonly Strip[], columns: number, tallestMm: number, goesOn: boolean) {
  const average = heightOf(strips) / columns;
  const tooTall = { heightMm: Math.max(average, tallestMm + 1), filled: [strips] };
  if (average > tallestMm) return tooTall;
  let best = fill(strips, columns, { heightMm: tallestMm, parts: true, goesOn });
  if (best.rest.length > 0) return tooTall;
  let [low, high] = [average, tallestMm];
  for (let i = 0; i < STEPS; i++) {
    const heightMm = (low + high) / 2;
    const tried = fill(strips, columns, { heightMm, parts: false, goesOn });
    if (tried.rest.length > 0) low = heightMm;
    else [high, best] = [heightMm, tried];
  }
  return { heightMm: Math.max(0, ...best.filled.map(heightOf)), filled: best.filled };
}

function fill(strips: readonly Strip[], columns: number, column: Column): Filled {
  const filled: (readonly Strip[])[] = [];
  let rest = strips;
  for (let i = 0; i < columns; i++) {
    const [head, tail] = fillColumn(rest, { ...column, goesOn: column.goesOn || i > 0 });
    filled.push(head);
    rest = tail;
  }
  return { filled, rest };
}

function fillColumn(strips: readonly Strip[], { heightMm, parts, goesOn }: Column) {
  const headers = goesOn ? (strips[0]?.repeated ?? []) : [];
  const head = [...headers];
  let used = heightOf(headers);
  const room = (strip: Strip) => heightMm - used - (head.length > 0 ? strip.gapMm : 0);
  const put = (strip: Strip) => {
    used += strip.heightMm + (head.length > 0 ? strip.gapMm : 0);
    head.push(strip);
  };
  let at = 0;
  while (at < strips.length) {
    const group = groupAt(strips, at);
    const gap = head.length > 0 ? (group[0]?.gapMm ?? 0) : 0;
    if (used + gap + heightOf(group) > heightMm + SLACK_MM) break;
    for (const strip of group) put(strip);
    at += group.length;
  }
  if (!parts || at > 0) return [at > 0 ? head : [], strips.slice(at)] as const;
  // The first group is taller than any column, so it is divided although it should stay together.
  for (const strip of strips) {
    if (strip.heightMm > room(strip)) {
      const halves = strip.split?.(room(strip));
      if (halves)
        return [
          [...head, halves[0]],
          [halves[1], ...strips.slice(at + 1)],
        ] as const;
      if (at > 0) break;
    }
    put(strip);
    at++;
  }
  return [head, strips.slice(at)] as const;
}

/** Returns the strips from an index that must stay together. */
function groupAt(strips: readonly Strip[], from: number): readonly Strip[] {
  let end = from;
  while (end < strips.length - 1 && strips[end]?.keepWithNext) end++;
  return strips.slice(from, end + 1);
}
