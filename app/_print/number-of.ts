/** Parses a typed number with a decimal point or comma; NaN if it is invalid. */
export const numberOf = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.').replace('−', '-'));
