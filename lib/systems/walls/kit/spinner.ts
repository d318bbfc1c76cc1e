import { spinnerMakers } from '@/lib/tabletop/spinner-pieces';
import { tokenName } from '../names';
import { makers } from './input';
import { tokenLook } from './looks';

/** Chooses who opens first (rules 3), a sector for each token. */
export const spinner = spinnerMakers(makers, ({ tokens }) =>
  tokens.map((token) => ({ label: tokenName(token), tone: tokenLook(token).tone, share: 1 })),
);
