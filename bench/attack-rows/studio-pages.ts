import { attackByPages, take } from '../attack-support/by-pages';
import type { Measured } from '../table-support/measured';

const AT_ONCE = 128;

/** Members open the studio on a large draft of their own, over a hundred at once. */
export const measure = (): Promise<readonly Measured[]> =>
  attackByPages(AT_ONCE, ({ person, draftId }) => take(person, `/studio/${draftId}/events`));
