/** "38 of 100 games"; 100 only if it is exactly so, and "no games" if there are none. */
export const inHundred = (share: number, noun = 'games'): string =>
  share === 0 ? `no ${noun}` : `${WORDS[figure(share, 0)] ?? figure(share, 0)} of 100 ${noun}`;

const WORDS: Readonly<Record<string, string>> = { '<1': 'fewer than 1', '>99': 'more than 99' };

/** The same of something rare: "only 12 of 100 games", "fewer than 1 of 100 games". */
export const onlyInHundred = (share: number): string => (share < 0.005 ? inHundred(share) : `only ${inHundred(share)}`);

/** "38 %"; tenths where whole numbers would say little: "0.4 %", "99.5 %", "<0.1 %". */
export const percent = (share: number): string =>
  `${figure(share, share !== 0 && share !== 1 && (share < 0.0995 || share >= 0.995) ? 1 : 0)} %`;

/** A share in per cent, to so many decimals. What is not quite nothing or not quite all never looks as if it were. */
export function figure(share: number, decimals: number): string {
  const step = 10 ** -decimals;
  const hundred = share * 100;
  if (share > 0 && hundred < step / 2) return `<${step}`;
  if (share < 1 && hundred >= 100 - step / 2) return `>${100 - step}`;
  return hundred.toFixed(decimals);
}

interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** A mean and the limits of its interval: "9.12 (8.95 to 9.29)", "9.12 rounds (8.95 to 9.29)". */
export const meanInWords = ({ mean, low, high }: Mean, noun = ''): string =>
  `${mean.toFixed(2)}${noun === '' ? '' : ` ${noun}`} (${low.toFixed(2)} to ${high.toFixed(2)})`;
