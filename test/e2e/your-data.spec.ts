import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectAccessible, expectAllLooksAccessible } from './axe';
import { expect, goToStep, logged, startFrom, test, untilAwake } from './fixtures';
import { arrive, DESK, guestOn, openTable, watchComplaints } from './guests';
import { HomePage } from './pages/home';

watchComplaints();

const drafts = (page: Page) => new HomePage(page).drafts;

async function startNamed(page: Page, title: string): Promise<void> {
  await startFrom(page, 'Start blank');
  await page.getByLabel('Title', { exact: true }).first().fill(title);
  await logged(page);
}

test('a recovery link shows what will change, and only its buttons change it', async ({ page, browser }) => {
  await startNamed(page, 'A lighthouse');
  const link = await new HomePage(page).recoveryLink();
  const tablet = await arrive(browser, 'Tablet', DESK);
  await startNamed(tablet.page, 'A submarine');
  const before = await tablet.page.context().cookies();
  // Like link previews in chats.
  for (const method of ['GET', 'HEAD']) expect((await tablet.page.request.fetch(link, { method })).status()).toBe(200);
  await tablet.page.goto(link);
  const main = tablet.page.getByRole('main');
  await expect(main.getByRole('definition')).toHaveText(['1 scenario', '1 scenario']);
  await expectAllLooksAccessible(tablet.page, 'recovery');
  expect(await tablet.page.context().cookies()).toEqual(before);
  await main.getByRole('link', { name: 'Change nothing' }).click();
  await expect(drafts(tablet.page).getByRole('link', { name: 'A submarine' })).toBeVisible();

  // Switches lists, and back with the browser's own link.
  await tablet.page.goto(link);
  const own = await tablet.page.getByRole('textbox', { name: 'Recovery link of the present list' }).inputValue();
  await main.getByRole('button', { name: 'Switch to the link’s list' }).click();
  await expect(drafts(tablet.page).getByRole('link', { name: 'A lighthouse' })).toBeVisible();
  await expect(drafts(tablet.page).getByRole('link', { name: 'A submarine' })).toHaveCount(0);
  await tablet.page.goto(own);
  await main.getByRole('button', { name: 'Switch to the link’s list' }).click();
  await expect(drafts(tablet.page).getByRole('link', { name: 'A submarine' })).toBeVisible();

  await tablet.page.goto(link);
  await main.getByRole('button', { name: 'Join both lists' }).click();
  for (const name of ['A lighthouse', 'A submarine']) {
    await expect(drafts(tablet.page).getByRole('link', { name })).toBeVisible();
  }
  await tablet.page.goto(link);
  await expect(tablet.table.title).toHaveText('This browser already has this list');
  await tablet.page.context().close();
});

test('after ten minutes of writing people are told once to whom the list belongs', async ({ page }) => {
  await startFrom(page, 'Start blank');
  const begin = Date.now();
  const writeAt = async (minute: number) => {
    await page.clock.setFixedTime(begin + minute * 60_000);
    await page.getByLabel('Title', { exact: true }).first().fill(`Minute ${minute}`);
  };
  for (let minute = 1; minute < 10; minute++) await writeAt(minute);
  await writeAt(9);
  await goToStep(page, 'Goals');
  const notice = page.getByRole('region', { name: 'Your list of drafts' });
  await expect(notice).toHaveCount(0);
  await writeAt(10);
  await expect(notice).toHaveCount(0);
  await goToStep(page, 'Barriers');
  await expect(notice).toContainText('belongs to this browser');
  await expect(notice.getByRole('link', { name: 'Take it along' })).toHaveAttribute('href', '/your-data#recovery');
  await expectAccessible(page, 'the notice about the list');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator('#step')).toBeFocused();

  await page.reload();
  await untilAwake(page);
  await writeAt(11);
  await goToStep(page, 'Goals');
  await expect(notice).toHaveCount(0);
});

