import { expectAccessible } from './axe';
import { test } from './fixtures';
import { arrive, axe, DESK, expect, openLobby, PHONE, watchComplaints } from './guests';

watchComplaints();

const TV = { viewport: { width: 1440, height: 810 } } as const;

test('a table is opened from a finished setting, and asks only what the group wants to change', async ({
  browser,
  server,
}) => {
  const ann = await arrive(browser, 'Ann', PHONE);
  const starter = 'Trapped on the Spaceship with the Alien!';
  await ann.page.goto(`${server.url}/ready/spaceship`);
  const together = ann.page.getByRole('button', { name: 'Change it together' });
  await together.click();
  const name = ann.page.getByRole('dialog', { name: 'Open a table' }).getByLabel('Your name');
  await expect(name).toBeVisible();
  await axe(ann, 'opening a table');
  await name.fill('Ann');
  await ann.page.keyboard.press('Enter');
  await ann.page.waitForURL(/\/table\/\w{8}$/);
  await expect(ann.page.getByRole('banner')).toContainText(starter);
  await expect(ann.table.listed('Ann')).toBeVisible();
  await expect(ann.table.bar).toContainText('Nothing to change has been chosen yet.');
  await ann.table.lead('Choose what to change');
  const choice = ann.page.getByRole('dialog', { name: 'What do you want to change?' });
  for (const title of ['Where are you trapped?', 'What would get past each barrier?']) {
    await choice.getByRole('checkbox', { name: title }).check();
  }
  await expect(choice.getByRole('status')).toHaveText('2 questions left, about 10 minutes.');
  await axe(ann, 'choosing what to change');
  await choice.getByRole('button', { name: 'Ask only these' }).click();
  await expect(choice).toBeHidden();
  await ann.table.openProposed();
  await ann.table.sendIdea('An office on the seabed');
  await ann.table.lead('Decide');
  await ann.table.keepAll(1);
  await ann.table.revealed();
  await expect(ann.table.bar).toContainText('1 question left');
  await ann.table.openProposed();
  await expect(ann.table.title).toHaveText('Ways past them');
  await ann.table.lead('Fill in the rest, and finish');
  await expect(ann.table.isFinished).toBeVisible();

  // The name is remembered: the next table opens with one click.
  await ann.page.goto(`${server.url}/ready/mars`);
  await together.click();
  await ann.page.waitForURL(/\/table\/\w{8}$/);
  await expect(ann.page.getByRole('banner')).toContainText('Trapped');
  await expect(ann.table.listed('Ann')).toBeVisible();
  await ann.page.context().close();
});

test('a newcomer’s first idea is on the wall after three taps and a name, and a joiner needs two', async ({
  browser,
  server,
}) => {
  const [ann, bob, tv] = [
    await arrive(browser, 'Ann', PHONE),
    await arrive(browser, 'Bob', PHONE),
    await arrive(browser, 'TV', TV),
  ];
  // Three taps: the door, the game, Send.
  await ann.home.inventTogether(server.url, ann.name);
  await expect(ann.table.title).toHaveText('The place');
  const how = ann.page.getByRole('region', { name: 'How to join' });
  await expect(how.getByRole('img', { name: /^QR code for/ })).toBeVisible();
  await axe(ann, 'the first question');
  await tv.table.hangUp(server.url, ann.table.openCode);
  await expect(tv.page.getByRole('img', { name: /^QR code for/ }).first()).toBeVisible();
  await expectAccessible(tv.page, 'the wall at the first question');
  await ann.table.sendIdea('A lighthouse in fog');
  await expect(tv.page.getByText('A lighthouse in fog')).toBeVisible();

  // Two taps: the code, and Join.
  await bob.page.goto(server.url);
  await bob.home.enterCode(ann.table.openCode);
  await bob.table.name.fill('Bob');
  await bob.table.joinButton.click();
  await expect(bob.table.title).toHaveText('The place');
  await bob.table.sendIdea('A submarine');
  await expect(ann.table.onBoard(2)).toBeVisible();
  // Another question may come first only while nobody has had an idea.
  await expect(ann.page.getByRole('button', { name: 'Choose another question first' })).toHaveCount(0);
  await Promise.all([ann, bob, tv].map((guest) => guest.page.context().close()));
});

