import { readFile } from 'node:fs/promises';
import { readPdfText } from '../support/read-pdf';
import { expect, goToStep, startFrom, test } from './fixtures';

test.beforeEach(async ({ page }) => {
  await startFrom(page, 'Start from this one');
  await goToStep(page, 'Playtest');
});

test('a setting is played, reported, watched and played again after a change', async ({ page }) => {
  // Plays hundreds of games twice.
  test.setTimeout(120_000);
  // A useless goal that nobody attempts.
  await goToStep(page, 'Goals');
  await page.getByRole('region', { name: 'Goals', exact: true }).getByRole('button', { name: 'Paste a list' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Water the plants');
  await page.getByRole('dialog').getByRole('button', { name: 'Add 1 to the list' }).click();
  await goToStep(page, 'Playtest');

  await page.getByLabel('Games per table size').selectOption({ label: '200' });
  for (const size of ['3', '5']) await page.getByLabel(size, { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Play it', exact: true }).click();
  const short = page.getByRole('region', { name: 'In short' });
  // A table for several numbers of players; sentences for the selected one.
  for (const size of ['2 players', '4 players'])
    await expect(short.getByRole('columnheader', { name: size })).toBeVisible();
  await expect(short.getByRole('rowheader', { name: 'Rounds' })).toBeVisible();
  await expect(short.getByRole('paragraph')).toHaveCount(0);
  await expect(page.getByText(/^With [24] players/).first()).toBeVisible();

  const ends = page.getByRole('figure', { name: 'How games end' });
  await ends.getByRole('button', { name: 'Show the numbers' }).click();
  await expect(ends.getByRole('rowheader', { name: 'Launch the pod' })).toBeVisible();
  for (const name of ['Winners per game', 'Rounds']) {
    const row = ends.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await expect(row.getByRole('cell').first()).toHaveText(/^\d+\.\d\d \(\d+\.\d\d to \d+\.\d\d\)$/);
  }
  // Only two numbers of players are selected, but unused entries are searched with all four.
  const advice = page.getByRole('region', { name: 'What to do about it' });
  await expect(advice.getByText('with 2, 3, 4 or 5 players').first()).toBeVisible();
  await expect(advice).toContainText('Water the plants');
  const download = page.waitForEvent('download');
  await ends.getByRole('button', { name: 'Download as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toMatch(/^players,id,ending,games,share,low,high/);
  expect(csv).toContain('4,escape:pod,');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const report = await readPdfText(await readFile(await (await saved).path()));
  expect(report.join(' ')).toContain('With 4 players');
  expect(report.join(' ')).toContain('Launch the pod');

  const watch = page.getByRole('region', { name: 'Watch a game' });
  await watch.getByRole('button', { name: 'A typical game' }).click();
  await expect(watch.getByText(/^Moment 1 of \d{2,}/)).toBeVisible();
  await watch.getByRole('slider').press('End');
  await expect(watch.getByText(/The end/)).toBeVisible();

  await goToStep(page, 'Place');
  await page.getByLabel('Name of the place').fill('Another ship');
  await goToStep(page, 'Playtest');
  await expect(page.getByText('The scenario has changed since these games.')).toBeVisible();
  await page.getByRole('button', { name: 'Play it again' }).click();
  await expect(page.getByRole('figure', { name: 'Effect of the change' })).toBeVisible();
  await expect(page.getByText('The scenario has changed since these games.')).toBeHidden();
});

test('a long playtest can be stopped, and keeps the games played so far', async ({ page }) => {
  await page.getByLabel('Games per table size').selectOption({ label: '10,000' });
  await page.getByRole('button', { name: 'Play it', exact: true }).click();
  await expect(page.getByRole('region', { name: 'In short' })).toContainText('2 players');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Play it again' })).toBeEnabled();
  await expect(page.getByRole('progressbar')).toBeHidden();
});

test('an unfinished setting is played with a warning', async ({ page }) => {
  await goToStep(page, 'Place');
  await page.getByLabel('Name of the place').fill('');
  await goToStep(page, 'Playtest');
  await expect(page.getByText('One thing in the report should be fixed first.')).toBeVisible();
  await page.getByLabel('Games per table size').selectOption({ label: '200' });
  await page.getByRole('button', { name: 'Play it', exact: true }).click();
  await expect(page.getByRole('region', { name: 'In short' })).toContainText('2 players');
});

test('on a phone map and heat fit the width, and map, controls and story are on one screen', async ({ page }) => {
  await page.getByLabel('Games per table size').selectOption({ label: '200' });
  for (const size of ['3', '5']) await page.getByLabel(size, { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Play it', exact: true }).click();
  const watch = page.getByRole('region', { name: 'Watch a game' });
  await watch.getByRole('button', { name: 'A typical game' }).click();
  const map = watch.getByRole('region', { name: 'Who is where' });
  const story = watch.getByRole('list', { name: 'What happens' });
  const heat = page.getByRole('region', { name: 'Where it happens' });
  for (const [width, height] of [
    [320, 700],
    [360, 740],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const drawing of [map, heat]) {
      await drawing.scrollIntoViewIfNeeded();
      await expect
        .poll(() => drawing.evaluate((box) => box.scrollWidth - box.clientWidth), `at ${width} px`)
        .toBeLessThanOrEqual(0);
      const [least] = (
        await drawing.evaluate((box) => {
          const svg = box.querySelector('svg');
          const zoom = svg?.getScreenCTM()?.a ?? 0;
          return [...box.querySelectorAll('text:not([aria-hidden])')].map(
            (text) => Number(text.getAttribute('font-size')) * zoom,
          );
        })
      ).sort((a, b) => a - b);
      expect(least, `letters at ${width} px`).toBeGreaterThan(11.5);
    }
    await map.evaluate((box) => box.scrollIntoView({ block: 'start' }));
    for (const part of [
      map,
      watch.getByRole('button', { name: 'Play', exact: true }),
      watch.getByRole('slider'),
      story,
    ])
      await expect(part, `at ${width} px`).toBeInViewport({ ratio: 0.6 });
  }
});
