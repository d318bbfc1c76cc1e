import { attackByPages, take } from '../attack-support/by-pages';
import type { Measured } from '../table-support/measured';

const AT_ONCE = 400;

/** Members ask for the map of a large draft of their own, hundreds at once, and rename it now and then, which makes it a new one. */
export const measure = (): Promise<readonly Measured[]> =>
  attackByPages(AT_ONCE, async ({ person, draftId }) => {
    if (Math.random() < 0.01) await person.send('PATCH', `/api/drafts/${draftId}`, { title: `${Math.random()}` });
    await take(person, `/api/drafts/${draftId}/map`);
  });
