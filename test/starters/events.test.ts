import { describe, expect, it } from 'vitest';
import { schema } from '@/lib/systems/trapped/schema';
import { startersOf } from '@/test/support/starters';
import { ABOUT } from './about';
import { type Branch, meantBy, playEvent } from './play-event';

const starters = await startersOf('trapped');

const settings = starters.map(({ id, body }) => [id, schema.parse(body)] as const);
const inOrder = <What>(whats: readonly What[]) => whats.map((what) => JSON.stringify(what)).sort();

describe.each(settings)('the Events of %s', (id, setting) => {
  const claims = ABOUT[id]?.claims ?? {};

  it('all have claims', () => {
    expect(Object.keys(claims).sort()).toEqual(setting.events.map((event) => event.id).sort());
  });

  it.each(Object.keys(claims))('do what the text of %s says', (event) => {
    const claim = claims[event];
    if (!claim) throw new Error(`No claim is made for ${event}.`);
    const branches: readonly Branch[] = claim.first || claim.second ? ['first', 'second'] : ['second'];
    for (const branch of branches) {
      const { targets, struck, changes, turns, isSpent } = playEvent(setting, event, claim, branch);
      expect(targets, branch).toEqual(meantBy(setting, claim.who));
      expect(struck).toHaveLength(claim.howMany ?? (claim.who === 'place' ? 0 : 1));
      expect(inOrder(changes), branch).toEqual(inOrder([...claim.what, ...(claim[branch] ?? [])]));
      const lasts = (claim.turnsIn ?? branch) === branch ? claim.turns : undefined;
      expect([turns, isSpent], branch).toEqual([lasts, claim.once ?? false]);
    }
  });
});
