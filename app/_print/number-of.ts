/** A number as people type it, with a point or a comma; NaN if it is none. */
export const numberOf = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.').replace('−', '-'));
