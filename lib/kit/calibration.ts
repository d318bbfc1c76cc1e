import { isJsonObject, type Json } from '@/lib/kernel/json';
import type { Calibration, Offset } from './order';

/** Largest plausible error of a printer. Larger values are misread. */
export const FURTHEST = { xMm: 10, yMm: 10, degrees: 3 } as const satisfies Offset;

/** Reads a calibration from untrusted JSON; undefined if it is invalid. */
export function readCalibration(json: Json | undefined): Calibration | undefined {
  if (!isJsonObject(json)) return undefined;
  const [front, back] = [readOffset(json.front), readOffset(json.back)];
  return front && back && { front, back };
}

function readOffset(json: Json | undefined): Offset | undefined {
  if (!isJsonObject(json)) return undefined;
  const { xMm, yMm, degrees } = json;
  const isOffset = isWithin(xMm, FURTHEST.xMm) && isWithin(yMm, FURTHEST.yMm) && isWithin(degrees, FURTHEST.degrees);
  return isOffset ? { xMm, yMm, degrees } : undefined;
}

/** Tells whether no correction is needed. */
export const isNothing = ({ xMm, yMm, degrees }: Offset): boolean => xMm === 0 && yMm === 0 && degrees === 0;

const isWithin = (value: Json | undefined, furthest: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= furthest;
