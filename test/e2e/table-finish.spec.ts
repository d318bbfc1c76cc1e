import { expect, test } from './fixtures';
import { arrive, axe, DESK, openTable, PHONE, watchComplaints } from './guests';

watchComplaints();

test('a table that is finished too early shows what is missing, with links', async ({ browser, server }) => {
  const [gm, ann] = [await arrive(browser, 'Greta', DESK), await arrive(browser, 'Ann', PHONE)];
  const code = await openTable(gm, server.url);
  await ann.table.join(`${server.url}/table/${code}`);
  await gm.table.finish();

  for (const guest of [gm, ann]) {
    const { page, table } = guest;
    await expect(table.title).toHaveText(/^The setting is not finished: \d+ errors left\.$/);
    const left = Number(/\d+/.exec(await table.title.innerText())?.[0]);
    const missing = page.getByRole('region', { name: `Still to do: ${left}` });
    await expect(missing.getByRole('link')).toHaveCount(left);
    await axe(guest, 'finished too early');
  }

  // Each link leads to the field itself.
  const missing = gm.table.stillToDo;
  await missing.getByRole('link', { name: /has no title/ }).click();
  await gm.page.waitForURL(/\/studio\//);
  const title = gm.page.getByRole('main').getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await title.fill('A quiet night');
  await expect(gm.page.getByText('Saved.', { exact: true })).toBeVisible();
  const room = ann.table.stillToDo.getByRole('link', { name: /^Map/ }).first();
  await room.click();
  await ann.page.waitForURL(/\/studio\/[^/]+\/map/);
  await expect.poll(() => ann.page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('step');

  // A fixed problem is no longer listed.
  await gm.page.goto(`${server.url}/table/${code}`);
  await expect(gm.table.stillToDo).toBeVisible();
  await expect(missing.getByRole('link', { name: /has no title/ })).toHaveCount(0);

  // A wall also shows it, without controls.
  await gm.page.goto(`${server.url}/table/${code}/screen`);
  await expect(gm.page.getByText(/^The setting is not finished: \d+ errors left\.$/)).toBeVisible();
  await expect(gm.table.stillToDo).toHaveCount(0);
  await Promise.all([gm, ann].map(({ page }) => page.context().close()));
});
