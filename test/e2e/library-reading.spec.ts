import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HomePage } from './pages/home';
import { publish } from './publications';

async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 300_000 }),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return file.path();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('scenarios are found with words and filters, read and downloaded', async ({ page, playwright, server }) => {
    const publisher = await playwright.request.newContext({ baseURL: server.url });
    const other = { request: publisher } as unknown as Page;
    const id = await publish(other, 'Łódź', { title: 'Łódź, by night', language: 'pl', warnings: ['death'] });
    await publish(other, 'harbour', { title: 'Lodz, by day', licence: 'CC-BY-NC-4.0', warnings: ['violence'] });
    await page.goto('/');
    await page.getByRole('link', { name: 'Browse the library' }).click();
    const titles = page.getByRole('region', { name: 'Scenarios' }).getByRole('heading', { level: 2 });
    const form = page.getByRole('search');
    await form.getByRole('searchbox').fill('lodz by');
    await form.getByRole('button', { name: 'Search' }).first().click();
    await expect(titles).toHaveText(['Lodz, by day', 'Łódź, by night']);
    await expect(page.getByText('2 scenarios', { exact: true })).toBeVisible();

    await expect(form.getByRole('combobox', { name: 'Licence' })).toContainText('I may sell it (1)');
    await form.getByRole('combobox', { name: 'Licence' }).selectOption({ label: 'I may sell it (1)' });
    await form.locator('summary', { hasText: 'Without' }).click();
    await form.getByRole('checkbox', { name: /^Violence/ }).check();
    await form.getByRole('button', { name: 'Search' }).last().click();
    await expect(titles).toHaveText(['Łódź, by night']);
    expect(new URL(page.url()).searchParams.getAll('without')).toEqual(['violence']);
    await expect(form.getByRole('checkbox', { name: /^Violence/ })).toBeChecked();

    await page.getByRole('link', { name: 'Łódź, by night' }).click();
    await expect(page.getByText('Content warnings:')).toBeVisible();
    const text = page.getByRole('region', { name: 'What players may know' });
    const words = text.getByText('Łódź', { exact: false }).first();
    await expect(words).toBeHidden();
    await text.getByText('The whole text').click();
    await expect(words).toBeVisible();
    await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download JSON' }).click(),
    ]);
    const bytes = await readFile(await file.path());
    expect(JSON.parse(bytes.toString())).toMatchObject({ id, title: 'Łódź, by night' });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await page.getByText('SHA-256 of each version’s file').click();
    await expect(page.getByText(sha256)).toBeVisible();

    await page.getByRole('link', { name: /^Read the GM’s part/ }).click();
    await expect(page.getByText('For the GM only')).toBeVisible();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');

    await page.goto('/library?q=xyzzy&players=4');
    await page.getByRole('link', { name: '4 players' }).click();
    await expect(page).toHaveURL(/\?q=xyzzy$/);
    await expect(page.getByRole('heading', { name: 'No scenario fits all of this' })).toBeVisible();
    await publisher.dispose();
  });

  test('a page with a newer address redirects there', async ({ page }) => {
    const id = await publish(page, 'pier', { title: 'The pier' });
    await publish(page, 'jetty', { title: 'The jetty' }, { id });
    for (const address of [id, `${id}-the-pier`, `${id.toUpperCase()}-x`]) {
      await page.goto(`/library/${address}`);
      await expect(page).toHaveURL(`/library/${id}-the-jetty`);
    }
    await page.goto(`/library/${id}/1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The pier');
    await page.getByRole('link', { name: 'Version 2 is newer.' }).click();
    await expect(page).toHaveURL(`/library/${id}-the-jetty`);
  });
});

test('no page may be framed by another site', async ({ page, server, expectComplaints }) => {
  expectComplaints(/frame|Refused to display/i);
  const id = await publish(page, 'mill');
  const pages = [`/library/${id}/1`, '/library', `/library/${id}/report`];
  for (const address of pages) {
    const { 'content-security-policy': policy } = (await page.request.get(address)).headers();
    expect(policy).toContain("frame-ancestors 'none'");
  }
  const other = createServer((_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(`<h1>Elsewhere</h1><iframe src="${server.url}/library/${id}/report"></iframe>`),
  );
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: /Report/ })).toHaveCount(0);
  await new Promise((resolve) => other.close(resolve));
});

test('a file, a kit PDF and a kit ZIP are recognised as their version', async ({ page }) => {
  const id = await publish(page, 'tunnel', { title: 'The tunnel' });
  const json = await (await page.request.get(`/api/library/${id}/versions/1`)).body();
  await page.goto(`/library/${id}/1/print`);
  await expect(page.getByRole('img', { name: /^Page \d+ of \d+, as it will be printed$/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Just some pieces' }).check();
  await page.getByRole('checkbox', { name: 'Event cards', exact: true }).check();
  const pdf = await download(page, 'Download the kit (PDF)');
  await page.getByRole('button', { name: /^More:/ }).click();
  await page.getByRole('button', { name: /^Other files/ }).click();
  const zip = await download(page, 'A PDF of each piece');

  for (const file of [{ name: 'tunnel.json', mimeType: 'application/json', buffer: json }, pdf, zip]) {
    const given =
      typeof file === 'string'
        ? {
            name: file === pdf ? 'kit.pdf' : 'kit.zip',
            mimeType: file === pdf ? 'application/pdf' : 'application/zip',
            buffer: await readFile(file),
          }
        : file;
    await page.goto('/');
    await new HomePage(page).filePicker.setInputFiles(given);
    await expect(page.getByText('This is version 1 of “The tunnel” in this library')).toBeVisible();
    await page.getByRole('link', { name: 'Open the page' }).click();
    await expect(page).toHaveURL(`/library/${id}/1`);
  }
  await page.goto('/');
  await new HomePage(page).filePicker.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: json });
  await page.getByRole('button', { name: 'Open a copy' }).click();
  await page.waitForURL(/\/studio\//);
});
