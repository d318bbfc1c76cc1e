import { isJsonObject, type Json } from '@/lib/kernel/json';
import { isNothing, readCalibration } from '@/lib/kit/calibration';
import { type Calibration, ORDERED_BACKS, type OrderedBacks, USUAL_KIT_SHEETS } from '@/lib/kit/order';
import { MARGIN_MM, PAPERS, type Paper, UNPRINTABLE_MM } from '@/lib/kit/paper';

/** Settings of the user's printer, for all games. Stored on the device. */
export interface Printer {
  readonly paper: Paper;
  /** Unprintable margin along every edge. */
  readonly marginMm: number;
  readonly backs: OrderedBacks;
  /** Adds blank pages, so that single-sided sheets are not printed on each other's backs. */
  readonly separate: boolean;
  readonly calibration?: Calibration | undefined;
}

/** Countries in which printers use Letter. */
const LETTER = new Set('BZ CA CL CO CR DO GT HN MX NI PA PH PR SV US VE'.split(' '));

/** Returns the paper size that a user with these languages probably has. */
export function likelyPaper(languages: readonly string[]): Paper {
  for (const language of languages) {
    const region = regionOf(language);
    if (region) return LETTER.has(region) ? 'letter' : 'a4';
  }
  return 'a4';
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

/** Reads stored printer settings; missing or invalid ones get defaults. */
export function readPrinter(json: Json | undefined, languages: readonly string[]): Printer {
  const known = isJsonObject(json) ? json : {};
  const calibration = readCalibration(known.calibration);
  const isOff = calibration && !(isNothing(calibration.front) && isNothing(calibration.back));
  return {
    paper: PAPERS.find((paper) => paper === known.paper) ?? likelyPaper(languages),
    marginMm: isWithin(known.marginMm, MARGIN_MM.min, MARGIN_MM.max) ? known.marginMm : UNPRINTABLE_MM,
    backs: ORDERED_BACKS.find((backs) => backs === known.backs) ?? USUAL_KIT_SHEETS.backs,
    separate: known.separate === true,
    ...(isOff && { calibration }),
  };
}

const isWithin = (value: Json | undefined, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max;

/** Parses a typed number with a decimal point or comma; NaN if it is invalid. */
export const numberOf = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.').replace('−', '-'));
