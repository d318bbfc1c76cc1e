import { expectAccessible } from './axe';
import { expect, goToStep, startFrom, test } from './fixtures';

test.use({ viewport: { width: 1440, height: 900 } });

test('nothing is red before the first letter: fields are “to do” until they have been visited', async ({ page }) => {
  await startFrom(page, 'Start blank');
  const steps = page.getByRole('navigation', { name: 'Steps' });
  const report = page.getByRole('complementary', { name: 'Inspection report' });
  const place = steps.getByRole('link', { name: /^Place/ });
  const name = page.getByLabel('Name of the place');
  const trouble = page.getByRole('main').getByText('The place has no name.');
  const red = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.className = 'text-alarm';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  const paints = (text: typeof trouble) => text.evaluate((element) => getComputedStyle(element).color);

  // Grey in the field, the step bar and the report.
  await expect(trouble).toContainText('To do:');
  expect(await paints(trouble)).not.toBe(red);
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(place).toContainText('1 to do');
  await expect(report.getByText('8 to do')).toBeVisible();
  await expect(steps.getByText(/to fix/)).toHaveCount(0);
  await expectAccessible(page, 'with everything to do');

  // Red in all three once the field is left.
  await name.focus();
  await page.keyboard.press('Tab');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(trouble).not.toContainText('To do:');
  expect(await paints(trouble)).toBe(red);
  await expect(place).toContainText('1 to fix');
  await expect(report.getByText('7 to do')).toBeVisible();

  // A whole step turns red when it is left; the others stay grey.
  await goToStep(page, 'Barriers');
  await expect(steps.getByRole('link', { name: /^Barriers/ })).toContainText('1 to do');
  await goToStep(page, 'Monster');
  await expect(steps.getByRole('link', { name: /^Barriers/ })).toContainText('1 to fix');
  await expect(steps.getByRole('link', { name: /^Monster/ })).toContainText('1 to do');
  await expect(report.getByText('6 to do')).toBeVisible();
  await expectAccessible(page, 'with some to fix and some to do');
});

test('a new entry is “to do” in a step that was visited before', async ({ page }) => {
  await startFrom(page, 'Start from this one');
  await goToStep(page, 'Barriers');
  const barriers = page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: /^Barriers/ });
  await page.getByRole('button', { name: 'Add a barrier' }).click();
  await expect(barriers).toContainText(/to do/);
  await expect(barriers).not.toContainText(/to fix/);
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Events' }).focus();
  await expect(barriers).toContainText(/to fix/);
});

test('issues that depend on a later step name it', async ({ page }) => {
  await startFrom(page, 'Start blank');
  await goToStep(page, 'Barriers');
  await page.getByRole('button', { name: 'Add a barrier' }).click();
  await page.keyboard.type('The doors are locked');
  await goToStep(page, 'Monster');
  const report = page.getByRole('complementary', { name: 'Inspection report' });
  const waiting = report.getByRole('button', { name: /Waits for Goals\./ });
  await expect(waiting).toContainText('To do:');
  const barriers = page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: /^Barriers/ });
  await expect(barriers).toContainText('1 to do');
  await goToStep(page, 'Goals');
  await goToStep(page, 'Events');
  await expect(waiting).toHaveCount(0);
  await expect(barriers).toContainText('1 to fix');
});
