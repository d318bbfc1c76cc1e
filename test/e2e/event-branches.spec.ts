import type { Locator } from '@playwright/test';
import { choose, enter, enterStep, tabTo } from './by-keyboard';
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

test('a monster’s habits, a clock and a required thing are written by keyboard alone and fit a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const body = {
    monsters: [{ id: 'beast', name: 'The beast' }],
    goals: [{ id: 'chain', title: 'Cut the chain' }],
    items: [{ id: 'cutters', title: 'Bolt cutters' }],
    clocks: [{ id: 'water', title: 'The water rises' }],
  };
  await startWith(page, body, 'monster');
  const list = (title: string, within: Locator) =>
    within.getByRole('heading', { name: title, exact: true }).locator('xpath=../..');
  const unfold = async (name: string) => {
    const card = page.locator('li', { has: page.getByRole('button', { name: `Remove “${name}”` }) }).last();
    await expect(card).toBeVisible();
    // A single entry is open from the start.
    const fold = card.getByRole('button', { name: `Unfold “${name}”` });
    if (await fold.isVisible()) await enter(page, fold);
    await enter(page, card.getByRole('button', { name: /^More: / }).first());
    return card;
  };

  const beast = await unfold('The beast');
  await choose(page, beast.getByLabel('Steps a turn', { exact: true }), 'Two');
  await choose(page, beast.getByLabel('Whom it hunts', { exact: true }), 'Whoever is nearest');
  const hidden = list('Where it finds nobody', beast);
  await choose(page, hidden.getByLabel('Kind of place to add'), 'In the dark');
  await enter(page, hidden.getByRole('button', { name: 'Add the place' }));
  await expect(beast).toContainText(
    'It takes up to two steps a turn. It steps only toward whoever is nearest; while it can attack its prey, it attacks nobody else between turns. It finds nobody in a dark room, so it hunts and attacks nobody there.',
  );

  await enterStep(page, 'Goals');
  await enter(page, page.getByRole('button', { name: 'Clocks', exact: true }));
  const clock = await unfold('The water rises');
  await tabTo(page, clock.getByLabel('Steps', { exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('5');
  await tabTo(page, clock.getByLabel('Then all is lost'));
  await page.keyboard.press('Space');

  const chain = await unfold('Cut the chain');
  const requires = list('Only after all of', chain);
  await choose(page, requires.getByLabel('Kind of requirement to add'), 'A thing or a fact');
  await enter(page, requires.getByRole('button', { name: 'Add the requirement' }));
  await choose(page, requires.getByLabel('Thing or fact', { exact: true }), 'Bolt cutters');
  const holder = requires.getByRole('group', { name: 'Who must have it' });
  await tabTo(page, holder.getByRole('radio', { name: 'Somebody in the room' }));
  await page.keyboard.press('ArrowDown');
  await expect(holder.getByRole('radio', { name: 'Whoever tries' })).toBeChecked();
  await logged(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
