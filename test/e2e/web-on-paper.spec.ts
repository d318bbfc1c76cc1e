import { expect, test } from './fixtures';
import { expectForPaper, lightnessOf } from './on-paper';
import { publish } from './publications';

test('a guide prints dark on white without navigation, in dark mode too', async ({ page }) => {
  await page.goto('/guides/print-and-cut');
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
  await expectForPaper(page);
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'All guides' })).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(22, 32, 27)');
});

test('a publication and its text print dark on white, with its dark poster drawn on white', async ({ page }) => {
  const id = await publish(page, 'foundry', { theme: 'blueprint' });
  await page.goto(`/library/${id}/1`);
  const poster = /^What hunts you/;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, media: 'screen' });
    expect(await lightnessOf(page, poster)).toBeLessThan(90);
    await page.emulateMedia({ colorScheme, media: 'print' });
    expect(await lightnessOf(page, poster)).toBeGreaterThan(200);
  }
  await expectForPaper(page);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: /^Read the GM’s part/ }).click();
  await expect(page.getByText('For the GM only')).toBeVisible();
  await expectForPaper(page);
});

test('a read page prints dark on white', async ({ page }) => {
  const origin = { origin: new URL((await page.goto('/'))?.url() ?? '').origin };
  const made = await page.request.post('/api/drafts', {
    data: { system: 'trapped', starter: 'spaceship' },
    headers: origin,
  });
  const { id } = (await made.json()) as { id: string };
  const link = await page.request.post(`/api/drafts/${id}/links`, { data: { role: 'read' }, headers: origin });
  await page.goto(new URL(((await link.json()) as { url: string }).url).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Spaceship');
  await expectForPaper(page);
});
