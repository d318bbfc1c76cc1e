import { killWhilePublishing } from '../library-support/kill-publishing';
import { EMBEDDED } from '../table-support/grounds';
import type { Measured } from '../table-support/measured';

/** With the data folder's own database. */
export const measure = (): Promise<Measured> => killWhilePublishing(EMBEDDED);
