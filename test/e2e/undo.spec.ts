import type { Page } from '@playwright/test';
import { expect, goToStep, startWithGoals, test } from './fixtures';

test.use({ viewport: { width: 1280, height: 900 } });

const notices = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const undo = (page: Page) => notices(page).getByRole('button', { name: 'Undo', exact: true });
/** Hovers over a notice, which keeps it open. */
const hold = (page: Page) => notices(page).locator('li').last().hover();
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' }).first();
const goals = (page: Page) => page.getByRole('region', { name: 'Goals', exact: true });
const fields = (page: Page) => goals(page).getByRole('textbox', { name: /, goal \d+$/ });
const names = (page: Page) => fields(page).evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
const expectNames = (page: Page, ...expected: readonly string[]) => expect.poll(() => names(page)).toEqual(expected);
const remove = (page: Page, name: string) => goals(page).getByRole('button', { name: `Remove “${name}”` });
const says = (page: Page, words: RegExp) => expect(notices(page).getByText(words).first()).toBeVisible();
const node = (page: Page, name: string) => page.locator('.react-flow__node', { hasText: name });
const links = (page: Page) => page.locator('.react-flow__edge');
const chosen = (page: Page) => page.getByRole('region', { name: 'Selection in the graph' });

async function makeWait(page: Page, waiting: string, first: string) {
  await node(page, waiting).click();
  await chosen(page).getByLabel('It waits for…').selectOption({ label: first });
  await chosen(page).getByRole('button', { name: 'Make it wait' }).click();
  await expect(links(page)).toHaveCount(1);
}

/** Opens the same scenario for another person. */
async function invite(page: Page, url: string): Promise<Page> {
  const [, id] = /\/studio\/([^/]+)/.exec(page.url()) ?? [];
  const answer = await page.request.post(`/api/drafts/${id}/links`, { data: { role: 'edit', hideGm: false } });
  const context = await page.context().browser()?.newContext({ baseURL: url });
  if (!context) throw new Error('the page is in a browser');
  const bob = await context.newPage();
  await bob.goto(((await answer.json()) as { url: string }).url);
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Open the scenario' }).click();
  await bob.waitForURL(/\/studio\//);
  return bob;
}

test('a notice’s Undo reverts only its own edit, as long as that is possible', async ({ page }) => {
  await startWithGoals(page, 'Find the oars', 'Row away');

  await test.step('it leaves what was typed after it, and is redone with a key', async () => {
    await makeWait(page, 'Row away', 'Find the oars');
    await hold(page);
    await title(page).fill('A quiet night');
    await undo(page).click();
    await expect(links(page)).toHaveCount(0);
    await expect(title(page)).toHaveValue('A quiet night');
    await page.keyboard.press('Control+y');
    await expect(links(page)).toHaveCount(1);
  });

  await test.step('it brings an entry back beside what was typed after it', async () => {
    await remove(page, 'Find the oars').click();
    await hold(page);
    await fields(page).fill('Row home');
    await undo(page).click();
    await expectNames(page, 'Find the oars', 'Row home');
  });

  await test.step('a newer notice takes the place of the one before', async () => {
    await remove(page, 'Find the oars').click();
    await hold(page);
    await remove(page, 'Row home').press('Enter');
    await says(page, /“Row home”/);
    await expect(notices(page).locator('li')).toHaveCount(1);
    await expect(undo(page)).toHaveCount(1);
    await undo(page).click();
    await expectNames(page, 'Row home');
  });

  await test.step('an edit that was undone otherwise is offered no more', async () => {
    await remove(page, 'Row home').click();
    await expect(undo(page)).toBeVisible();
    await hold(page);
    await page.keyboard.press('Control+z');
    await expectNames(page, 'Row home');
    await expect(undo(page)).toHaveCount(0);
    await says(page, /“Row home”/);
  });

  await test.step('what was pasted is not taken back with words that were typed into it', async () => {
    await goals(page).getByRole('button', { name: 'Paste a list' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('One\nTwo');
    await page.getByRole('dialog').getByRole('button', { name: 'Add 2 to the list' }).click();
    await expect(undo(page)).toBeVisible();
    await hold(page);
    await fields(page).nth(1).fill('One more');
    await expect(undo(page)).toHaveCount(0);
    await says(page, /2 added/);
  });
});

test('nothing else is undone if another person was faster', async ({ page, server }) => {
  await startWithGoals(page, 'Find the oars', 'Row away');
  const bob = await invite(page, server.url);
  await goToStep(bob, 'Goals');
  await makeWait(page, 'Row away', 'Find the oars');
  await hold(page);
  await node(bob, 'Row away').click();
  await chosen(bob)
    .getByRole('button', { name: /remove this link/ })
    .click();
  await expect(links(page)).toHaveCount(0);
  await expect(undo(page)).toHaveCount(0);
  await expect(notices(page).locator('li').last()).toContainText('now waits for');
  expect(await names(page)).toEqual(['Find the oars', 'Row away']);

  // Another person's edits elsewhere are not affected.
  await makeWait(page, 'Row away', 'Find the oars');
  await hold(page);
  await expect(links(bob)).toHaveCount(1);
  await title(bob).fill('Bob was here');
  await expect(title(page)).toHaveValue('Bob was here');
  await undo(page).click();
  await expect(links(page)).toHaveCount(0);
  await expect(title(page)).toHaveValue('Bob was here');
  await bob.context().close();
});
