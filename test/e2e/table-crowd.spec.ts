import { Person } from '@/bench/table-support/person';
import { expectNoticeApart } from './covered';
import { test } from './fixtures';
import { arrive, axe, DESK, expect, openTable, PHONE, watchComplaints } from './guests';

watchComplaints();

const CROWD = 9;

test('an uninvited crowd: the door is closed and they are removed together, on a phone', async ({
  browser,
  server,
}) => {
  const gm = await arrive(browser, 'Ann', PHONE);
  const bob = await arrive(browser, 'Bob', PHONE);
  const code = await openTable(gm, server.url);
  await bob.table.join(`${server.url}/table/${code}`);
  await expect(bob.table.title).toHaveText(/You have joined/);
  await gm.table.openQuestion('Why can’t you just leave?', 'with names');
  await bob.table.sendIdea('Flood');
  for (let i = 1; i <= CROWD; i++) await new Person(server.url, `Crowd ${i}`).join(code);

  await gm.table.peopleButton.click();
  const people = gm.table.people;
  await expect(people.getByRole('heading', { name: `At the table: ${CROWD + 2}` })).toBeVisible();
  await people.getByRole('button', { name: 'Close the door' }).click();
  await expect(people.getByText('Closed: nobody new can join.')).toBeVisible();
  const late = await arrive(browser, 'Cat', DESK);
  await late.page.goto(`${server.url}/table/${code}`);
  await expect(late.page.getByText(/^No open table has that code/)).toBeVisible();
  await expect(late.table.name).toHaveCount(0);
  // People inside stay in.
  await bob.page.reload();
  await expect(bob.table.title).toHaveText('Barriers');
  await people.getByRole('button', { name: 'Open the door' }).click();
  await expect(people.getByText('Open: the code and the links work.')).toBeVisible();
  await late.table.join(`${server.url}/table/${code}`);
  await expect(late.table.title).toHaveText('Barriers');

  // With the keyboard only: everybody without an idea except Cat.
  await people.getByRole('button', { name: 'Remove several' }).press('Enter');
  await expect(people.getByRole('heading', { name: 'Remove several people' })).toBeFocused();
  await expect(people.getByRole('button', { name: `Came in the last 10 minutes: ${CROWD + 2}` })).toBeVisible();
  await gm.page.keyboard.press('Tab');
  await gm.page.keyboard.press('Tab');
  await expect(people.getByRole('button', { name: `No idea under their name: ${CROWD + 1}` })).toBeFocused();
  await gm.page.keyboard.press('Enter');
  await expect(people.getByRole('checkbox', { name: 'Bob' })).not.toBeChecked();
  await people.getByRole('checkbox', { name: 'Cat' }).press('Space');
  await axe(gm, 'remove several');
  await people.getByRole('button', { name: `Remove ${CROWD} people` }).press('Enter');
  await expect(people.getByRole('heading', { name: 'At the table: 3' })).toBeVisible();
  await expect(people.getByRole('heading', { name: `Removed: ${CROWD}` })).toBeVisible();
  await expect(people.getByRole('button', { name: 'Remove several' })).toBeFocused();
  await expect(bob.table.title).toHaveText('Barriers');

  for (const width of [1440, 360]) {
    await gm.page.setViewportSize({ width, height: 740 });
    await expectNoticeApart(gm.page, `at the table, ${width} px wide`);
  }

  // Undo restores them.
  await gm.page.getByRole('button', { name: 'Undo' }).click();
  await expect(people.getByRole('heading', { name: `At the table: ${CROWD + 3}` })).toBeVisible();
  await Promise.all([gm, bob, late].map(({ page }) => page.context().close()));
});
