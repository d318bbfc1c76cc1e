import { draftFile } from '../support/drafts';
import { axeTroubles } from './axe';
import { expect, goToStep, logged, startFrom, test } from './fixtures';
import { HomePage } from './pages/home';

const scenario = (changed: object) => JSON.stringify(draftFile('trapped', {}, changed));

const NO_SCENARIOS = [
  ['a.json', 'hello', /can.t be read as JSON/],
  ['a.json', scenario({ formatVersion: 7 }), /version 7/],
  ['a.json', scenario({ system: 'chess' }), /chess/],
  ['a.json', `{"a":"${'x'.repeat(10_000_000)}"}`, /MB/],
  ['a.json', '['.repeat(10_000), /levels deep/],
  ['a.json', '{"format":"trapdoor/scenario",\n"format":"x"}', /“format” twice.*line 2, column 1/],
  ['a.json', Buffer.from(scenario({ title: 'Höhle' }), 'latin1'), /UTF-8/],
  ['a.json', scenario({}).slice(0, -9), /ends early|line 1, column/],
  ['a.json', '{"format":"trapdoor/scenario","__proto__":{"a":1}}', /__proto__/],
  ['a.pdf', '%PDF-1.7 and nothing else', /PDF/],
] as const;

test('a file that is no scenario gets a clear answer', async ({ page }) => {
  await page.goto('/');
  const said = new HomePage(page).file.getByRole('alert');
  for (const [name, content, answer] of NO_SCENARIOS) {
    await page.locator('input[type=file]').setInputFiles({
      name,
      mimeType: name.endsWith('pdf') ? 'application/pdf' : 'application/json',
      buffer: typeof content === 'string' ? Buffer.from(content) : content,
    });
    await expect(said).toContainText(answer);
    await expect(page).toHaveURL('/');
  }
});

test('a file with several scenarios asks which one to open', async ({ page }) => {
  const buffer = Buffer.from(`${scenario({ title: 'Ark' })}\n${scenario({ title: 'Boat' })}`);
  const dialog = page.getByRole('dialog', { name: 'Which scenario?' });
  const choose = () =>
    page.locator('input[type=file]').setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer });
  await page.goto('/');
  await choose();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Ark \(/, /^Boat \(/]);
  expect(await axeTroubles(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await choose();
  await dialog.getByRole('button', { name: /^Boat/ }).click();
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('Boat');
});

test('a PDF without a scenario is distinguished from one with a scenario', async ({ page }) => {
  const { PDFDocument } = await import('pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.addPage();
  const choose = async () =>
    page.locator('input[type=file]').setInputFiles({
      name: 'a.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await pdf.save()),
    });
  await page.goto('/');
  await choose();
  await expect(page.getByText('This PDF carries no scenario.')).toBeVisible();
  await pdf.attach(Buffer.from('a picture'), 'holiday.jpg');
  await pdf.attach(Buffer.from(scenario({ title: 'From a kit', body: {} })), 'kit.trapdoor.json');
  await choose();
  await page.waitForURL(/studio/);
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('From a kit');
});

test('a file that would lose something says what, and is opened only after confirmation', async ({ page }) => {
  const file = {
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from(scenario({ title: 'Ark', summary: 'x'.repeat(8_001), colour: 'red', body: {} })),
  };
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/“Summary” holds at most 8000 characters/)).toBeVisible();
  await expect(page.getByText(/nothing called “colour”/)).toBeVisible();
  await expect(page.getByText(/is missing/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/“Summary” holds/)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Open without them' }).click();
  await page.waitForURL(/studio/);
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('Ark');
});

test('script URLs and markup do nothing to readers', async ({ page, server }) => {
  const words = [
    '[a](javascript:alert(1)) [b](data:text/html,x) <javascript:alert(1)> [c](https://example.org/)',
    '<svg onload=alert(1)></svg><iframe src=x></iframe><img src=x onerror=alert(1)>',
    '{alert(1)} <Script /> import x from "y" ![d](https://example.org/x.png)',
  ].join('\n\n');
  await startFrom(page, 'Start blank');
  await page.getByRole('textbox', { name: 'Title' }).first().fill(words.slice(0, 180));
  for (const box of await page.locator('main textarea:visible').all()) await box.fill(words);
  await logged(page);
  const id = /studio\/([^/]+)/.exec(page.url())?.[1];
  const made = await page.request.post(`${server.url}/api/drafts/${id}/links`, { data: { role: 'read' } });
  const { url } = (await made.json()) as { url: string };
  const answer = await page.goto(url);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('<svg onload=alert(1)>').first()).toBeVisible();
  await expect(page.locator('main').locator('iframe, img, script, [onload], [onerror]')).toHaveCount(0);
  const links = await page
    .locator('main a:not([href^="#"])')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(new Set(links)).toEqual(new Set([null, 'https://example.org/']));
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
