/** Print's colours. Paper itself stays white: nobody's printer should lay down a ground. */
export const PALETTE = {
  ink: '#16201B',
  black: '#000000',
  white: '#FFFFFF',
  green: '#00693C',
  yellow: '#FFC72C',
  red: '#B3261E',
  blue: '#1F4E8C',
  grey: '#5A6660',
  /** Lines that only divide. */
  rule: '#AEB6B1',
  /** A faint ground, behind every other row. */
  faint: '#F2F2F2',
} as const;
