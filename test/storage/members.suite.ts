import { describe, expect, it } from 'vitest';
import type { Store } from '@/lib/storage/store';

/** What every database must do for those who renew their cookies and links. */
export function describeMembers(current: () => Store): void {
  describe('members', () => {
    it('are at the beginning until they renew something', async () => {
      const store = current();
      expect(await store.renew('ann', ['links'])).toEqual({ cookies: 0, links: 1 });
      expect(await store.renew('ann', ['cookies', 'links'])).toEqual({ cookies: 1, links: 2 });
      const many = Array.from({ length: 1_200 }, (_, i) => `member-${i}`);
      expect(await store.generationsOf([...many, 'ann'])).toEqual(new Map([['ann', { cookies: 1, links: 2 }]]));
      expect(await store.generationsOf([])).toEqual(new Map());
    });

    it('lose no renewal, however many come at once', async () => {
      const store = current();
      const renewed = await Promise.all(Array.from({ length: 10 }, () => store.renew('bob', ['cookies'])));
      expect(renewed.map(({ cookies }) => cookies).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    });
  });
}
