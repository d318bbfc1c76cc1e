import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { draftState } from '../support/drafts';
import { expect, goToStep, logged, startFile, test } from './fixtures';

/** Starts a campaign with two problems that match nobody’s background. */
const start = (page: Page, step: string) => startFile(page, draftState('fightsphere-two-problems'), step);

const suggestions = (page: Page) => page.getByRole('region', { name: 'Suggestions' });
const about = (page: Page, problem: string) =>
  suggestions(page)
    .getByRole('listitem')
    .filter({ hasText: `Give “${problem}” the tag “driver”.` });
const notices = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const tagsOfPump = (page: Page) => page.getByRole('textbox', { name: /^Tag, / });

test('a suggestion is accepted with one click, and reverted by Undo', async ({ page }) => {
  await start(page, 'episodes');
  await expect(suggestions(page).getByRole('listitem')).toHaveCount(2);
  const accept = about(page, 'The pump').getByRole('button', { name: /^Accept/ });
  await accept.focus();
  await page.keyboard.press('Enter');
  await expect(notices(page).getByText('Accepted.')).toBeVisible();
  // A problem solved by a tag is not suggested again; the others can be reached from the same place.
  await expect(about(page, 'The pump')).toHaveCount(0);
  await expect(suggestions(page).getByRole('heading')).toBeFocused();
  await page.getByRole('button', { name: 'Unfold “The pump”' }).click();
  await expect(tagsOfPump(page)).toHaveValue('driver');
  await notices(page).getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(about(page, 'The pump')).toBeVisible();
  await expect(tagsOfPump(page)).toHaveCount(0);
});

test('a declined suggestion stays declined, here and in the file, until it is requested again', async ({ page }) => {
  await start(page, 'episodes');
  await about(page, 'The meter')
    .getByRole('button', { name: /^Decline/ })
    .click();
  await expect(about(page, 'The meter')).toHaveCount(0);
  await expect(about(page, 'The pump')).toBeVisible();
  await logged(page);
  await page.reload();
  await expect(about(page, 'The pump')).toBeVisible();
  await expect(about(page, 'The meter')).toHaveCount(0);
  await goToStep(page, 'Review');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the JSON' }).click();
  const file = JSON.parse(readFileSync(await (await downloading).path(), 'utf8')) as { body: { declined: unknown[] } };
  expect(file.body.declined).toHaveLength(1);

  await goToStep(page, 'Episodes');
  const shown = suggestions(page).getByRole('button', { name: 'Show declined suggestions (1)' });
  await shown.click();
  await about(page, 'The meter')
    .getByRole('button', { name: /^Suggest again/ })
    .click();
  await expect(shown).toHaveCount(0);
  await expect(about(page, 'The meter').getByRole('button', { name: /^Accept/ })).toBeVisible();
  await notices(page).getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(shown).toBeVisible();
});

test('the report counts suggestions and leads to them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await start(page, 'world');
  const report = page.getByRole('complementary', { name: 'Inspection report' });
  await report.getByRole('button', { name: '2 suggestions' }).click();
  await expect(page).toHaveURL(/episodes$/);
  await expect(about(page, 'The pump').getByRole('button', { name: /^Accept/ })).toBeFocused();
});

test('a text with a recommended length shows its word count', async ({ page }) => {
  await start(page, 'gladiators');
  const story = page.getByRole('textbox', { name: 'Who was I?' });
  await expect(story).toHaveValue('I drove.');
  await expect(page.getByText('2 words, 50 to 100')).toBeVisible();
  await expect(story).toHaveAccessibleDescription(/2 words, 50 to 100/);
  await story.fill('I drove a well-known bus.');
  await expect(page.getByText('5 words, 50 to 100').first()).toBeVisible();
  // Announced once typing stops.
  await expect(page.getByRole('status').filter({ hasText: '5 words, 50 to 100' })).toHaveCount(1);
});
