import { attackByPages, take } from '../attack-support/by-pages';
import type { Measured } from '../table-support/measured';

const AT_ONCE = 80;
const links = new Map<string, Promise<string>>();

/** Members rename a large draft and open its reading page, dozens at once: no page is kept for the next one. */
export const measure = (): Promise<readonly Measured[]> =>
  attackByPages(AT_ONCE, async ({ person, draftId }) => {
    const asked =
      links.get(draftId) ??
      person
        .ask<{ url: string }>('POST', `/api/drafts/${draftId}/links`, { role: 'read' })
        .then(({ url }) => new URL(url).pathname);
    links.set(draftId, asked);
    await person.send('PATCH', `/api/drafts/${draftId}`, { title: `${Math.random()}` });
    await take(person, await asked);
  });
