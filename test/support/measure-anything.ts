import type { Assets } from '@/templates/assets/assets';
import { FACES } from '@/templates/assets/catalogue';
import { createMeasurers, type Measure } from '@/templates/layout/measure';

/** One character of each font's range and one that no font has, to load the whole fallback chain of every face. */
const EVERYTHING = [
  0x41,
  0x10fffd,
  ...Object.values(FACES)
    .flat()
    .flatMap(({ ranges = [] }) => ranges.flat()),
];

/** Creates a measurer for any European text. */
export const measureAnything = (assets: Assets): Promise<Measure> =>
  createMeasurers(assets)([String.fromCodePoint(...EVERYTHING)], 'en');
