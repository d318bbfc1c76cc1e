import { publishable } from '../support/publishable';
import { type StudioServer, startStudio } from '../support/studio-server';
import { expectPageAccessible } from './axe';
import { test as base, expect } from './fixtures';
import { moderatorLink, publish } from './publications';

const test = base.extend<object, { server: StudioServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use) => {
      const server = await startStudio({ LIBRARY: 'review' });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});

test('reports are sent, and moderators approve, hide and stop; after opening their link without scripts', async ({
  browser,
  page,
  server,
}) => {
  const id = await publish(page, 'galley');
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const guest = await context.newPage();
  await guest.goto(`/library/${id}/report`);
  await guest.getByRole('radio', { name: /spam/ }).check();
  await guest.getByLabel(/^In one line/).fill('<b>Not</b> a scenario');
  await guest.getByRole('button', { name: 'Send the report' }).click();
  await expect(guest.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  const link = await moderatorLink(server);
  const moderators = await browser.newContext({ baseURL: server.url });
  const scripted = await moderators.newPage();
  const opened = await scripted.goto(link);
  expect(opened?.headers()).toMatchObject({ 'cache-control': expect.stringContaining('no-store') });
  expect(await scripted.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  await expect(scripted.getByRole('heading', { name: 'Moderation', exact: true })).toBeVisible();
  expect(scripted.url()).toBe(`${server.url}/moderate`);
  await context.addCookies(await moderators.cookies());
  const moderator = await context.newPage();
  await moderator.goto('/moderate');
  await moderator
    .getByRole('region', { name: 'New arrivals' })
    .getByRole('button', { name: 'Approve version 1' })
    .click();
  await expect(moderator.getByRole('status')).toHaveText('Done, and noted in the log.');
  await expect(moderator.getByText('In the list, with version 1.')).toBeVisible();
  await expect(moderator.getByText('<b>Not</b> a scenario')).toBeVisible();

  for (const [button, state] of [
    ['Hide it', /^Hidden since/],
    ['Show it again', /^In the list/],
    ['Take it off the list', /^Taken off the list/],
    ['Put it back on the list', /^In the list/],
    ['Stop this publisher', /can’t publish/],
  ] as const) {
    await moderator.getByLabel('Reason').fill(`${button}, since it has to be`);
    await moderator.getByRole('button', { name: button }).click();
    await expect(moderator.getByRole('status')).toHaveText('Done, and noted in the log.');
    await expect(moderator.getByRole('listitem').filter({ hasText: state }).first()).toBeVisible();
  }
  const data = { scenario: publishable('harbour'), note: 'First', listing: 'public' };
  expect((await page.request.post('/api/library', { data })).status()).toBe(403);
  await moderator.getByLabel('Reason').fill('Not spam');
  await moderator.getByRole('button', { name: 'Dismiss the reports' }).click();
  await moderator.getByRole('link', { name: 'All of moderation' }).click();
  await expect(moderator.getByRole('region', { name: 'Reports' })).toContainText('No reports');
  await expect(moderator.getByRole('region', { name: 'Log' }).getByRole('listitem')).toHaveCount(7);
  await expect(moderator.getByRole('region', { name: 'Log' }).getByText('Moderator 1')).toHaveCount(7);

  const renewed = await moderatorLink(server, '--renew');
  // Starts at another page, since this address with another “#” does not load a document.
  await moderator.goto('/');
  await moderator.goto(link);
  await expect(moderator.getByRole('heading', { name: 'Opening the link…' })).toBeVisible();
  // Playwright finds no elements in <noscript>.
  expect(await (await context.request.get('/moderate')).text()).toContain('<noscript><p>This link needs scripts');
  await scripted.goto(link);
  await expect(scripted.getByRole('main').getByRole('alert')).toContainText('It may have been renewed');
  // Link in the format used before secrets were placed after the “#”.
  await scripted.goto(`${renewed.replace('#', '/')}/${id}`);
  await expect(scripted.getByRole('heading', { name: 'What to do' })).toBeVisible();
  expect(scripted.url()).toBe(`${server.url}/moderate/${id}`);
  await scripted.goto('/moderate');
  await scripted.getByRole('button', { name: 'Leave moderation' }).click();
  await expect(scripted.getByRole('main').getByRole('alert')).toContainText('This page is for moderators');
  await moderators.close();
  await context.close();
});

test('the pages to report and to moderate are accessible', async ({ page, server, expectComplaints }) => {
  expectComplaints(/403/);
  const id = await publish(page, 'corridor');
  const report = `/library/${id}/report`;
  await page.goto(report);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expectPageAccessible(page, `${server.url}/moderate`);
  await page.goto('/');
  await expectPageAccessible(page, `${server.url}/moderate#${'x'.repeat(26)}`);
  await page.goto('/');
  await page.goto(await moderatorLink(server));
  await expect(page.getByRole('heading', { name: 'Moderation', exact: true })).toBeVisible();
  for (const address of [
    report,
    `${report}?said=report/sent`,
    `${server.url}/moderate`,
    `${server.url}/moderate/${id}`,
  ]) {
    await expectPageAccessible(page, address);
  }
});
