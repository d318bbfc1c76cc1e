import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, goToStep, logged, test } from './fixtures';
import { HomePage } from './pages/home';

const STARTER = 'Trapped on the Spaceship with the Alien!';

/** Steps of the README's “Five minutes”, one per line. */
const steps = /## Five minutes\n\n([\s\S]*?)\n\n/
  .exec(readFileSync('README.md', 'utf8'))?.[1]
  ?.split('\n')
  .map((line) => line.replace(/^\d+\. /, ''));

/** Expects a step of the README to match the test. */
function says(step: number, ...words: readonly string[]) {
  for (const word of words) expect(steps?.[step - 1]).toContain(word);
}

async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return file.path();
}

test('the README’s five minutes work as described', async ({ page }) => {
  expect(steps).toHaveLength(6);
  await page.setViewportSize({ width: 1440, height: 900 });

  says(1, STARTER, '*Ready to play*', '*Keep and change it*');
  await page.goto('/');
  await new HomePage(page).ready.getByRole('link', { name: STARTER }).click();
  await page.getByRole('button', { name: 'Keep and change it' }).click();
  await page.waitForURL(/\/studio\//);
  await logged(page);

  says(2, '**Goals**', 'delete “Free the pod from outside”', 'which way out is lost', 'Undo');
  await goToStep(page, 'Goals');
  const report = page.getByRole('complementary', { name: 'Inspection report' });
  await expect(report).toBeVisible();
  const goals = page.getByRole('textbox', { name: /, goal \d+$/ });
  const titles = () => goals.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  expect(await titles()).toContain('Free the pod from outside');
  await page.getByRole('button', { name: 'Remove “Free the pod from outside”' }).click();
  expect(await titles()).not.toContain('Free the pod from outside');
  await expect(report.getByRole('button').filter({ hasText: /pod/i }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(titles).toContain('Free the pod from outside');

  says(3, '**Events**', '*Stuck?*', 'a card and a prompt', '`clubs: The floor gives way`', 'sorted by suit');
  await goToStep(page, 'Events');
  await page.getByRole('button', { name: 'Stuck?' }).click();
  await expect(page.getByRole('region', { name: /^Stuck\?/ })).toContainText('The cards suggest');
  const events = page.getByRole('textbox', { name: /, event \d+$/ });
  const before = await events.count();
  await page
    .getByRole('button', { name: /^Paste/ })
    .first()
    .click();
  const lines = Array.from({ length: 10 }, (_, i) => `clubs: The floor gives way ${i + 1}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(lines.join('\n'));
  await dialog.getByRole('button', { name: /^Add|^Paste/ }).click();
  await expect(events).toHaveCount(before + 10);

  says(4, '**Map**', 'drag a room', 'draw a passage', 'as it will be printed');
  await goToStep(page, 'Map');
  const room = page.getByRole('button', { name: /^Airlock; column/ });
  const place = await room.getAttribute('aria-label');
  const box = await room.boundingBox();
  if (!box) throw new Error('the airlock is on the map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 120, { steps: 8 });
  await page.mouse.up();
  await expect(room).not.toHaveAttribute('aria-label', place ?? '');
  await page
    .getByRole('radio', { name: 'As it will be printed' })
    .or(page.getByRole('button', { name: 'As it will be printed' }))
    .first()
    .click();
  await expect(page.getByRole('img', { name: /^The map as it will be printed/ }).first()).toBeVisible();
  await page
    .getByRole('radio', { name: 'Editor' })
    .or(page.getByRole('button', { name: 'Editor' }))
    .first()
    .click();
  const ways = await page.locator('[data-way]').count();
  await room.press('c');
  await page.getByLabel('Connect to…').selectOption({ label: 'Bridge' });
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.locator('[data-way]')).toHaveCount(ways + 1);

  says(5, '**Review**', 'download the JSON', '**Playtest**', '*Play it*');
  await goToStep(page, 'Review');
  expect(readFileSync(await download(page, 'Download the JSON'), 'utf8')).toContain('The floor gives way 10');
  await goToStep(page, 'Playtest');
  await page.getByRole('button', { name: 'Play it', exact: true }).click();
  await expect(page.getByRole('region', { name: 'In short' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Watch a game' })).toBeVisible();

  says(6, '**Print**', '*Event cards*', '*Show the back*', '*Download the kit (PDF)*', 'open it on the home page');
  await goToStep(page, 'Print');
  await page.getByLabel('Go to', { exact: true }).selectOption({ label: 'Event cards' });
  await page.getByRole('button', { name: 'Show the back' }).click();
  await expect(page.locator('[data-side=back]')).toBeVisible();
  const kit = await download(page, 'Download the kit (PDF)');
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(kit);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(`This file is of your draft “${STARTER}”`);
  await page.getByRole('link', { name: 'Open it' }).click();
  await page.waitForURL(/\/studio\//);
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue(STARTER);
});
