import { spinnerMakers } from '@/lib/tabletop/spinner-pieces';
import { makers } from './input';
import { tokenLook } from './looks';
import { tokenTitle } from './names';

/** Chooses who opens first (rules 3), a sector for each token. */
export const spinner = spinnerMakers(makers, ({ tokens }) =>
  tokens.map((token) => ({ label: tokenTitle(token), tone: tokenLook(token).tone, share: 1 })),
);
