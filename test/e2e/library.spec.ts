import type { Browser, Page } from '@playwright/test';
import { expect, goToStep, logged, test } from './fixtures';
import { moderatorLink, openPublish, openToReview, publish, publishOpen, publishPart } from './publications';

const ANN = { id: 'ann', name: 'Ann' };
const ZOE = { id: 'zoe', name: 'Zoë Żółć' };

async function visit(browser: Browser, baseURL: string, address = '/'): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto(address);
  return page;
}

/** Searches the library and returns the titles found. */
async function search(page: Page, words: string) {
  await page.goto('/library');
  await page.getByRole('searchbox', { name: 'Search' }).fill(words);
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
  await page.waitForURL(/[?&]q=/);
  return page.getByRole('region', { name: 'Scenarios' }).getByRole('heading', { level: 2 });
}

test('a draft is published after a preview of what becomes public, and again, and not if nothing changed', async ({
  page,
  browser,
  server,
}) => {
  await openToReview(page, 'ferry', { title: 'Die Überfahrt nach Łódź', authors: [ANN, ZOE], warnings: [] });
  await openPublish(page);
  const part = publishPart(page);
  await expect(part).toContainText('No content warnings are chosen');
  await expect(part.getByRole('button', { name: 'Publish version 1' })).toBeDisabled();
  await page.getByLabel('None needed').check();
  await logged(page);

  for (const said of ['Die Überfahrt nach Łódź', 'Ann and Zoë Żółć', 'CC BY 4.0', 'None needed']) {
    await expect(part.getByRole('definition').filter({ hasText: said }).first()).toBeVisible();
  }
  const mark = await part.locator('b').first().textContent();
  expect(mark).toMatch(/^[0-9a-z]{6}$/);
  await expect(part.getByRole('radio', { name: 'everybody' })).toBeChecked();
  const first = await publishOpen(page, 1);
  expect(first).toMatch(/^\/library\/[0-9a-z]{16}\/1$/);
  expect(page.url()).not.toContain(first.split('/')[2] ?? '');

  await page.reload();
  await openPublish(page);
  await expect(part).toContainText('Version 1 is as it is now');
  await expect(part.getByRole('button', { name: /^Publish version/ })).toHaveCount(0);

  await page.getByLabel('Summary').fill('Five people, a ferry, and a captain.');
  await logged(page);
  expect(await publishOpen(page, 2, 'The captain speaks')).toBe(first.replace(/1$/, '2'));

  const guest = await visit(browser, server.url);
  const found = await search(guest, 'uberfahrt LODZ');
  await expect(found).toHaveText(['Die Überfahrt nach Łódź']);
  await expect(guest.getByText('By Ann, Zoë Żółć · publisher')).toContainText(mark ?? '');
  const poster = guest.getByRole('region', { name: 'Scenarios' }).locator('img');
  await expect.poll(() => poster.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(90);
  await guest.getByRole('link', { name: 'Die Überfahrt nach Łódź' }).click();
  await expect(guest).toHaveURL(/\/library\/[0-9a-z]{16}-\w/);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Die Überfahrt nach Łódź');
  const versions = guest.getByRole('region', { name: 'Versions' });
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await expect(versions).toContainText('The captain speaks');
  await versions.getByRole('link', { name: 'What changed' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('from version 1 to 2');
  await expect(guest.locator('ins')).toContainText(['ferry']);
  await expect(guest.locator('del').first()).toBeVisible();
  await guest.context().close();
});

test('a version is printed and watched without a draft, and without creating a member', async ({
  page,
  browser,
  server,
}) => {
  const id = await publish(page, 'lighthouse');
  const guest = await visit(browser, server.url, `/library/${id}`);
  await guest.getByRole('link', { name: 'Print this version' }).click();
  await expect(guest.getByRole('img', { name: /^Page \d+ of \d+, as it will be printed$/ })).toBeVisible();
  await guest.getByRole('button', { name: /^More:/ }).click();
  await expect(guest.getByText(/^The PDF contains this version/)).toBeVisible();
  await expect(guest.getByText('to continue writing')).toHaveCount(0);
  const [kit] = await Promise.all([
    guest.waitForEvent('download'),
    guest.getByRole('button', { name: 'Download the kit (PDF)', exact: true }).click(),
  ]);
  expect(kit.suggestedFilename()).toMatch(/\.pdf$/);
  await guest.getByRole('link', { name: 'Version 1 in the library' }).click();
  await guest.getByRole('link', { name: 'Watch a game' }).click();
  const watch = guest.getByRole('region', { name: 'Watch a game' });
  await watch.getByRole('button', { name: /game$/ }).first().click();
  await expect(watch.getByText(/^Moment 1 of \d{2,}/)).toBeVisible();
  await watch.getByRole('slider').press('End');
  await expect(watch.getByText(/The end/)).toBeVisible();
  expect(await guest.context().cookies()).toEqual([]);
  await guest.context().close();
});

test('a remix keeps the chain of its authors, whatever happens to its source', async ({
  page,
  browser,
  server,
  expectComplaints,
}) => {
  expectComplaints(/410/);
  await openToReview(page, 'quarry', { title: 'The quarry', authors: [ANN] });
  const original = await publishOpen(page, 1, 'Stones');

  const guest = await visit(browser, server.url, original);
  await guest.getByRole('button', { name: 'Remix' }).click();
  await guest.waitForURL(/\/studio\//);
  await goToStep(guest, 'Review');
  await expect(guest.getByRole('region', { name: 'Remix of' })).toContainText('Ann');
  await guest.getByLabel('Title', { exact: true }).first().fill('The flooded quarry');
  await openPublish(guest);
  await guest.getByLabel('Summary').fill('The same hole, with water in it.');
  await logged(guest);
  await openPublish(guest);
  const preview = publishPart(guest);
  await expect(preview.getByRole('definition').filter({ hasText: 'The quarry' }).first()).toContainText('Ann');
  const remix = await publishOpen(guest, 1, 'The pumps have stopped');
  await guest.goto(remix);
  await expect(guest.getByRole('region', { name: 'Versions' })).toContainText('The pumps have stopped');
  const basedOn = guest.getByRole('region', { name: 'Based on' });
  await expect(basedOn).toContainText('Ann');
  await basedOn.getByRole('link', { name: /The quarry/ }).click();
  await expect(guest).toHaveURL(original);
  await expect(guest.getByRole('region', { name: 'Remixes' }).getByRole('link')).toHaveText(['The flooded quarry']);

  await page.goto('/');
  const own = page.getByRole('region', { name: 'Your publications' });
  await own.getByText('1 version', { exact: true }).click();
  await own.getByRole('button', { name: /^Withdraw version 1…/ }).click();
  await expect(own.getByRole('group', { name: 'Withdraw version 1' })).toBeFocused();
  await own.getByRole('button', { name: 'Withdraw version 1 for good' }).click();
  await expect(own.getByRole('status').first()).toHaveText('Version 1 of “The quarry” is withdrawn.');

  expect((await guest.goto(original))?.status()).toBe(410);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This was withdrawn by its publisher');
  await expect(guest.getByText(/^Version 1: published on .* withdrawn on /)).toBeVisible();
  expect((await guest.request.get(`/api${original.replace(/1$/, 'versions/1')}`)).status()).toBe(410);
  expect(await (await search(guest, 'quarry')).allTextContents()).toEqual(['The flooded quarry']);
  await guest.goto(remix);
  await expect(guest.getByRole('region', { name: 'Based on' })).toContainText('Ann');
  await guest.context().close();
});

test('one of several versions is withdrawn, then all the others', async ({ page, expectComplaints }) => {
  expectComplaints(/410/);
  await openToReview(page, 'well', { title: 'The well' });
  const first = await publishOpen(page, 1);
  await openPublish(page);
  await page.getByLabel('Summary').fill('Down, and down.');
  await logged(page);
  await publishOpen(page, 2, 'Deeper');
  await page.getByLabel('Summary').fill('Down, and down, and down.');
  await logged(page);
  await publishOpen(page, 3, 'Deeper still');
  await page.goto('/');
  const row = page
    .getByRole('region', { name: 'Your publications' })
    .getByRole('listitem')
    .filter({ hasText: 'The well' });
  const said = page.getByRole('region', { name: 'Your publications' }).getByRole('status').first();
  await row.first().getByText('3 versions').click();
  await row
    .first()
    .getByRole('button', { name: /^Withdraw version 2…/ })
    .click();
  await row.first().getByRole('button', { name: 'Withdraw version 2 for good' }).click();
  await expect(said).toHaveText('Version 2 of “The well” is withdrawn.');
  await page.goto(first);
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByRole('listitem').filter({ hasText: 'Version 2' })).toContainText(
    'withdrawn by its publisher',
  );
  await expect(versions).not.toContainText('Deeper, ');

  await page.goto('/');
  await row.first().getByText('3 versions').click();
  await row
    .first()
    .getByRole('button', { name: /^Withdraw all versions…/ })
    .click();
  await row.first().getByRole('button', { name: 'Withdraw all versions for good' }).click();
  await expect(said).toHaveText('All versions of “The well” are withdrawn.');
  for (const address of [first, first.replace(/\/1$/, ''), first.replace(/1$/, '3')]) {
    expect((await page.goto(address))?.status()).toBe(410);
  }
  await expect(page.getByText(/^Version [123]: published on .* withdrawn on /)).toHaveCount(3);
});

test('a publication that a moderator hides after a report disappears for everybody else', async ({
  page,
  browser,
  server,
  expectComplaints,
}) => {
  expectComplaints(/410/);
  const id = await publish(page, 'cannery');
  const guest = await visit(browser, server.url, `/library/${id}`);
  await guest.getByRole('link', { name: 'Report' }).click();
  await guest.getByRole('radio', { name: /spam/ }).check();
  await guest.getByLabel(/^In one line/).fill('Sells tins');
  await guest.getByRole('button', { name: 'Send the report' }).click();
  await expect(guest.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await guest.getByRole('link', { name: 'Back to the scenario' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('The cannery');

  const moderator = await visit(browser, server.url, await moderatorLink(server));
  const reports = moderator.getByRole('region', { name: 'Reports' });
  await expect(reports).toContainText('Reported by one person');
  await reports.getByRole('link', { name: 'The cannery' }).click();
  await expect(moderator.getByText('Sells tins')).toBeVisible();
  await moderator.getByLabel('Reason').fill('It is an advertisement');
  await moderator.getByRole('button', { name: 'Hide it' }).click();
  await expect(moderator.getByRole('status')).toHaveText('Done, and noted in the log.');

  for (const address of [`/library/${id}`, `/library/${id}/1`, `/library/${id}/1/gm`]) {
    expect((await guest.goto(address))?.status()).toBe(410);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('A moderator has hidden this scenario');
  }
  await expect(await search(guest, 'cannery')).toHaveText(['No scenario fits all of this']);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your publications' })).toContainText('Hidden by a moderator');
  for (const { context } of [guest, moderator].map((one) => ({ context: one.context() }))) await context.close();
});
