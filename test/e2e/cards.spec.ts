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
