import { readFile } from 'node:fs/promises';
import { axeTroubles, overflowOf } from './axe';
import { expect, startWithGoals, test } from './fixtures';

test('a writer and a guest talk about a goal, by keyboard and on a phone', async ({ page, browser, server }) => {
  await startWithGoals(page, 'Open the hatch', 'Find the lamp');
  const [, id] = /\/studio\/([^/]+)/.exec(page.url()) ?? [];
  const dialog = page.getByRole('dialog', { name: 'Comments' });
  const goal = page.locator('[id="at:body/goals/G1/title"]');

  // By keyboard alone.
  await goal.focus();
  await page.keyboard.press('Control+Alt+m');
  await expect(dialog.getByText('Goals › Open the hatch')).toBeVisible();
  await dialog.getByLabel('Your name').fill('Ann');
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Who locked it?');
  expect(await axeTroubles(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('Who locked it?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(goal).toBeFocused();
  await expect(page.getByRole('button', { name: '1 comment', exact: true })).toBeVisible();

  // A guest on a phone, who sees no secrets.
  const made = await page.request.post(`/api/drafts/${id}/links`, { data: { role: 'comment', hideGm: true } });
  const { url } = (await made.json()) as { url: string };
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 360, height: 740 } });
  const guest = await context.newPage();
  await guest.goto(new URL(url).pathname);
  await guest.getByRole('link', { name: 'Comment on Find the lamp' }).click();
  await expect(guest.getByLabel('About')).toHaveValue('body/goals/G2');
  await expect(guest.getByLabel('Your name')).toBeFocused();
  await guest.getByLabel('Your name').fill('Bob');
  await guest.getByRole('textbox', { name: 'Comment' }).fill('Which lamp?');
  // A reply begun while the comment is still on its way keeps its focus.
  let send = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    send = resolve;
  });
  await guest.route('**/comments', (route) => begun.then(() => route.continue()));
  await guest.getByRole('button', { name: 'Comment', exact: true }).click();
  await guest.getByRole('button', { name: 'Reply to Ann' }).click();
  await guest.keyboard.type('The cat.');
  send();
  await expect(guest.getByRole('listitem').getByText('Which lamp?')).toBeVisible();
  await expect(guest.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  await guest.keyboard.type(' @Ann');
  await expect(guest.getByRole('textbox', { name: 'Reply to Ann' })).toHaveValue('The cat. @Ann');
  await guest.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(guest.getByText('The cat.')).toBeVisible();
  await expect(guest.getByRole('button', { name: /^Resolve.*by Ann/ })).toHaveCount(0);
  expect(await axeTroubles(guest)).toEqual([]);
  expect(await overflowOf(guest)).toBeLessThanOrEqual(0);

  // The writer answers, resolves, takes that back; undo of the text leaves comments alone.
  await page.getByRole('button', { name: 'Comments: 2 open' }).click();
  await expect(dialog.getByText('Mentions you')).toBeVisible();
  expect(await axeTroubles(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Resolve.*by Bob$/ }).click();
  await expect(dialog.getByText('1 open.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo the last comment' }).click();
  await expect(dialog.getByText('2 open.')).toBeVisible();
  await page.keyboard.press('Escape');
  await goal.fill('Open the big hatch');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Comments: 2 open' })).toBeVisible();

  // What is deleted keeps its comments.
  await page.getByRole('button', { name: 'Remove “Find the lamp”' }).click();
  await page.getByRole('button', { name: 'Comments: 2 open' }).click();
  await expect(dialog.getByRole('region', { name: 'On something deleted' }).getByText('Which lamp?')).toBeVisible();
  await page.keyboard.press('Escape');

  // They leave only if asked.
  await page.getByRole('link', { name: /^Review/ }).click();
  const download = async () => {
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the JSON' }).click();
    return readFile(await (await downloaded).path(), 'utf8');
  };
  expect(await download()).not.toContain('The cat.');
  await page.getByLabel('With comments').check();
  expect(await download()).toContain('The cat.');
  await context.close();
});
