import { spinnerMakers } from '@/lib/tabletop/spinner-pieces';
import { capital } from '@/lib/tabletop/wording';
import { makers } from './input';
import { tokenLook } from './looks';

/** Chooses who opens first (rules 3): a sector for each token, by its shape, since a name may be long. */
export const spinner = spinnerMakers(makers, ({ tokens }) =>
  tokens.map((token) => ({ label: capital(token.shape), tone: tokenLook(token).tone, share: 1 })),
);
