import { test } from './fixtures';
import { arrive, axe, DESK, expect, openLobby, PHONE, watchComplaints } from './guests';

watchComplaints();

test('the group chooses its GM, and the person who opened the table keeps control of the door', async ({
  browser,
  server,
}) => {
  const [ann, bob, cat] = await Promise.all([
    arrive(browser, 'Ann', DESK),
    arrive(browser, 'Bob', PHONE),
    arrive(browser, 'Cat', PHONE),
  ]);
  await openLobby(ann, server.url);
  const address = ann.page.url();
  for (const guest of [bob, cat]) {
    await guest.table.join(address);
    await expect(guest.table.title).toHaveText('Who wants to be the GM?');
  }
  for (const guest of [ann, bob]) await axe(guest, 'while the GM is asked for');

  // No question can be opened before there is a GM.
  await ann.page.getByRole('button', { name: 'More for the GM' }).click();
  const more = ann.page.getByRole('dialog', { name: 'Lead the table' });
  await expect(more.getByRole('button', { name: 'Invite people' })).toBeVisible();
  await expect(more.getByRole('button', { name: 'Open another question' })).toHaveCount(0);
  await ann.page.keyboard.press('Escape');
  await expect(more).toBeHidden();
  for (const guest of [bob, cat]) await guest.page.getByRole('button', { name: 'I want to be the GM' }).click();
  await expect(ann.page.getByText('Volunteers: Bob, Cat')).toBeVisible();
  await ann.table.lead('Vote on the GM: 2 volunteers');
  await expect(bob.page.getByText('the others vote')).toBeVisible();
  await ann.page.getByRole('main').getByRole('button', { name: 'Cat' }).click();
  await axe(ann, 'while the GM is voted on');
  await ann.table.lead('Reveal the votes: 1 of 1');

  await expect(cat.table.title).toHaveText(/Open the first question/);
  await expect(ann.page.getByText('Cat is the GM. Bob 0 votes, Cat 1 vote.')).toBeVisible();
  await expect(ann.table.bar).toHaveCount(0);
  await expect(cat.table.bar).toBeVisible();
  // Links and removal stay with Ann.
  await ann.page.getByRole('banner').getByRole('button', { name: 'Invite' }).click();
  await expect(ann.page.getByText('Link for players')).toBeVisible();
  await expect(ann.page.getByText('Link for a co-GM')).toHaveCount(0);
  await ann.page.keyboard.press('Escape');
  await ann.table.peopleButton.click();
  await ann.page.getByRole('button', { name: 'Change Bob' }).click();
  await ann.page.getByRole('button', { name: 'Remove Bob' }).click();
  await expect(bob.page.getByText('You are no longer at this table.')).toBeVisible();
});
