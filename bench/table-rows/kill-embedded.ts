import { EMBEDDED } from '../table-support/grounds';
import { killRounds } from '../table-support/kill-rounds';
import type { Measured } from '../table-support/measured';
import { twoWriters } from '../table-support/two-writers';

const ROUNDS = 40;

/** kill -9 at random points while two people write, with the data folder's own database. */
export const measure = (): Promise<Measured> => killRounds(ROUNDS, EMBEDDED, twoWriters);