test('Enter after the name leads to the games, and starts none', async ({ browser, server }) => {
  const { page, home } = await arrive(browser, 'Ann', PHONE);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Invent one together' }).click();
  await home.together.getByLabel('Your name').fill('Ann');
  await page.keyboard.press('Enter');
  await expect(home.together.getByRole('button', { name: 'Trapped!' })).toBeFocused();
  await home.together.getByRole('button', { name: 'Walls' }).press('Enter');
  await page.waitForURL(/\/table\/\w{8}$/);
  await page.context().close();
});

test('a wrong code is refused before a name is asked for, and free colours come first', async ({ browser, server }) => {
  const [ann, bob] = [await arrive(browser, 'Ann', DESK), await arrive(browser, 'Bob', PHONE)];
  const code = await openLobby(ann, server.url);
  const wrong = code === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA';
  const { page, table } = bob;

  await page.goto(server.url);
  await bob.home.enterCode(wrong);
  await expect(table.refusal).toContainText('No open table has that code');
  await expect(table.name).toHaveCount(0);
  await axe(bob, 'a wrong code');
  // The code can be corrected in place.
  await table.code.fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(table.name).toBeVisible();
  const colours = page.getByRole('group', { name: 'Your colour' }).getByRole('radio');
  const taken = page.getByRole('radio', { name: /taken/ });
  await expect(taken).toHaveCount(1);
  await expect(colours.last()).toHaveAccessibleName(/taken/);
  await expect(taken).not.toBeChecked();
  await axe(bob, 'taking a seat');
  await bob.table.join(page.url());
  await expect(table.title).toHaveText('Who wants to be the GM?');

  // A closed door is reported before anything is typed.
  await ann.table.peopleButton.click();
  await ann.page.getByRole('button', { name: 'Close the door' }).click();
  const cat = await arrive(browser, 'Cat', PHONE);
  await cat.page.goto(`${server.url}/table/${code}`);
  await expect(cat.table.refusal).toContainText('No open table has that code');
  await expect(cat.table.name).toHaveCount(0);
  await Promise.all([ann, bob, cat].map((guest) => guest.page.context().close()));
});

test('the code typed on a TV opens the wall, and everybody sees the advice about the Wi-Fi', async ({
  browser,
  server,
}) => {
  const ann = await arrive(browser, 'Ann', DESK);
  await openLobby(ann, server.url);
  const how = ann.page.getByRole('region', { name: 'How to join' });
  await expect(how).toContainText('Phones must be on the same Wi-Fi');
  await expect(how).toContainText(/Type this code on the TV at \S+\/tv/);
  const code = (await how.getByText(/^\w{4}-\w{4}$/).innerText()).toLowerCase();

  const tv = await arrive(browser, 'TV', TV);
  await tv.page.goto(`${server.url}/tv`);
  await tv.table.code.fill('0000-0000');
  await tv.page.keyboard.press('Enter');
  await expect(tv.table.refusal).toContainText('No open table has that code');
  await axe(tv, 'a wrong code on the TV');
  await tv.table.code.fill(code);
  await tv.page.keyboard.press('Enter');
  await expect(tv.page.getByText('At the table: 1')).toBeVisible();
  await expect(tv.page.getByText(code.toUpperCase())).toBeVisible();
  await expect(tv.page.getByText('Phones must be on the same Wi-Fi')).toBeVisible();
  await expectAccessible(tv.page, 'the wall');
  // It takes no seat and has no vote.
  await expect(ann.table.listed('TV')).toHaveCount(0);

  // If people wait in a lobby, so does a screen.
  await ann.table.peopleButton.click();
  await ann.page.getByLabel('New people wait').check();
  const late = await arrive(browser, 'Late', TV);
  await late.page.goto(`${server.url}/tv?code=${code}`);
  await late.page.getByRole('button', { name: 'Show the board' }).click();
  await expect(late.table.title).toHaveText('The GM has to let this screen in');
  await axe(late, 'a screen at the door');
  await ann.page.getByRole('button', { name: 'Let in TV' }).click();
  await expect(late.page.getByText('At the table: 1')).toBeVisible();
  await Promise.all([ann, tv, late].map((guest) => guest.page.context().close()));
});
