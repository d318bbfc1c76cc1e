import type { Page } from '@playwright/test';
import type { Command } from '@/lib/table/commands';
import type { TableView } from '@/lib/table/view';
import type { TableFrame } from '@/lib/table/wire';
import { ideaOf, personOf, viewOf } from '../support/table-view';
import { test } from './fixtures';
import { arrive, axe, DESK, expect, type Guest, openTable, PHONE, watchComplaints } from './guests';

watchComplaints();

test('the door, the clock and a broken connection', async ({ browser, server }) => {
  const gm = await arrive(browser, 'Ann', DESK);
  const bob = await arrive(browser, 'Bob', PHONE);
  const code = await openTable(gm, server.url);
  const people = gm.table.people;

  // With a lobby, people who wait see nothing of the table.
  await gm.table.peopleButton.click();
  await people.getByLabel('New people wait').check();
  await bob.page.addInitScript(() => addEventListener('awake', () => Object.assign(window, { isAwake: true })));
  await bob.page.goto(`${server.url}/table/${code}`);
  await bob.table.name.fill('Bob');
  // Before its scripts run, the browser itself would send the form.
  await bob.page.waitForFunction(() => 'isAwake' in window);
  await bob.page.evaluate(() => Object.assign(window, { stays: true }));
  await bob.table.joinButton.click();
  await expect(bob.table.title).toHaveText(/knows you are waiting/);
  // The page is not loaded again, and the focus is not lost with the door.
  expect(await bob.page.evaluate(() => 'stays' in window)).toBe(true);
  await expect(bob.page.locator('#step')).toBeFocused();
  await axe(gm, 'people');
  await axe(bob, 'at the door');
  await people.getByRole('button', { name: 'Let in Bob' }).click();
  await expect(bob.table.title).toHaveText(/You have joined/);
  await people.getByRole('button', { name: 'Close', exact: true }).click();

  // New ideas do not move the page; the field and the button work with the keyboard.
  await gm.table.openQuestion('Why can’t you just leave?', 'with names');
  const field = bob.table.idea;
  await field.press('Tab');
  await expect(bob.table.sendButton).toBeFocused();
  await bob.page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  for (const idea of ['Flood', 'Rats', 'Fog']) {
    await gm.table.idea.fill(idea);
    await gm.table.idea.press('Enter');
  }
  await expect(bob.table.onBoard(3)).toBeVisible();
  await expect(bob.page.getByRole('log', { name: 'New at the table' })).toContainText('New idea: ');
  expect(await bob.page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);

  await gm.page.getByRole('button', { name: 'Stop the clock' }).click();
  await expect(bob.page.getByRole('button', { name: 'The clock is stopped' })).toBeDisabled();
  await gm.page.getByRole('button', { name: 'Start the clock' }).click();
  await expect(bob.table.sendButton).toBeEnabled();

  // An idea sent while the server is down is kept by the page, and arrives once.
  await server.kill();
  await expect(bob.page.getByText(/^Not connected/)).toBeVisible();
  await field.fill('Half of this was typed in the dark');
  await bob.table.sendButton.click();
  await field.fill('And this was never sent');
  await expect(bob.page.getByText(/^Sending: /)).toBeVisible();
  await server.start();
  const board = gm.table.board;
  await expect(board.getByText('Half of this was typed in the dark')).toHaveCount(1);
  await expect(bob.page.getByText(/^Not connected/)).toBeHidden();
  await bob.page.reload();
  await expect(field).toHaveValue('And this was never sent');

  // Removed within a second, and restored.
  await gm.table.peopleButton.click();
  await people.getByRole('button', { name: 'Change Bob' }).click();
  await people.getByRole('button', { name: 'Remove Bob' }).click();
  await expect(bob.table.title).toHaveText('This door is closed');
  await people.getByRole('button', { name: 'Let back in Bob' }).click();
  await bob.page.getByRole('button', { name: 'Try again' }).click();
  await expect(bob.table.title).toHaveText('Barriers');

  // Appoints a co-GM.
  await people.getByRole('button', { name: 'Change Bob' }).click();
  await people.getByLabel('Role').selectOption('Co-GM');
  await expect(bob.table.bar).toBeVisible();
  await people.getByRole('button', { name: 'Close', exact: true }).click();
  await gm.page.getByRole('button', { name: 'Invite' }).click();
  await expect(gm.page.getByRole('dialog').getByRole('img', { name: /^QR code for/ })).toBeVisible();
  await axe(gm, 'invite');
  await gm.page.getByRole('button', { name: 'Replace the code and all links' }).click();
  await expect(gm.page.getByText(/^The old code and links no longer work/)).toBeVisible();
  await expect(bob.page).not.toHaveURL(new RegExp(code));
  await Promise.all([gm, bob].map(({ page }) => page.context().close()));
});

