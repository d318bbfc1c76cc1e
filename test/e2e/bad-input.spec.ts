import { expect, goToStep, logged, startFrom, test } from './fixtures';

const scenario = (changes: object) =>
  JSON.stringify({
    format: 'trapdoor/scenario',
    formatVersion: 1,
    system: 'trapped',
    systemVersion: 1,
    id: 'x',
    ...changes,
  });

test.describe('a file that is no scenario gets a clear answer', () => {
  for (const [name, file, text, answer] of [
    ['text', 'a.json', 'hello', /can.t be read as JSON/],
    ['a newer format', 'a.json', scenario({ formatVersion: 7 }), /version 7/],
    ['another game', 'a.json', scenario({ system: 'chess' }), /chess/],
    ['10 MB', 'a.json', `{"a":"${'x'.repeat(10_000_000)}"}`, /MB/],
    ['10,000 levels', 'a.json', '['.repeat(10_000), /levels deep/],
    ['a prototype', 'a.json', '{"format":"trapdoor/scenario","__proto__":{"a":1}}', /__proto__/],
    ['a broken PDF', 'a.pdf', '%PDF-1.7 and nothing else', /PDF/],
  ] as const) {
    test(name, async ({ page }) => {
      await page.goto('/');
      await page.locator('input[type=file]').setInputFiles({
        name: file,
        mimeType: file.endsWith('pdf') ? 'application/pdf' : 'application/json',
        buffer: Buffer.from(text),
      });
      await expect(page.getByText(answer).first()).toBeVisible();
      await expect(page).toHaveURL('/');
    });
  }
});

test('markup in every text field is only text', async ({ page }) => {
  const attack = '<img src=x onerror="document.title=1"><script>document.title=1</script>{document.title=1}';
  await startFrom(page, 'Start blank');
  await page.getByRole('textbox', { name: 'Title' }).first().fill(attack);
  for (const box of await page.locator('main textarea:visible, main input[type=text]:visible').all())
    await box.fill(attack);
  await logged(page);
  for (const step of ['Review', 'Print']) await goToStep(page, step);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('link', { name: attack })).toBeVisible();
  expect(await page.title()).not.toBe('1');
});

test('the API refuses strangers and other sites', async ({ page, request, server }) => {
  await startFrom(page, 'Start blank');
  const id = /studio\/([^/]+)/.exec(page.url())?.[1];
  const stranger = await request.get(`${server.url}/api/drafts/${id}/points`);
  expect([401, 403, 404]).toContain(stranger.status());
  const foreign = await request.post(`${server.url}/api/drafts`, {
    headers: { origin: 'https://evil.example' },
    data: { system: 'trapped' },
  });
  expect(foreign.status()).toBe(403);
  const garbage = await request.post(`${server.url}/api/drafts`, {
    headers: { origin: server.url, 'content-type': 'application/json' },
    data: '{"system":',
  });
  expect(garbage.status()).toBe(400);
});
