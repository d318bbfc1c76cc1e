import type { Page } from '@playwright/test';
import { expect, startFrom, test } from './fixtures';
import { guestOn, openTable } from './guests';

const [WIDTH, HEIGHT, BAR] = [390, 844, 34];

test.use({ viewport: { width: WIDTH, height: HEIGHT }, hasTouch: true });

/** Lists controls that a phone's bar of 34 px would cover once the page is scrolled to its end. */
async function coveredControls(page: Page): Promise<readonly string[]> {
  await page.evaluate((bar) => {
    document.documentElement.style.setProperty('--safe-bottom', `${bar}px`);
    window.scrollTo(0, document.documentElement.scrollHeight);
  }, BAR);
  return page.evaluate(
    (top) =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].flatMap((control) => {
        const { bottom, height, left, right } = control.getBoundingClientRect();
        const isSeen = height > 0 && control.checkVisibility() && right > 0 && left < window.innerWidth;
        return isSeen && bottom > top + 0.5 && bottom - height < window.innerHeight
          ? [control.textContent || control.outerHTML]
          : [];
      }),
    HEIGHT - BAR,
  );
}

test('no control is under the bar of a phone', async ({ page, server }) => {
  for (const address of ['/', '/join', '/privacy']) {
    await page.goto(address);
    expect(await coveredControls(page), address).toEqual([]);
  }
  await startFrom(page, 'Start from this one');
  expect(await coveredControls(page), 'studio').toEqual([]);
  await page
    .getByRole('button', { name: /report/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await coveredControls(page), 'report').toEqual([]);

  const ann = guestOn(page, 'Ann');
  await openTable(ann, server.url);
  expect(await coveredControls(page), 'lobby').toEqual([]);
  await ann.table.openQuestion('Why can’t you just leave?', 'with names');
  await expect(ann.table.title).toHaveText('Barriers');
  expect(await coveredControls(page), 'table').toEqual([]);
});
