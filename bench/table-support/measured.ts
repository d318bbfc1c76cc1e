/** Result of a row of the table bench. */
export interface Measured {
  /** Name of the measure, if a row has several. */
  readonly part?: string;
  readonly measured: number;
  readonly target: number;
  readonly unit: string;
  /** Acknowledged items that are missing, or admitted people who are out. */
  readonly lost: number;
  readonly ok: boolean;
}

/** A file in table-rows, named as its row. */
export interface RowModule {
  measure(): Promise<Measured | readonly Measured[]>;
}

/** A figure that is good if it is not above its target, and nothing was lost. */
export const atMost = (target: number, measured: number, unit: string, lost = 0, part?: string): Measured => ({
  ...(part !== undefined && { part }),
  measured: Number(measured.toFixed(1)),
  target,
  unit,
  lost,
  ok: measured <= target && lost === 0,
});

/** The value that this share of all is not above. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function waitFor(holds: () => boolean | Promise<boolean>, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > end) return false;
    await sleep(20);
  }
  return true;
}
