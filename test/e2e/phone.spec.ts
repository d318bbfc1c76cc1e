import { expectAccessible } from './axe';
import { coveredBy, expectNoticeApart, notice } from './covered';
import { expect, goToStep, logged, startFrom, test, typeIntoNew } from './fixtures';

const WIDTHS = [320, 390, 820, 1100, 1440];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

  test('the bar shows the current step and that there are more, and contains the report', async ({ page }) => {
    await startFrom(page, 'Start blank');
    const steps = page.getByRole('navigation', { name: 'Steps' });
    const report = page.getByRole('button', { name: /^Report/ });
    for (const [step, place, before, after] of [
      ['Place', '1 of 9', false, true],
      ['Goals', '4 of 9', true, true],
      ['Print', '9 of 9', true, false],
    ] as const) {
      await steps.getByRole('link', { name: step }).click();
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 700 });
        const here = steps.locator('[aria-current=step]');
        await expect(here).toContainText(place);
        await expect(here).toBeInViewport({ ratio: 0.95 });
        await expect(steps.locator('.left-0.bg-linear-to-r')).toHaveCount(before ? 1 : 0);
        await expect(steps.locator('.right-0.bg-linear-to-l')).toHaveCount(after ? 1 : 0);
        const [bar, button, strip] = await Promise.all([
          page.locator('div:has(> div > nav[aria-label=Steps])').boundingBox(),
          report.boundingBox(),
          steps.boundingBox(),
        ]);
        if (!bar || !button || !strip) throw new Error('no bar');
        expect(button.y).toBeGreaterThanOrEqual(bar.y);
        expect(button.y + button.height).toBeLessThanOrEqual(bar.y + bar.height + 1);
        expect(button.x).toBeGreaterThanOrEqual(strip.x + strip.width - 1);
        expect(button.x + button.width).toBeLessThanOrEqual(width);
      }
    }
  });

  test('the end of every step can be scrolled clear of the bar', async ({ page }) => {
    await startFrom(page, 'Start from this one');
    await logged(page);
    const bar = page.locator('div:has(> div > nav[aria-label=Steps])');
    for (const step of ['Place', 'Events', 'Review', 'Playtest']) {
      await goToStep(page, step);
      const last = page.locator('main').getByRole('button').last();
      await expect(last).toBeVisible();
      await expect
        .poll(async () => {
          // Entries get their height when they come into view, so that the end moves away.
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
          const [box, top] = [await last.boundingBox(), (await bar.boundingBox())?.y ?? 0];
          return box !== null && box.y + box.height <= top;
        }, step)
        .toBe(true);
    }
  });

  test('long words break', async ({ page }) => {
    await startFrom(page, 'Start blank');
    await page.getByLabel('Name of the place').fill('Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3));
    await goToStep(page, 'Barriers');
    await page.getByRole('button', { name: 'Add a barrier' }).click();
    await typeIntoNew(page, 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz');
    await goToStep(page, 'Review');
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await tooWide()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: /^Report/ }).click();
    const report = page.getByRole('dialog', { name: 'Inspection report' });
    await expect(report).toBeVisible();
    expect(await report.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'with the report open');
  });
});

test('one notice at a time, which covers nothing and disappears with the step', async ({ page }) => {
  await startFrom(page, 'Start from this one');
  await logged(page);
  await goToStep(page, 'Barriers');
  const remove = page.getByRole('main').getByRole('button', { name: /^Remove/ });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    const count = await remove.count();
    await remove.first().click();
    await expect(remove).toHaveCount(count - 1);
    await expectNoticeApart(page, `at ${width} px`);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expectNoticeApart(page, `scrolled at ${width} px`);
    // A second one replaces the first.
    const first = await notice(page).textContent();
    await remove.last().click();
    await expect(notice(page)).not.toHaveText(first ?? '');
    await expectNoticeApart(page, `the second one at ${width} px`);
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await page.keyboard.press('Control+z');
    await expect(remove).toHaveCount(count);
  }
  await remove.first().click();
  await expect(notice(page)).toHaveCount(1);
  await goToStep(page, 'Monster');
  await expect(notice(page)).toHaveCount(0);
});

test('presence is shown in the bar, and covers nothing', async ({ page, browser, server }) => {
  await startFrom(page, 'Start from this one');
  const [, id] = /\/studio\/([^/]+)/.exec(page.url()) ?? [];
  const made = await page.request.post(`/api/drafts/${id}/links`, { data: { role: 'edit', hideGm: false } });
  const context = await browser.newContext({ baseURL: server.url });
  const bob = await context.newPage();
  await bob.goto(((await made.json()) as { url: string }).url);
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Open the scenario' }).click();
  const sign = page.getByRole('button', { name: 'Bob is here' });
  await expect(sign).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    expect(await coveredBy(sign), `at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  await context.close();
});

test('Review leads on to Playtest, and Playtest to Print', async ({ page }) => {
  await startFrom(page, 'Start from this one');
  await goToStep(page, 'Review');
  const current = page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current=step]');
  await page.getByRole('button', { name: 'Next: Playtest' }).click();
  await expect(current).toContainText('Playtest');
  await page.getByRole('button', { name: 'Next: Print' }).click();
  await expect(current).toContainText('Print');
  await expect(page).toHaveURL(/\/print$/);
});
