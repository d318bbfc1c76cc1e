import { expect, test, untilAwake } from './fixtures';
import { arrive, axe, DESK, openTable, PHONE, watchComplaints } from './guests';

watchComplaints();

test('a table that is finished too early shows what is missing, with links', async ({ browser, server }) => {
  const [gm, ann] = [await arrive(browser, 'Greta', DESK), await arrive(browser, 'Ann', PHONE)];
  const code = await openTable(gm, server.url);
  await ann.table.join(`${server.url}/table/${code}`);
  await gm.table.finish();

  for (const guest of [gm, ann]) {
    const { page, table } = guest;
    await expect(table.title).toHaveText('That is the setting so far.');
    await expect(page.getByRole('img', { name: 'Poster of the setting' })).toBeVisible();
    const line = table.stillToDo.getByText(/^Still to do: \d+$/);
    await line.click();
    const left = Number(/\d+/.exec(await line.innerText())?.[0]);
    await expect(table.stillToDo.getByRole('listitem')).toHaveCount(left);
    await axe(guest, 'finished too early');
  }

  // Each link leads to the field itself.
  const missing = gm.table.stillToDo;
  await missing.getByRole('link', { name: /has no title/ }).click();
  await gm.page.waitForURL(/\/studio\//);
  await untilAwake(gm.page);
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
  await missing.getByText(/^Still to do: \d+$/).click();
  await expect(missing.getByRole('link').first()).toBeVisible();
  await expect(missing.getByRole('link', { name: /has no title/ })).toHaveCount(0);

  // A wall also shows it, without controls.
  await gm.page.goto(`${server.url}/table/${code}/screen`);
  await expect(gm.page.getByText(/^Still to do: \d+\. The GM can have the gaps filled\.$/)).toBeVisible();
  await expect(gm.page.getByRole('button')).toHaveCount(0);

  // One press fills the gaps.
  await gm.page.goto(`${server.url}/table/${code}`);
  await gm.page.getByRole('button', { name: 'Fill the gaps for us' }).click();
  await expect(gm.page.getByText(/^\d+ parts were filled in/)).toBeVisible();
  await expect(gm.table.title).toHaveText('That is the setting.');
  await Promise.all([gm, ann].map(({ page }) => page.context().close()));
});

test('finishing asks while a question is running, and says what becomes of undecided ideas', async ({
  browser,
  server,
}) => {
  const [gm, ann] = [await arrive(browser, 'Greta', DESK), await arrive(browser, 'Ann', PHONE)];
  const code = await openTable(gm, server.url);
  await ann.table.sitDown(`${server.url}/table/${code}`);
  await gm.table.openProposed();
  await ann.table.sendIdea('A lighthouse');
  await expect(gm.table.onBoard(1)).toBeVisible();

  await gm.table.finish();
  const asked = gm.page.getByRole('dialog', { name: 'Finish now?' });
  await expect(asked.getByText(/is still running\.$/)).toBeVisible();
  await expect(asked.getByText(/^1 idea is undecided\. It stays in the record/)).toBeVisible();
  await axe(gm, 'asked whether to finish');
  await asked.getByRole('button', { name: 'Go on with the question' }).click();
  await expect(asked).toBeHidden();
  await gm.page.keyboard.press('Escape');

  await gm.table.finish();
  await asked.getByRole('button', { name: 'Finish the table' }).click();
  for (const { table } of [gm, ann]) await expect(table.title).toHaveText('That is the setting so far.');
  await Promise.all([gm, ann].map(({ page }) => page.context().close()));
});
