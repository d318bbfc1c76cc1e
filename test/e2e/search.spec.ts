import type { Page } from '@playwright/test';
import { expectAccessible, expectAllLooksAccessible } from './axe';
import { expect, goToStep, logged, startFrom, startWith, test } from './fixtures';

const palette = (page: Page) => page.getByRole('combobox', { name: 'Go to' });
const here = (page: Page) => page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current=step]');

/** Goes to the first result with a name. */
async function goTo(page: Page, name: string) {
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option').first()).toContainText(new RegExp(name, 'i'));
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
}

/** Value of the focused element. */
const focusedValue = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
      ? activeElement.value
      : activeElement?.textContent;
  });

test('Ctrl-K goes to a step, an entry, a room, an event and a setting, and runs commands', async ({ page }) => {
  await startFrom(page, 'Start from this one', 'Trapped!');
  await logged(page);
  await goTo(page, 'goals');
  await expect(here(page)).toContainText('Goals');
  await goTo(page, 'science lab');
  await expect(here(page)).toContainText('Map');
  await goTo(page, 'The lamps go out');
  await expect(here(page)).toContainText('Events');
  await expect.poll(() => focusedValue(page)).toContain('The lamps go out');
  await goTo(page, 'Content warnings');
  await expect(here(page)).toContainText('Review');

  // Commands: the last edit is undone by name.
  await goTo(page, 'Summary');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  const summary = await focusedValue(page);
  await page.keyboard.press('Control+End');
  // In one go: letters with pauses between them are several steps of undo.
  await page.keyboard.insertText(' And a cat.');
  await goTo(page, 'Undo');
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue(String(summary));
  await goTo(page, 'Keyboard shortcuts');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');

  // The arrow keys select, and the absence of results is announced.
  await page.keyboard.press('Control+k');
  await palette(page).fill('corridor');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(palette(page)).toHaveAttribute('aria-activedescendant', /:1$/);
  await expectAccessible(page, 'the palette');
  await palette(page).fill('qqqq');
  await expect(page.getByRole('dialog')).toContainText('Nothing here has that name.');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
});

test('the palette works offline', async ({ page, context, expectComplaints }) => {
  expectComplaints(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load/);
  await startFrom(page, 'Start from this one', 'Walls');
  await logged(page);
  // Parts for shortcuts are prefetched.
  const parts = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  const atFirst = await parts();
  await expect.poll(parts).toBeGreaterThan(atFirst + 5);
  const news = async () => {
    const before = await parts();
    await page.waitForTimeout(2_000);
    return (await parts()) - before;
  };
  await expect.poll(news).toBe(0);
  await context.setOffline(true);
  await goTo(page, 'Review');
  await expect(here(page)).toContainText('Review');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a button opens the palette', async ({ page }) => {
    await startFrom(page, 'Start from this one', 'Mothership Fantasia');
    await logged(page);
    await page.getByRole('button', { name: /^Search/ }).tap();
    await palette(page).fill('ranger');
    await expectAccessible(page, 'the palette on a phone');
    await page.getByRole('option').first().tap();
    await expect(here(page)).toContainText('Characters');
  });

  test('the palette goes to an event far out of sight', async ({ page }) => {
    const events = Array.from({ length: 80 }, (_, i) => ({
      ...{ id: `e${i}`, suit: ['clubs', 'hearts', 'spades', 'diamonds'][i % 4], text: 'The lights go out.' },
      title: i % 3 === 0 ? `Event ${i} with a title that takes several lines on a phone, and then some` : `Event ${i}`,
    }));
    await startWith(page, { events }, 'events');
    for (const name of ['Event 76', 'Event 5', 'Event 42']) {
      await goTo(page, name);
      await expect.poll(() => focusedValue(page)).toContain(name);
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
      await page.waitForTimeout(500);
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    }
  });
});

test('? shows all shortcuts, but not while typing', async ({ page }) => {
  await startFrom(page, 'Start from this one', 'Trapped!');
  await logged(page);
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.getByLabel('Name of the place').focus();
  await page.keyboard.type('?');
  await expect(page.getByLabel('Name of the place')).toHaveValue(/\?/);
  await expect(dialog).toHaveCount(0);
  await page.locator('#step').focus();
  await page.keyboard.press('?');
  await expect(dialog).toContainText('Ctrl K');
  await expect(dialog).toContainText('Turn the sheet over');
  await expectAccessible(page, 'the shortcuts');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a word is found and replaced everywhere, after a preview, and undone in one step', async ({ page }) => {
  await startFrom(page, 'Start from this one', 'Trapped!');
  await logged(page);
  await goToStep(page, 'Map');
  await page.keyboard.press('Control+Shift+F');
  const dialog = page.getByRole('dialog', { name: 'Find and replace' });
  await expect(dialog.getByLabel('Find')).toBeFocused();
  await page.keyboard.type('POD');
  await dialog.getByLabel('Replace with').fill('raft');
  const found = dialog.getByRole('listitem');
  await expect.poll(() => found.count()).toBeGreaterThan(5);
  const all = await found.count();
  await dialog.getByLabel('Match case').check();
  await expect(dialog).toContainText('Nothing to replace.');
  await dialog.getByLabel('Find').fill('pod');
  await dialog.getByLabel('Whole words').check();
  await expect.poll(() => found.count()).toBeGreaterThan(3);
  expect(await found.count()).toBeLessThanOrEqual(all);
  await expect(found.first().locator('del')).toContainText('pod');
  await expect(found.first().locator('ins')).toContainText('raft');
  await expectAllLooksAccessible(page, 'find and replace');

  // One text is excluded.
  await found.first().getByRole('checkbox').uncheck();
  const before = await download(page);
  await dialog.getByRole('button', { name: /^Replace in \d+ places$/ }).click();
  await expect(dialog).toHaveCount(0);
  const after = await download(page);
  const count = (text: string, word: string) => text.split(new RegExp(`\\b${word}\\b`)).length - 1;
  const replaced = count(after, 'raft') - count(before, 'raft');
  expect(replaced).toBeGreaterThan(3);
  expect(count(after, 'pod')).toBe(count(before, 'pod') - replaced);
  // The excluded text still has the word.
  expect(count(after, 'pod')).toBeGreaterThan(0);
  await page.keyboard.press('Control+z');
  await expect.poll(() => download(page)).toBe(before);
});

/** Texts of the draft on the server. */
async function download(page: Page): Promise<string> {
  await logged(page);
  const [, id] = /\/studio\/([^/]+)/.exec(page.url()) ?? [];
  const points = await (await page.request.get(`/api/drafts/${id}/points`)).json();
  return (await page.request.get(`/api/drafts/${id}/points/${points[0].seq}`)).text();
}
