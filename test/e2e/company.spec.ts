import type { Page } from '@playwright/test';
import { expect, goToStep, startFrom, test } from './fixtures';

/** Creates an edit link. */
async function linkTo(page: Page): Promise<string> {
  const [, id] = /\/studio\/([^/]+)/.exec(page.url()) ?? [];
  const answer = await page.request.post(`/api/drafts/${id}/links`, { data: { role: 'edit', hideGm: false } });
  return ((await answer.json()) as { url: string }).url;
}

test('two people see each other’s positions, and write in one text', async ({ page, browser, server }) => {
  await startFrom(page, 'Start from this one');
  const context = await browser.newContext({ baseURL: server.url });
  const bob = await context.newPage();
  await bob.goto(await linkTo(page));
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Open the scenario' }).click();
  await bob.waitForURL(/\/studio\//);

  // The step of the other person.
  await expect(page.getByRole('button', { name: 'Bob is here' })).toBeVisible();
  await expect(bob.getByRole('button', { name: 'Somebody is here' })).toBeVisible();
  await goToStep(bob, 'Monster');
  await expect(page.getByRole('link', { name: /Monster.*Bob is here/ })).toBeVisible();
  await goToStep(page, 'Monster');

  // The field and caret of the other person; nothing of this moves the page.
  const field = (of: Page) => of.locator('textarea[id^="at:body/"]').first();
  const text = await field(page).inputValue();
  const stood = await field(page).boundingBox();
  await field(bob).click();
  await bob.keyboard.press('ControlOrMeta+Home');
  await expect(page.locator('.field-flags')).toHaveText(/^B/);
  const carets = page.locator('.peer-caret');
  await expect(carets).toHaveCount(1);
  // The position of the click is shown briefly too.
  await expect.poll(async () => (await carets.boundingBox())?.x).toBeLessThan((stood?.x ?? 0) + 40);
  const before = await carets.boundingBox();
  expect(await field(page).boundingBox()).toEqual(stood);
  await bob.keyboard.type('Dread: ');
  await expect(field(page)).toHaveValue(`Dread: ${text}`);
  await expect.poll(async () => (await carets.boundingBox())?.x).toBeGreaterThan((before?.x ?? 0) + 20);

  // Both in one text: neither loses a letter, and neither caret jumps.
  await field(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await Promise.all([page.keyboard.type(' It waits.', { delay: 25 }), bob.keyboard.type('Horror: ', { delay: 30 })]);
  await expect(field(bob)).toHaveValue(`Dread: Horror: ${text} It waits.`);
  await expect(field(page)).toHaveValue(`Dread: Horror: ${text} It waits.`);

  // A list of everybody's positions, with links.
  await goToStep(page, 'Goals');
  await page.getByRole('button', { name: 'Bob is here' }).click();
  await page
    .getByRole('list', { name: 'Where everybody is' })
    .getByRole('button', { name: /Bob\s*Monster/ })
    .click();
  await expect(field(page)).toBeFocused();

  await context.close();
  await expect(page.getByRole('button', { name: 'Bob is here' })).toBeHidden();
  await expect(carets).toHaveCount(0);
});
