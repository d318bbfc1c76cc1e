import type { Page } from '@playwright/test';
import { formatDraft, newDraft } from '@/lib/scenario/envelope';
import { readStarters } from '@/lib/starters/read-starters';
import { systems } from '@/lib/systems/registry';
import { expect, goToStep, test } from './fixtures';

const PASSED = 'Inspection passed. Nobody is safe.';
const HOPELESS = 'Bots played 50 quick games with every number of players, and not one ended well.';

/** Opens the first starter, with a disaster on the way to every exit. */
async function openTooEarly(page: Page): Promise<void> {
  const system = await systems[0]?.load();
  const [starter] = system ? readStarters(system) : [];
  if (!system || !starter) throw new Error('there is a starter');
  const body = structuredClone(starter.body) as { losses: [{ cause: { goal: string } }] };
  body.losses[0].cause.goal = 'G03';
  const draft = newDraft(system, { title: 'Too early', body: body as never });
  await page.goto('/');
  const buffer = Buffer.from(formatDraft(draft, system));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'too-early.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/studio/);
}

test('the review reports that nobody gets out of a setting that passed the check, until it is changed', async ({
  page,
}) => {
  await openTooEarly(page);
  await goToStep(page, 'Review');
  const said = page.getByRole('complementary', { name: 'Inspection report' }).getByText(HOPELESS);
  await expect(said).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('main').getByText(PASSED)).toBeHidden();

  await goToStep(page, 'Goals');
  await page.getByRole('button', { name: /^House rules: goals/ }).click();
  await page.getByRole('textbox', { name: 'Fuse of a disaster' }).fill('9');
  await expect(said).toHaveCount(0);
  await goToStep(page, 'Review');
  await expect(page.getByRole('main').getByText(PASSED)).toBeVisible({ timeout: 60_000 });
});
