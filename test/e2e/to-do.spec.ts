import { expectAccessible } from './axe';
import { expect, goToStep, startFrom, test } from './fixtures';

test.use({ viewport: { width: 1440, height: 900 } });

test('what is missing is to do, never red, and each step counts it once', async ({ page }) => {
  await startFrom(page, 'Start blank');
  const steps = page.getByRole('navigation', { name: 'Steps' });
  const report = page.getByRole('complementary', { name: 'Inspection report' });
  const step = (title: string) => steps.getByRole('link', { name: new RegExp(`^${title}`) });
  const name = page.getByLabel('Name of the place');
  const missing = page.getByRole('main').getByText('The place has no name.');

  await expect(missing).toContainText('To do:');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(report.getByText('8 to do')).toBeVisible();
  // Steps that nobody has touched are not done.
  await expect(steps.getByText('no problems')).toHaveCount(0);
  await expectAccessible(page, 'with everything to do');

  // Leaving a field changes nothing; filling it in does.
  await name.focus();
  await page.keyboard.press('Tab');
  await expect(missing).toContainText('To do:');
  await expect(step('Place')).toContainText('1 to do');
  await name.fill('The lighthouse');
  await expect(report.getByText('7 to do')).toBeVisible();
  await expect(step('Place')).toContainText('no problems');

  // An added entry says at once what it needs.
  await goToStep(page, 'Barriers');
  await expect(step('Barriers')).toContainText('1 to do');
  await page.getByRole('button', { name: 'Add a barrier' }).click();
  const counts = await step('Barriers').innerText();
  await page.keyboard.type('The doors are locked');
  await expect
    .poll(async () => Number(/\d+/.exec(await step('Barriers').innerText())?.[0] ?? 0))
    .toBeLessThan(Number(/\d+/.exec(counts)?.[0]));
  // The current step comes first in the list.
  await expect(report.getByRole('heading', { level: 3 }).first()).toHaveText('Barriers');
});
