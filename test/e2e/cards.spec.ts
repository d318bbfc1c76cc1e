import { expect, goToStep, startFrom, test } from './fixtures';

test('a card is written, and a replay shows it', async ({ page }) => {
  await startFrom(page, 'Start from this one', 'Zany Zombies');
  await goToStep(page, 'Creatures');
  await page.getByRole('textbox', { name: 'Creature, creature 1', exact: true }).fill('Gurgling Gus');
  await goToStep(page, 'Playtest');
  await page.getByLabel('Games per table size').selectOption({ label: '200' });
  for (const size of ['3', '4']) await page.getByLabel(size, { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Play it', exact: true }).click();
  const watch = page.getByRole('region', { name: 'Watch a game' });
  await watch.getByRole('button', { name: 'A typical game' }).click();
  await watch.getByRole('button', { name: 'Next' }).click();
  await watch.getByRole('button', { name: 'Next' }).click();
  await expect(watch.getByText('Round 1 of 5. Wanted: Gurgling Gus')).toBeVisible();
  await watch.getByRole('slider').press('End');
  await expect(watch.getByText(/The end/)).toBeVisible();
});

test('a number is tried with other values, side by side', async ({ page }) => {
  await startFrom(page, 'Start from this one', 'Zany Zombies');
  await goToStep(page, 'Playtest');
  await page.getByLabel('Games per table size').selectOption({ label: '200' });
  await page.getByLabel('Find a number').fill('trap! cards');
  await page.getByLabel('Values, with commas between').fill('8, 12, 99');
  await page.getByRole('button', { name: 'Try them' }).click();
  await expect(page.getByText('from 4 to 30', { exact: false })).toBeVisible();
  await page.getByLabel('Values, with commas between').fill('8, 12');
  await page.getByRole('button', { name: 'Try them' }).click();
  const tried = page.getByRole('figure', { name: 'TRAP! cards' });
  await expect(tried.getByRole('columnheader', { name: '12 (as it is)' })).toBeVisible();
  const games = tried.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Games', exact: true }) });
  await expect(games.getByRole('cell')).toHaveText(['200', '200']);
  await expect(page.getByRole('region', { name: 'In short' })).toHaveCount(0);
});