/** Opens the same page with a mocked table. */
async function showing({ page }: Guest, view: () => TableView): Promise<Page> {
  const other = await page.context().newPage();
  await other.routeWebSocket(/\/live/, (socket) => {
    const frame: TableFrame = { type: 'view', now: Date.now(), view: view() };
    socket.send(JSON.stringify(frame));
  });
  await other.goto(page.url());
  return other;
}

test('an absent GM, ideas read aloud, and the clock announced', async ({ browser, server }) => {
  const ann = await arrive(browser, 'Ann', PHONE);
  const code = await openTable(ann, server.url);
  const people = [
    personOf('ann', { name: 'Ann', mayLeadOn: true }),
    personOf('bob', { name: 'Bob', mayLeadOn: true }),
    personOf('eve', { name: 'Eve' }),
    personOf('gm', { role: 'gm' }),
  ];
  const you = {
    person: 'ann',
    role: 'player',
    waiting: false,
    consents: false,
    declines: false,
    gmVote: null,
    hand: null,
    votes: {},
    reactions: {},
    handedIn: [],
  } as const;
  const seat = { people, you: { ...you, draftId: 'd', secrets: null } };
  const at = (table: Parameters<typeof viewOf>[0]['table'], ideas: TableView['ideas'] = []) =>
    viewOf({ ...seat, ideas, table: { code, ...table } });

  const gone = await showing(ann, () => at({ leadGoneSince: Date.now() - 121_000 }));
  const succession = gone.getByRole('region', { name: /The GM has been gone/ });
  // Eve came after the GM had left, so the server would refuse her.
  await expect(succession.getByRole('button')).toHaveText([/Me/, /Bob/]);
  const [asked] = await Promise.all([
    gone.waitForRequest(/\/commands$/),
    succession.getByRole('button', { name: /Bob/ }).click(),
  ]);
  const { command } = asked.postDataJSON() as { command: Command };
  expect(command).toEqual({ type: 'agreeLead', person: 'bob' });

  await ann.page.context().addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    window.speechSynthesis.speak = ({ text }) => void said.push(text);
  });
  const idea = ideaOf('one', { text: 'A moat of lukewarm soup', author: 'bob' });
  const reading = await showing(ann, () => at({ phase: 'read-back', reading: 'one' }, [idea]));
  await reading.getByLabel('Read aloud on this device').check();
  const said = () => reading.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect.poll(said).toEqual(['A moat of lukewarm soup']);
  // An iPhone says nothing before a tap on this page.
  const later = await showing(ann, () => at({ phase: 'read-back', reading: 'one' }, [idea]));
  await expect(later.getByLabel('Read aloud on this device')).toBeChecked();
  await later.getByRole('button', { name: /^Silent\?/ }).click();
  await expect(later.getByRole('button', { name: /^Silent\?/ })).toBeHidden();

  const ending = await showing(ann, () => at({ timer: { endsAt: Date.now() + 13_000 } }));
  await expect(ending.getByRole('log', { name: 'What happens now' })).toContainText('10 seconds left.');
  await expect(ending.getByRole('button', { name: 'Time is up' })).toBeDisabled();
  await ann.page.context().close();
});
