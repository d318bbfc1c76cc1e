export const RULERS = ['mm', 'in'] as const;
export type RulerUnit = (typeof RULERS)[number];

interface Tick {
  readonly atMm: number;
  /** Length as a share of the ruler's width. */
  readonly length: number;
  readonly label?: string;
}

interface Division {
  readonly mm: number;
  readonly length: number;
  readonly labelled?: (nth: number) => string;
}

/** Divisions of a ruler, finest first. */
const DIVISIONS: Readonly<Record<RulerUnit, readonly Division[]>> = {
  mm: [
    { mm: 1, length: 0.25 },
    { mm: 5, length: 0.4 },
    { mm: 10, length: 1, labelled: (nth) => String(nth * 10) },
    { mm: 50, length: 1, labelled: (nth) => String(nth * 50) },
  ],
  in: [
    { mm: 25.4 / 16, length: 0.25 },
    { mm: 25.4 / 4, length: 0.4 },
    { mm: 25.4, length: 1, labelled: String },
  ],
};

const CLOSEST_PX = 4;
const CLOSEST_LABELS_PX = 28;

/** Returns the ticks of a ruler along a page's edge, as fine as can be distinguished. */
export function rulerTicks(lengthMm: number, unit: RulerUnit, pxPerMm: number): readonly Tick[] {
  const divisions = DIVISIONS[unit];
  const ticks = new Map<number, Tick>();
  for (const { mm, length, labelled } of divisions) {
    if (mm * pxPerMm < CLOSEST_PX) continue;
    const says = labelled && mm * pxPerMm >= CLOSEST_LABELS_PX ? labelled : undefined;
    for (let nth = 0; nth * mm <= lengthMm; nth++) {
      const atMm = Math.round(nth * mm * 1000) / 1000;
      const label = says?.(nth) ?? ticks.get(atMm)?.label;
      ticks.set(atMm, { atMm, length, ...(label !== undefined && { label }) });
    }
  }
  return [...ticks.values()].toSorted((a, b) => a.atMm - b.atMm);
}