test('a link is renewed, and other browsers are signed out where they are open', async ({ page, browser }) => {
  await startNamed(page, 'A lighthouse');
  const old = await new HomePage(page).recoveryLink();
  const other = await arrive(browser, 'Other', DESK);
  await other.page.goto(old);
  await other.page.getByRole('button', { name: 'Open the list' }).click();
  await other.page.getByRole('link', { name: 'A lighthouse' }).click();
  await logged(other.page);

  await page.getByRole('button', { name: 'Renew my link' }).click();
  await expect(page.getByText('The old one no longer works')).toBeVisible();
  const late = await arrive(browser, 'Late', DESK);
  await late.page.goto(old);
  await expect(late.table.refusal).toContainText('That recovery link no longer works');

  // Another tab of this browser stays signed in.
  const tab = await page.context().newPage();
  await tab.goto(other.page.url());
  await logged(tab);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('All other browsers are signed out')).toBeVisible();
  await expect(other.page.getByRole('region', { name: 'No entry' })).toBeVisible();
  await tab.getByLabel('Name of the place').fill('A lamp room');
  await logged(tab);
  await page.goto('/');
  await expect(drafts(page).getByRole('link', { name: 'A lighthouse' })).toBeVisible();
  for (const { page: theirs } of [other, late]) await theirs.context().close();
});

test('everything is downloaded, then permanently deleted', async ({ page, browser, server }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is kept here');
  await page.getByRole('article').getByRole('link', { name: 'Your data' }).click();
  await expect(page.getByText('Nothing here belongs to this browser yet.')).toBeVisible();

  const gm = await arrive(browser, 'Ann', DESK);
  const code = await openTable(gm, server.url);
  const bob = guestOn(page, 'Bob');
  await bob.table.join(`/table/${code}`);
  await gm.table.openQuestion('Why can’t you just leave?', 'without names');
  await bob.table.sendIdea('Nobody knows who said squid');
  const onBoard = gm.page.getByText('Nobody knows who said squid', { exact: true });
  await expect(onBoard).toBeVisible();

  await page.goto('/your-data');
  await expect(page.getByText('This browser’s list has 1 scenario and 1 table.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  const { tables } = JSON.parse(Buffer.from(files['everything.json'] ?? []).toString());
  expect(tables).toMatchObject([
    { seat: { name: 'Bob' }, ideas: [{ text: 'Nobody knows who said squid', signed: false }] },
  ]);

  await page.getByRole('button', { name: 'Delete everything…' }).click();
  const final = page.getByRole('button', { name: 'Delete everything for good' });
  await expect(final).toBeDisabled();
  await expectAllLooksAccessible(page, 'deleting');
  await page.getByLabel('I want all of it deleted for good').check();
  await final.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Everything of yours was deleted');
  await expect(onBoard).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto(`/table/${code}`);
  await expect(page.getByRole('button', { name: 'Join the table' })).toBeVisible();
  await gm.page.context().close();
});

test('keys can only publish, and older ones are marked old, with advice', async ({ page }) => {
  const old = { id: 'old', name: 'Nightly build', createdAt: '2026-01-02T00:00:00.000Z', isOld: true };
  await page.route('**/api/me/keys', async (route) => {
    const response = await route.fetch();
    const { keys = [], ...made } = await response.json();
    await route.fulfill({ response, json: made.key ? made : { keys: [old, ...keys] } });
  });
  await page.goto('/your-data');
  const keys = page.getByRole('region', { name: 'Keys for programs' });
  await expect(keys.getByText('can do nothing else')).toBeVisible();
  await expect(keys.getByText('Old keys can also withdraw')).toBeVisible();
  await keys.getByLabel('What it is for').fill('Laptop');
  await keys.getByRole('button', { name: 'Make a key' }).click();
  const fresh = keys.getByRole('listitem').filter({ hasText: 'Laptop' });
  await expect(fresh).toBeVisible();
  await expect(fresh.getByText('old', { exact: true })).toHaveCount(0);
  const row = keys.getByRole('listitem').filter({ hasText: 'Nightly build' });
  await expect(row.getByText('old', { exact: true })).toBeVisible();
});
