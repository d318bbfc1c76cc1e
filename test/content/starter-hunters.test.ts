import { expect, it } from 'vitest';
import { posterOf } from '@/lib/flow';
import { openDraft } from '@/lib/scenario/open';
import { systems } from '../support/all-systems';

it('names for each starter what hunts people on its poster, for pages that load no game', async () => {
  const hunters = systems.flatMap((system) =>
    system.starters.flatMap((starter) => {
      const { hunter } = posterOf(openDraft({ ...starter }, system));
      return hunter === '' ? [] : [{ hunter, starter: starter.id }];
    }),
  );
  const json = `${JSON.stringify(hunters, null, 2)}\n`;
  await expect(json).toMatchFileSnapshot('../../content/starter-hunters.json');
});
