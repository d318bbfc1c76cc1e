import { readStarters } from '@/lib/starters/read-starters';
import { findSystem } from '@/lib/systems/registry';
import { expectAccessible } from './axe';
import { expect, goToStep, logged, startFrom, startWith, test, typeIntoNew } from './fixtures';

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
  await page.getByRole('button', { name: 'Add a barrier', exact: true }).click();
  await expect(step('Barriers')).toContainText('2 to do');
  await typeIntoNew(page, 'The doors are locked');
  await expect(step('Barriers')).toContainText('1 to do');
  // The current step comes first in the list.
  await expect(report.getByRole('heading', { level: 3 }).first()).toHaveText('Barriers');
});

test('a warning of taste is accepted on purpose, and comes back if what it says changes', async ({ page }) => {
  const walls = await findSystem('walls')?.load();
  if (!walls) throw new Error('The test needs Walls.');
  const [starter] = readStarters(walls);
  const tokens = [
    { id: 'a', name: 'Anvil', shape: 'triangle', colour: 'red' },
    { id: 'b', name: 'Barrel', shape: 'circle', colour: 'red' },
    { id: 'c', name: 'Comb', shape: 'square', colour: 'blue' },
    { id: 'd', name: 'Drum', shape: 'star', colour: 'yellow' },
  ];
  await startWith(page, { ...starter?.body, tokens }, 'board', 'walls');
  const report = page.getByRole('complementary', { name: 'Inspection report' });
  const warning = report.getByRole('button', { name: /^Warning.*is red too/ });
  const accepted = report.getByText('Accepted on purpose: 1');
  await expect(warning).toBeVisible();
  await report.getByRole('button', { name: 'That is the point' }).first().click();
  await expect(warning).toHaveCount(0);
  await accepted.click();
  await expectAccessible(page, 'with an accepted warning');

  // Undo and taking back both show it again, and it is kept with the draft.
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(warning).toBeVisible();
  await report.getByRole('button', { name: 'That is the point' }).first().click();
  await expect(warning).toHaveCount(0);
  await logged(page);
  await page.reload();
  await expect(accepted).toBeVisible();
  await expect(warning).toHaveCount(0);
  await accepted.click();
  await report.getByRole('button', { name: /^Show it again/ }).click();
  await expect(warning).toBeVisible();
});

test('deleting what another goal needs says so, and cleans up with it', async ({ page }) => {
  const requires = [{ id: 'r', kind: 'goal', goal: 'key', basis: 'explicit' }];
  const goals = [
    { id: 'key', title: 'Find the key' },
    { id: 'door', title: 'Open the door', requires },
  ];
  await startWith(page, { goals }, 'goals');
  const report = page.getByRole('complementary', { name: 'Inspection report' });
  const broken = report.getByText('names a goal that does not exist');
  await page.getByRole('button', { name: 'Remove “Find the key”' }).click();
  await expect(page.getByText('Deleted “Find the key”. “Open the door” still names it.').first()).toBeVisible();
  await expect(broken).toBeVisible();
  await page.getByRole('button', { name: 'Clean up' }).click();
  await expect(page.getByText('Cleaned up in “Open the door”.').first()).toBeVisible();
  await expect(broken).toHaveCount(0);
});
