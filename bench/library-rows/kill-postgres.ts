import { killWhilePublishing } from '../library-support/kill-publishing';
import { onPostgres } from '../table-support/grounds';
import type { Measured } from '../table-support/measured';

/** With PostgreSQL, which goes down as well every tenth time. */
export const measure = (): Promise<Measured> => onPostgres(killWhilePublishing);
