/** Converts an exact chance to a number: "7/27", "0", "1" or "0.083333333333". */
export function shareFrom(exact: string): number {
  const [top = '', bottom = '1'] = exact.split('/');
  if (exact.includes('.')) return Number(exact);
  const places = 10n ** 18n;
  return Number((BigInt(top) * places) / BigInt(bottom)) / 1e18;
}

/** Matches "0", "1", a fraction, or a decimal with 12 places. */
export const EXACT = /^(0|1|[1-9]\d*\/[1-9]\d*|[01]\.\d{12})$/;
