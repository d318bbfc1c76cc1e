import type { Page } from '@playwright/test';
import { expect, goToStep, startFrom, startWithGoals, test } from './fixtures';

const notices = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const undo = (page: Page) => notices(page).getByRole('button', { name: 'Undo', exact: true });
/** A notice that a pointer is on stays. */
const hold = (page: Page) => notices(page).locator('li').last().hover();
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' }).first();
const goals = (page: Page) => page.getByRole('region', { name: 'Goals', exact: true });
const names = (page: Page) =>
  goals(page)
    .getByRole('textbox', { name: /, goal \d+$/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** Somebody else with the same scenario open. */
async function invite(page: Page, url: string): Promise<Page> {
  const [, id] = /\/studio\/([^/]+)/.exec(page.url()) ?? [];
  const answer = await page.request.post(`/api/drafts/${id}/links`, { data: { role: 'edit', hideGm: false } });
  const context = await page.context().browser()?.newContext({ baseURL: url });
  if (!context) throw new Error('the page is in a browser');
  const bob = await context.newPage();
  await bob.goto(((await answer.json()) as { url: string }).url);
  await bob.waitForURL(/\/studio\//);
  return bob;
}

test('a notice’s Undo takes back its own edit and leaves what was typed after it', async ({ page }) => {
  await startFrom(page, 'Start blank');
  await goToStep(page, 'Map');
  for (const room of ['Cellar', 'Attic']) {
    await page.getByRole('button', { name: 'Add a room', exact: true }).last().click();
    await page.keyboard.type(room);
  }
  await page.getByRole('button', { name: /^Cellar; column/ }).focus();
  await page.keyboard.press('c');
  await page.getByLabel('Connect to…').selectOption({ label: 'Attic' });
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.locator('[data-way]')).toHaveCount(1);
  await hold(page);
  await title(page).fill('A quiet night');

  await undo(page).click();
  await expect(page.locator('[data-way]')).toHaveCount(0);
  await expect(title(page)).toHaveValue('A quiet night');
  await page.keyboard.press('Control+y');
  await expect(page.locator('[data-way]')).toHaveCount(1);
});

test('a notice’s Undo brings an entry back beside what was typed after it', async ({ page }) => {
  await startWithGoals(page, 'Find the oars', 'Row away');
  await goals(page).getByRole('button', { name: 'Remove “Find the oars”' }).click();
  await hold(page);
  await goals(page)
    .getByRole('textbox', { name: /, goal \d+$/ })
    .fill('Row home');
  await undo(page).click();
  await expect.poll(() => names(page)).toEqual(['Find the oars', 'Row home']);
});

test('a newer notice takes the place of the one before', async ({ page }) => {
  await startWithGoals(page, 'One', 'Two', 'Three');
  await goals(page).getByRole('button', { name: 'Remove “One”' }).click();
  await hold(page);
  await goals(page).getByRole('button', { name: 'Remove “Two”' }).press('Enter');
  await expect(notices(page).getByText(/“Two”/).first()).toBeVisible();
  await expect(notices(page).locator('li')).toHaveCount(1);
  expect(await undo(page).count()).toBe(1);
  await undo(page).click();
  await expect.poll(() => names(page)).toEqual(['Two', 'Three']);
});

test('an edit that was undone otherwise is offered no more', async ({ page }) => {
  await startWithGoals(page, 'Find the oars');
  await goals(page).getByRole('button', { name: 'Remove “Find the oars”' }).click();
  await expect(undo(page)).toBeVisible();
  await hold(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => names(page)).toEqual(['Find the oars']);
  await expect(undo(page)).toHaveCount(0);
  await expect(
    notices(page)
      .getByText(/“Find the oars”/)
      .first(),
  ).toBeVisible();
});

test('what was pasted is not taken back with words that were typed into it', async ({ page }) => {
  await startFrom(page, 'Start blank');
  await goToStep(page, 'Goals');
  await goals(page).getByRole('button', { name: 'Paste a list' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('One\nTwo');
  await page.getByRole('dialog').getByRole('button', { name: 'Add 2 to the list' }).click();
  await expect(undo(page)).toBeVisible();
  await hold(page);
  await goals(page)
    .getByRole('textbox', { name: /, goal \d+$/ })
    .first()
    .fill('One more');
  await expect(undo(page)).toHaveCount(0);
  await expect(
    notices(page)
      .getByText(/2 added/)
      .first(),
  ).toBeVisible();
});

test('nothing else is undone where somebody else was quicker', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await startWithGoals(page, 'Find the oars', 'Row away');
  const bob = await invite(page, server.url);
  await goToStep(bob, 'Goals');
  const chosen = (of: Page) => of.getByRole('region', { name: 'Selection in the graph' });
  const choose = (of: Page) => of.locator('.react-flow__node', { hasText: 'Row away' }).click();
  await choose(page);
  await chosen(page).getByLabel('It waits for…').selectOption({ label: 'Find the oars' });
  await choose(bob);
  await chosen(page).getByRole('button', { name: 'Make it wait' }).click();
  await hold(page);
  await chosen(bob)
    .getByRole('button', { name: /remove this link/ })
    .click();
  await expect(page.locator('.react-flow__edge')).toHaveCount(0);
  await expect(undo(page)).toHaveCount(0);
  await expect(notices(page).locator('li').last()).toContainText('now waits for');
  expect(await names(page)).toEqual(['Find the oars', 'Row away']);

  // What somebody else does elsewhere stays where it is.
  await chosen(page).getByLabel('It waits for…').selectOption({ label: 'Find the oars' });
  await chosen(page).getByRole('button', { name: 'Make it wait' }).click();
  await hold(page);
  await expect(bob.locator('.react-flow__edge')).toHaveCount(1);
  await title(bob).fill('Bob was here');
  await expect(title(page)).toHaveValue('Bob was here');
  await undo(page).click();
  await expect(page.locator('.react-flow__edge')).toHaveCount(0);
  await expect(title(page)).toHaveValue('Bob was here');
  await bob.context().close();
});
