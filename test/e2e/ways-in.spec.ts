import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { draftFile } from '../support/drafts';
import { expectAllLooksAccessible } from './axe';
import { expect, logged, startFrom, test } from './fixtures';
import { HomePage } from './pages/home';

/** Creates a link in the share dialog, which stays open. */
async function makeLink(page: Page, may: string): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByLabel(may).click();
  await page.getByRole('button', { name: 'Create the link' }).click();
  return page.getByRole('textbox', { name: /^Address/ }).inputValue();
}

test('a revoked link says so, and links to the way in', async ({ page, browser, expectComplaints }) => {
  expectComplaints(/404/);
  await startFrom(page, 'Start blank');
  await logged(page);
  const link = await makeLink(page, 'edit with you');
  const guest = await browser.newContext();
  const inside = await guest.newPage();
  await inside.goto(link);
  await inside.getByLabel('Your name').fill('Bob');
  await inside.getByRole('button', { name: 'Open the scenario' }).click();
  await logged(inside);
  // Another page of theirs is drawn, but its document is not open yet.
  const entering = await guest.newPage();
  const ticket = new Promise<Route>((hold) => void entering.route('**/ticket', hold));
  await entering.goto(inside.url());
  await entering.getByLabel('Name of the place').fill('A cellar');
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await expect(page.getByText('The link has been revoked')).toBeVisible();
  await (await ticket).continue();

  // Everybody inside is notified and can keep what is in the browser.
  for (const [theirs, why, title] of [
    [inside, 'Your link to this scenario was revoked.', ''],
    [entering, 'You have no access to this scenario.', 'A cellar'],
  ] as const) {
    const notice = theirs.getByRole('region', { name: 'No entry' });
    await expect(notice).toContainText(why);
    await expect(theirs.getByLabel('Name of the place')).not.toBeEditable();
    const [download] = await Promise.all([
      theirs.waitForEvent('download'),
      notice.getByRole('button', { name: 'Download the JSON' }).click(),
    ]);
    expect(JSON.parse(await readFile(await download.path(), 'utf8')).body.place.name).toBe(title);
  }
  // Later visitors are told as well.
  await inside.goto(link);
  await expect(inside.getByRole('main').getByRole('alert')).toContainText('That link no longer works');
  await guest.close();
});

test('an author whose cookies are gone is led to the recovery link, and saves what the browser holds', async ({
  page,
}) => {
  await startFrom(page, 'Start blank');
  await page.getByLabel('Title', { exact: true }).first().fill('The other one');
  await logged(page);
  await startFrom(page, 'Start blank', 'Walls');
  await page.getByLabel('Title', { exact: true }).first().fill('A lighthouse');
  await logged(page);
  const address = page.url();
  await page.context().clearCookies();
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('There is no such scenario here');
  await expect(main).toContainText('Wrote here before?');
  await expect(main).toContainText('Open your recovery link');
  await expectAllLooksAccessible(page, 'a door that stays closed');
  const save = page.getByRole('button', { name: 'Save what this browser holds' });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file).toMatchObject({ system: 'walls', title: 'A lighthouse' });
  await expect(main).not.toContainText('The other one');

  const databases = () => page.evaluate(async () => (await indexedDB.databases()).length);
  const before = await databases();
  await page.goto('/studio/0123456789abcdefghjkmnpqrs');
  await save.click();
  await expect(main).toContainText('This browser holds nothing of this scenario.');
  expect(await databases()).toBe(before);
});

test('a deleted scenario says so where it is open, and can be restored', async ({
  page,
  context,
  expectComplaints,
}) => {
  // The home page may still be asking for what it shows of the scenario.
  expectComplaints(/status of 404/);
  await startFrom(page, 'Start blank');
  await logged(page);
  const home = await context.newPage();
  await home.goto('/');
  await home.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('region', { name: 'No entry' })).toContainText('This scenario was deleted.');
  await home.getByRole('button', { name: 'Restore it' }).click();
  await expect(home.getByRole('button', { name: /^Delete/ })).toBeVisible();
  await page.reload();
  await logged(page);
  await expect(page.getByRole('region', { name: 'No entry' })).toBeHidden();
});

test('the list is in the home page’s HTML, with the recovery link', async ({ page, browser }) => {
  await startFrom(page, 'Start blank');
  await page.getByLabel('Title', { exact: true }).first().fill('A lighthouse in a flood');
  await logged(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'A lighthouse in a flood' })).toBeVisible();
  const recovery = await new HomePage(page).recoveryLink();

  const device = await browser.newContext();
  const other = await device.newPage();
  await other.goto(recovery);
  await expect(other.getByRole('main')).toContainText('1 scenario');
  await other.getByRole('button', { name: 'Open the list' }).click();
  await expect(other.getByRole('link', { name: 'A lighthouse in a flood' })).toBeVisible();
  await device.close();
});

test('the list is renamed, emptied and filled again with the keyboard only', async ({ page }) => {
  await startFrom(page, 'Start blank');
  await page.getByLabel('Title', { exact: true }).first().fill('A mill');
  await logged(page);
  await page.goto('/');
  const list = new HomePage(page).drafts;
  await list.getByRole('button', { name: 'Rename “A mill”' }).press('Enter');
  await expect(list.getByRole('textbox', { name: 'New title' })).toBeFocused();
  await page.keyboard.type('A windmill');
  await page.keyboard.press('Enter');
  const link = list.getByRole('link', { name: 'A windmill' });
  await expect(link).toBeFocused();
  await list.getByRole('button', { name: 'Delete “A windmill”' }).press('Enter');
  await expect(list.getByRole('button', { name: 'Restore it' })).toBeFocused();
  await expect(link).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(link).toBeFocused();
  await list.getByRole('button', { name: 'Duplicate “A windmill”' }).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(2);
});

test('a file can be dropped, dropped elsewhere, or picked with the keyboard', async ({ page }) => {
  const drop = async (target: string) => {
    const file = JSON.stringify(draftFile('trapped', {}, { title: 'Dropped' }));
    return page.locator(target).evaluate((element, text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'a.json', { type: 'application/json' }));
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    }, file);
  };
  await page.goto('/');
  const picker = new HomePage(page).filePicker;
  // A page that waits for its scripts ignores keys until they run.
  await expect(async () => {
    await picker.focus();
    const asked = page.waitForEvent('filechooser', { timeout: 2_000 });
    await Promise.all([asked, page.keyboard.press('Space')]);
    await (await asked).setFiles([]);
  }).toPass();
  await expect.poll(() => drop('h1')).toBe(true);
  await expect(page).toHaveURL('/');
  await drop('label:has(input[type=file])');
  await page.waitForURL(/\/studio\//);
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('Dropped');
});

test('buttons pressed before the scripts run take effect when they do', async ({ page }) => {
  // Delays scripts, as on a slow connection.
  await page.route('**/_next/static/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Write one alone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Trapped!' }).click();
  await page.waitForURL(/\/studio\//);
});
