import { isJsonObject, type Json } from '@/lib/kernel/json';
import type { Calibration, Offset } from './order';

/** Further off than this no printer is: it was read off wrongly. */
export const FURTHEST = { xMm: 10, yMm: 10, degrees: 3 } as const satisfies Offset;

/** What was read off a calibration page, from JSON of whatever origin; undefined if it is anything else. */
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

/** Whether nothing has to be set right. */
export const isNothing = ({ xMm, yMm, degrees }: Offset): boolean => xMm === 0 && yMm === 0 && degrees === 0;

const isWithin = (value: Json | undefined, furthest: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= furthest;
