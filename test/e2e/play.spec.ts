import { systems } from '@/lib/systems/registry';
import { expectAllLooksAccessible } from './axe';
import { expect, goToStep, startFrom, test } from './fixtures';

/** Decisions after which the page is reloaded, and the most that a short game takes. */
const RELOADED_AFTER = 3;
const DECISIONS_MAX = 80;
/** Clicks in which a person has put all cards on attributes. */
const CHOICES_MAX = 40;

test('two people play at one device, with a curtain between them, and find their game after a reload', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const starter = systems.find(({ id }) => id === 'walls')?.starters[0]?.id ?? '';
  await page.goto(`/ready/${starter}`);
  await page.getByRole('link', { name: 'Play it here' }).click();
  const [ann, bob] = ['Ann', 'Bob'];
  await page.getByLabel('Name at seat 1').fill(ann);
  await page.getByLabel('Who has seat 2').selectOption({ label: 'A person here' });
  await page.getByLabel('Name at seat 2').fill(bob);
  await expectAllLooksAccessible(page, 'the seats');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();

  // Arrows are set in secret.
  const curtain = page.getByRole('heading', { name: 'Hand the device to' });
  const question = page.locator('#question');
  await expect(curtain).toBeFocused();
  await expect(question).toHaveCount(0);
  await expectAllLooksAccessible(page, 'the curtain');
  // Read at once: the question may go away while a locator waits for it.
  const textOf = () => page.evaluate(() => document.querySelector('#question')?.closest('section')?.textContent ?? '');
  const decide = async () => {
    const before = await textOf();
    const turn = page.getByRole('region').filter({ has: question });
    await turn.getByRole('listitem').getByRole('button').first().click();
    await expect.poll(textOf).not.toBe(before);
  };
  const sit = page.getByRole('button', { name: /^I am / });
  const name = (await sit.textContent()) ?? '';
  await sit.click();
  await expect(question).toBeFocused();
  await expectAllLooksAccessible(page, 'a turn');
  while ((await question.count()) > 0) await decide();
  await expect(curtain).not.toContainText(name.replace('I am ', ''));
  await page.getByRole('button', { name: 'Undo the last choice' }).click();
  await expect(question).toBeVisible();

  const end = page.getByRole('heading', { name: /^The end/ });
  for (let decisions = 0; decisions < DECISIONS_MAX; decisions++) {
    await expect(sit.or(question).or(end).first()).toBeVisible();
    if (await end.isVisible()) break;
    if (decisions === RELOADED_AFTER) {
      // Nobody sits at the device after a reload.
      await page.reload();
      await expect(sit.or(question).first()).toBeVisible();
    } else if (await sit.isVisible()) {
      await sit.click();
      await expect(question).toBeVisible();
    } else await decide();
  }
  await expect(end).toBeVisible();
  await expectAllLooksAccessible(page, 'the end');
  await page.getByRole('button', { name: 'Watch it again' }).click();
  await expect(page.getByText(/^Moment 1 of /)).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the evening' }).click();
  const file = await (await saved).path();
  await page.goto('/play');
  await expect(page.getByText('finished')).toBeVisible();
  await page.getByLabel('Go on with an evening in a file').setInputFiles(file);
  await expect(end).toBeVisible();
});

test('a draft is played from the Playtest step, by two people with a curtain, and reported there', async ({ page }) => {
  await startFrom(page, 'Start from this one');
  await goToStep(page, 'Playtest');
  const report = page.getByRole('region', { name: 'Real evenings' });
  await report.getByText('Add an evening').click();
  await report.getByLabel('Players').fill('4');
  await report.getByLabel('Minutes').fill('150');
  await report.getByLabel('How did it end?').fill('The pod left with two');
  await report.getByLabel('What confused people?').fill('Who may open the airlock?');
  await expectAllLooksAccessible(page, 'a real evening');
  await report.getByRole('button', { name: 'Add it to the report' }).click();
  await expect(report).toContainText('4 players, 150 minutes. The pod left with two. What confused people: Who may');
  await report.getByLabel('Share it with published versions').check();
  await expect(report.getByLabel('Minutes')).toHaveValue('');

  await page.getByRole('button', { name: 'Take a seat yourself' }).click();
  await page.getByLabel('Who has seat 2').selectOption({ label: 'A person here' });
  await page.getByLabel('Name at seat 2').fill('Bob');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const question = page.locator('#question');
  const sit = page.getByRole('button', { name: /^I am / });
  const name = (await sit.textContent()) ?? '';
  await sit.click();
  await expect(question).toHaveText('Which card goes on which of your attributes?');
  const choices = page.getByRole('region').filter({ has: question }).getByRole('listitem').getByRole('button');
  await choices.first().click();
  await expect(page.getByText('Which attribute gets it?', { exact: true })).toBeVisible();
  await choices.first().click();
  await page.getByRole('button', { name: 'Undo the last choice' }).click();
  await expect(question).toBeVisible();
  await expectAllLooksAccessible(page, 'a turn with cards');

  // The cards of one person are gone before the other one sits down.
  const curtain = page.getByRole('heading', { name: 'Hand the device to' });
  for (let choice = 0; choice < CHOICES_MAX && !(await curtain.isVisible()); choice++) {
    await choices
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  }
  await expect(curtain).toBeVisible();
  await expect(curtain).not.toContainText(name.replace('I am ', ''));
  await expect(page.getByRole('region', { name: 'The game as it stands' })).toHaveCount(0);
  await expect(question).toHaveCount(0);
});
