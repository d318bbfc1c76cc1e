import type { Locator } from '@playwright/test';
import { choose, enter, tabTo } from './by-keyboard';
import { expect, logged, startWith, test } from './fixtures';

const BODY = {
  goals: [{ id: 'fuse', title: 'Mend the fuse' }],
  map: { rooms: [{ id: 'cellar', title: 'Cellar' }] },
  events: [{ id: 'bang', suit: 'spades', title: 'A bang' }],
};

test('an Event with two branches is written by keyboard alone, reads as its card and fits a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await startWith(page, BODY, 'events');
  const card = page.locator('li', { has: page.getByRole('button', { name: 'Remove “A bang”' }) }).last();
  await enter(page, card.getByRole('button', { name: 'Unfold “A bang”' }));
  await enter(page, card.getByRole('button', { name: /^More: Picture/ }));

  // A list's heading stands in a box of its own at the top of the list.
  const list = (title: string, within: Locator = card) =>
    within.getByRole('heading', { name: title, exact: true }).locator('xpath=../..');
  const addTo = async (part: Locator, noun: string, kind: string) => {
    await choose(page, part.getByLabel(`Kind of ${noun} to add`), kind);
    await enter(page, part.getByRole('button', { name: `Add the ${noun}` }));
  };

  await addTo(list('Only if'), 'condition', 'A goal is achieved');
  await choose(page, list('Only if').getByLabel('Goal', { exact: true }), 'Mend the fuse');
  await addTo(list('What follows'), 'follow-up', 'A test decides');
  const follows = list('What follows');
  await choose(page, follows.getByLabel('Attribute', { exact: true }), 'Brave');
  await addTo(list('If they pass', follows), 'effect', 'The weakness comes to light');
  await addTo(list('If they fail', follows), 'effect', 'A room goes dark');
  await choose(page, list('If they fail', follows).getByLabel('Room', { exact: true }), 'Cellar');
  await tabTo(page, follows.getByLabel('Failing also hurts'));
  await page.keyboard.press('Space');

  await expect(card).toContainText(
    'Only if goal 1 is achieved. Test of Brave. Passed: Players learn the weakness of the monster. Failed: Dark: Cellar. The GM draws one card more there.',
  );
  await logged(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
