import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, goToStep, startFrom, startWith, test, typeIntoNew } from './fixtures';

const gripOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Move “${title}” with the arrow keys`, exact: true });
const column = (page: Page, suit: string) => page.getByRole('region', { name: suit, exact: true });
const headlines = (page: Page, suit: string) =>
  column(page, suit)
    .getByRole('textbox', { name: /^Event, / })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));

/** Pastes at once, like a browser: Playwright's own filling takes minutes for thousands of lines. */
async function pasteInto(page: Page, text: string) {
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.evaluate((element, value) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

test.describe('events', () => {
  test('are written, moved between suits, deleted and restored with the keyboard only', async ({ page }) => {
    await startFrom(page, 'Start blank');
    await goToStep(page, 'Events');
    await column(page, 'Relationships').getByRole('button', { name: 'Add to Relationships' }).focus();
    await page.keyboard.press('Enter');
    await typeIntoNew(page, 'A kiss');
    await page.keyboard.press('Enter');
    await typeIntoNew(page, 'A slap');
    await expect.poll(() => headlines(page, 'Relationships')).toEqual(['A kiss', 'A slap']);

    await gripOf(page, 'A slap').focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => headlines(page, 'Relationships')).toEqual(['A slap', 'A kiss']);
    const grip = gripOf(page, 'A slap');
    await expect(grip).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => headlines(page, 'Opportunity')).toEqual(['A slap']);
    await expect(grip).toBeFocused();
    await expect(column(page, 'Opportunity').getByText('1 (5 needed)')).toBeVisible();

    await column(page, 'Relationships').getByRole('button', { name: 'Remove “A kiss”' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => headlines(page, 'Relationships')).toEqual([]);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await page.keyboard.press('Control+z');
    await expect.poll(() => headlines(page, 'Relationships')).toEqual(['A kiss']);
  });

  test('are dragged into another suit with the pointer', async ({ page }) => {
    await startFrom(page, 'Start from this one');
    await goToStep(page, 'Events');
    await page.evaluate(() => window.scrollTo(0, 300));
    const [moved = ''] = await headlines(page, 'Relationships');
    const from = await gripOf(page, moved).boundingBox();
    const to = await column(page, 'Opportunity')
      .getByRole('textbox', { name: 'Event, event 1', exact: true })
      .boundingBox();
    if (!from || !to) throw new Error('both stand on the page');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 5, to.y + 4, { steps: 6 });
    await page.mouse.up();
    await expect.poll(async () => (await headlines(page, 'Opportunity'))[0]).toBe(moved);
  });

  test('show their strength', async ({ page }) => {
    await startFrom(page, 'Start blank');
    await goToStep(page, 'Events');
    await column(page, 'Violence').getByRole('button', { name: 'Add to Violence' }).click();
    await typeIntoNew(page, 'A bite');
    await expect(column(page, 'Violence').getByText('Any card')).toBeVisible();
    await page.getByRole('button', { name: 'Unfold “A bite”' }).click();
    await column(page, 'Violence').getByLabel('From', { exact: true }).first().selectOption('Jack');
    await expect(column(page, 'Violence').getByText('Jack–Ace: strong to extreme')).toBeVisible();
  });

  test('refuse or accept pasted lines, and give them back', async ({ page }) => {
    await startFrom(page, 'Start blank');
    await goToStep(page, 'Events');
    await page.getByRole('button', { name: 'Paste lines or a spreadsheet' }).click();
    const dialog = page.getByRole('dialog');
    await pasteInto(page, ' \r\n\t\n\r');
    await expect(dialog.getByText('Only blank lines so far')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /to the list/ })).toBeDisabled();
    await dialog.getByRole('textbox').evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'x'.repeat(1_000_000));
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(dialog.getByRole('alert')).toContainText('That is 1,000,000 characters');
    const lines = Array.from({ length: 10_000 }, (_, i) => `spades: t ${i}${i % 2 ? '\r' : '\r\n'}`);
    await pasteInto(page, `hearts: ${'long '.repeat(200)}\n${lines.join('')}`);
    await dialog.getByRole('button', { name: 'Add 400 to the list' }).click();
    const notices = page.getByRole('region', { name: /^Notifications/ });
    await expect(notices.getByText(/400 added\. 9,601 did not fit: the list holds 400\./)).toBeVisible();
    await expect(page.getByText('400 (20 needed)')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(page.getByText('0 (20 needed)')).toBeVisible();
  });
});

test('pasted Extras are names', async ({ page }) => {
  await startFrom(page, 'Start blank');
  await page.getByRole('button', { name: 'Extras', exact: true }).click();
  const extras = page.getByRole('region', { name: 'Extras', exact: true });
  await extras.getByRole('button', { name: 'Paste a list' }).click();
  await pasteInto(page, 'Steward Ruiz\nMrs Okafor');
  await page.getByRole('dialog').getByRole('button', { name: 'Add 2 to the list' }).click();
  await expect(extras.getByRole('textbox', { name: 'Name, Extra 2' })).toHaveValue('Mrs Okafor');
});

test.describe('the graph of goals', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('is beside the list and moves nothing while it loads', async ({ page }) => {
    await startFrom(page, 'Start from this one');
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(page.url().replace(/(\/studio\/[^/]+).*/, '$1/goals'));
    await expect(page.getByRole('button', { name: 'Both' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('region', { name: 'Goals', exact: true })).toBeVisible();
    await expect(page.locator('.react-flow__node').first()).toBeVisible();
    await expect(page.getByText(/won conflicts: /).first()).toBeVisible();
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(shift).toBeLessThan(0.005);

    // The report loads last, long after the first paint on a slow connection: its space is reserved.
    const width = () => page.locator('#step').evaluate((main) => main.clientWidth);
    const before = await width();
    await page.getByRole('complementary', { name: 'Inspection report' }).evaluate((report) => report.remove());
    expect(await width()).toBe(before);
  });

  test('is explored and changed with the keyboard only', async ({ page }) => {
    await startFrom(page, 'Start blank');
    await goToStep(page, 'Goals');
    await page.getByRole('button', { name: 'Add a goal', exact: true }).last().click();
    await typeIntoNew(page, 'Find the oars');
    await page.keyboard.press('Enter');
    await typeIntoNew(page, 'Row away');
    const node = (title: string) => page.locator('.react-flow__node', { hasText: title });
    await node('Row away').click();
    const chosen = page.getByRole('region', { name: 'Selection in the graph' });
    await chosen.getByLabel('It waits for…').selectOption({ label: 'Find the oars' });
    await chosen.getByRole('button', { name: 'Make it wait' }).click();
    await expect(page.locator('.react-flow__edge')).toHaveCount(1);

    await node('Row away').focus();
    await page.keyboard.press('ArrowUp');
    await expect(node('Find the oars')).toBeFocused();
    await page.keyboard.press(' ');
    await expect(chosen.getByRole('button', { name: 'Open its form' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(node('Find the oars')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(node('Find the oars')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(node('Find the oars')).toHaveCount(1);
    await expect(page.locator('.react-flow__edge')).toHaveCount(1);
  });
});

test.describe('the goals on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('are a list; their graph is shown on request, one part at a time and readable, and ends in a way out', async ({
    page,
  }) => {
    const goals = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: `Goal ${id}` }));
    const needs = (goal: string) => ({ requires: [{ id: 'r', kind: 'goal', goal }] });
    const escapes = [
      { id: 'a', title: 'Row away', ...needs('a') },
      { id: 'e', title: 'Swim away', ...needs('b') },
    ];
    await startWith(page, { goals, escapes }, 'goals');
    await page.getByRole('button', { name: 'Show the graph' }).click();
    const nodes = page.locator('.react-flow__node');
    const next = page.getByRole('button', { name: 'Next part' });
    await expect(page.getByText('Part 1 of 3')).toBeVisible();
    await expect(nodes).toHaveText([/Goal a/, /Row away/]);
    const pixels = () =>
      nodes.first().evaluate((one) => {
        const span = one.querySelector('span') as Element;
        return (
          Number.parseFloat(getComputedStyle(span).fontSize) *
          (one.getBoundingClientRect().width / (one as HTMLElement).offsetWidth)
        );
      });
    await expect.poll(pixels).toBeGreaterThanOrEqual(12);
    await next.click();
    await expect(nodes).toHaveText([/Goal b/, /Swim away/]);
    await next.click();
    await expect(nodes).toHaveText([/Goal c/, /Goal d/]);
    await page.getByRole('button', { name: 'Previous part' }).click();
    await expectAccessible(page, 'a part of the graph');
    await nodes.filter({ hasText: 'Swim away' }).click();
    const ways = page.getByRole('region', { name: 'Ways out', exact: true });
    await expect(ways.locator(':focus')).toHaveCount(1);
  });

  test('stay in place when the choice of views appears', async ({ page }) => {
    await startFrom(page, 'Start from this one');
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Delays scripts, so that the page is painted before they run.
    await page.route('**/_next/static/**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto(page.url().replace(/(\/studio\/[^/]+).*/, '$1/goals'));
    await expect(page.getByRole('button', { name: 'Show the graph' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(shift).toBeLessThan(0.005);
  });
});

test('after Delete on the map the focus is on the next room, and finally on the button to add one', async ({
  page,
}) => {
  await startFrom(page, 'Start blank');
  await goToStep(page, 'Map');
  for (const room of ['Cellar', 'Attic', 'Yard']) {
    await page.getByRole('button', { name: 'Add a room', exact: true }).last().click();
    await typeIntoNew(page, room);
  }
  const room = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}; column`) });
  const chosen = page.getByRole('region', { name: 'Selection on the map' });
  await room('Cellar').focus();
  await page.keyboard.press('c');
  await page.getByLabel('Connect to…').selectOption({ label: 'Attic' });
  await chosen.getByRole('button', { name: 'Connect', exact: true }).click();
  await chosen.getByRole('button', { name: 'Remove the passage to “Attic”' }).press('Enter');
  await expect(page.locator('[data-way]')).toHaveCount(0);
  await expect(room('Cellar')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(room('Attic')).toBeFocused();
  await page.keyboard.press('Enter');
  await chosen.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(room('Yard')).toBeFocused();
  await page.keyboard.press('Delete');
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await expect(map.getByRole('button', { name: 'Add a room' })).toBeFocused();
});

test('a room is moved, resized and connected with the keyboard only', async ({ page }) => {
  await startFrom(page, 'Start blank');
  await goToStep(page, 'Map');
  for (const room of ['Cellar', 'Attic']) {
    await page.getByRole('button', { name: 'Add a room', exact: true }).last().click();
    await typeIntoNew(page, room);
  }
  const room = page.getByRole('button', { name: /^Cellar; column/ });
  const before = await room.getAttribute('aria-label');
  await room.focus();
  await page.keyboard.press('Enter');
  for (const key of ['ArrowDown', 'ArrowDown', 'Shift+ArrowRight']) await page.keyboard.press(key);
  const [, row = 0, width = 0] = /row (\d+), (\d+) by/.exec(before ?? '') ?? [];
  await expect(room).toHaveAttribute('aria-label', new RegExp(`row ${Number(row) + 2}, ${Number(width) + 1} by`));
  await page.keyboard.press('c');
  const picker = page.getByLabel('Connect to…');
  await expect(picker).toBeFocused();
  await picker.selectOption({ label: 'Attic' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-way]')).toHaveCount(1);
  await picker.focus();
  await page.keyboard.press('Escape');
  await expect(room).toBeFocused();
});
