import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readPdfText } from '../support/read-pdf';
import { goToStep, logged, test, typeIntoNew } from './fixtures';
import { arrive, axe, DESK, expect, type Guest, openTable, PHONE, watchComplaints } from './guests';

watchComplaints();

const IDEAS = ['Flood', 'Rats', 'Fog', 'No boat', 'A locked door', 'The keeper’s dog'];
const TIE = 'The keeper’s dog';

test('six people go from the join code to a setting that passes inspection and is printed', async ({
  browser,
  server,
}) => {
  // Six browsers at once, from the door to the printed kit.
  test.setTimeout(240_000);
  const all = await Promise.all(
    ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fin'].map((name, i) => arrive(browser, name, i % 2 === 0 ? DESK : PHONE)),
  );
  const [gm, ...players] = all as [Guest, Guest, Guest, Guest, Guest, Guest];
  const [bob, cat, dan, eve, fin] = players;

  // They join by QR code, by code and by address.
  const code = await openTable(gm, server.url);
  const sign = await gm.page.getByRole('img', { name: /^QR code for/ }).getAttribute('aria-label');
  const link = new URL(/http\S+/.exec(sign ?? '')?.[0] ?? '');
  await Promise.all([
    bob.table.join(`${server.url}${link.pathname}${link.hash}`),
    cat.table.join(`${server.url}/table?code=${code.toLowerCase().slice(0, 4)}-${code.slice(4)}`),
    ...[dan, eve, fin].map((guest) => guest.table.join(`${server.url}/table/${code}`)),
  ]);
  for (const { table } of players) await expect(table.title).toHaveText(/You have joined/);
  await expect(gm.table.listed('Fin')).toBeVisible();

  // Brainstorm, with names: nothing can be judged.
  await gm.table.openQuestion('Why can’t you just leave?', 'with names');
  for (const { table } of all) await expect(table.title).toHaveText('Barriers');
  await Promise.all(all.map((guest, i) => guest.table.sendIdea(IDEAS[i] ?? '')));
  for (const { page, table } of all) {
    await expect(table.onBoard(6)).toBeVisible();
    await expect(page.getByRole('button', { name: /Keep|Drop/ })).toHaveCount(0);
  }
  await Promise.all([axe(gm, 'brainstorm'), axe(bob, 'brainstorm')]);

  await gm.table.readBack(6);
  await axe(bob, 'read back');

  // All agree on five ideas; the sixth has a tie, and cards decide.
  await gm.table.lead('Decide');
  await Promise.all(
    all.map((guest, i) => guest.table.voteOnAll((idea) => (idea === TIE && i % 2 === 0 ? 'Drop' : 'Keep'))),
  );
  await axe(bob, 'vote');
  await gm.table.revealed();
  await expect(bob.page.getByRole('region', { name: 'Not agreed on' })).toContainText('3 to keep, 3 to drop');
  await gm.table.lead('Majority vote: 1 idea');
  await Promise.all(all.map((guest, i) => guest.table.voteOnAll(() => (i % 2 === 0 ? 'Drop' : 'Keep'))));
  await gm.table.revealed();
  await expect(bob.page.getByRole('img', { name: / of (clubs|diamonds|hearts|spades)$/ })).toHaveCount(2);
  await axe(bob, 'cards');

  // Kept ideas are placed in the draft by one tap each, by everybody.
  await gm.table.lead('Build it up');
  await Promise.all(
    all.slice(0, 5).map(async ({ page }, i) => {
      await page.getByRole('button', { name: `Add to Barriers “${IDEAS[i]}”` }).click();
    }),
  );
  await expect(eve.table.inDraft(5)).toBeVisible();

  // Without names: they are revealed together.
  await gm.table.openQuestion('Why can’t you just wait?', 'without names');
  await Promise.all([bob.table.sendIdea('What knocks from below'), dan.table.sendIdea('The lighthouse keeper')]);
  await expect(eve.table.onBoard(2)).toBeVisible();
  await expect(eve.page.getByRole('region', { name: /On the board/ }).getByText('Bob')).toHaveCount(0);
  await gm.table.readBack(2);
  await gm.table.lead('Decide');
  await Promise.all(
    all.map((guest) => guest.table.voteOnAll((idea) => (idea === 'What knocks from below' ? 'Keep' : 'Drop'))),
  );
  await gm.table.revealed();
  await gm.table.lead('Build it up');
  await cat.page.getByRole('button', { name: 'Add to Monsters “What knocks from below”' }).click();
  await expect(gm.page.getByRole('heading', { name: /Kept, not placed yet/ })).toBeVisible();
  await axe(bob, 'develop');

  // All write at once in the studio.
  await Promise.all(
    all.map(async ({ page, table }) => {
      await table.writeInStudio();
      await expect(page.getByRole('complementary', { name: 'The table' })).toBeVisible();
    }),
  );
  await Promise.all([drawMap(gm.page), writeMonster(cat.page), writeGoals(eve.page), writeEvents(bob.page)]);
  await Promise.all([writePlace(dan.page), writeTitle(fin.page)]);
  for (const { page } of all) await logged(page);

  await goToStep(gm.page, 'Review');
  await expect(gm.page.getByText('Inspection passed. Nobody is safe.').first()).toBeVisible();
  await goToStep(gm.page, 'Print');
  const [download] = await Promise.all([
    gm.page.waitForEvent('download'),
    gm.page.getByRole('button', { name: 'Download the kit (PDF)' }).click(),
  ]);
  const printed = (await readPdfText(new Uint8Array(readFileSync(await download.path())))).join('\n');
  for (const words of [
    'What knocks at night',
    'What knocks from below',
    'A lighthouse in a flood',
    'spades trouble 5',
    'Flood',
  ]) {
    expect(printed).toContain(words);
  }

  // Finished: everybody sees it, and the record has every idea.
  await gm.page.getByRole('link', { name: 'Go to the table' }).click();
  await gm.table.finish();
  await expect(gm.table.title).toHaveText('That is the setting.');
  await axe(gm, 'finished');
  await bob.page.getByRole('link', { name: 'Go to the table' }).click();
  await bob.page.getByLabel('The printed record may name me').check();
  await bob.page.getByRole('link', { name: 'The table’s record' }).click();
  const record = bob.page.getByRole('main');
  for (const idea of [...IDEAS, 'What knocks from below', 'The lighthouse keeper']) {
    await expect(record.getByText(idea, { exact: true }).first()).toBeVisible();
  }
  await expect(record.getByText(/\bBob\b/).first()).toBeVisible();
  await expect(record.getByText(/\bEve\b/)).toHaveCount(0);
  await Promise.all(all.map(({ page }) => page.context().close()));
});

async function addEntry(page: Page, button: string, name: string) {
  await page.getByRole('button', { name: button, exact: true }).last().click();
  await typeIntoNew(page, name);
}

async function drawMap(page: Page) {
  await goToStep(page, 'Map');
  for (const room of ['Lamp room', 'Jetty']) await addEntry(page, 'Add a room', room);
  const passages = page.getByRole('region', { name: 'Passages', exact: true });
  await passages.getByRole('button', { name: 'Add a passage', exact: true }).click();
  await passages.getByLabel('From', { exact: true }).selectOption({ label: 'Lamp room' });
  await passages.getByLabel('To', { exact: true }).selectOption({ label: 'Jetty' });
  await page.getByLabel('Safe place').selectOption({ label: 'Lamp room' });
}

async function writeMonster(page: Page) {
  await goToStep(page, 'Monster');
  await page.getByLabel('How it gets about').fill('It swims, and climbs wet stairs.');
  await page.getByLabel('Weakness', { exact: true }).fill('The lamp.');
  await addEntry(page, 'Add an immunity', 'Harpoons');
  await addEntry(page, 'Add an attack', 'Pulls people under');
}

async function writeGoals(page: Page) {
  await goToStep(page, 'Goals');
  await addEntry(page, 'Add a goal', 'Mend the boat');
  await addEntry(page, 'Add a way out', 'Row away');
  const wayOut = page.getByRole('region', { name: 'Ways out', exact: true });
  await wayOut.getByRole('button', { name: 'Add the requirement' }).first().click();
  await wayOut.getByLabel('Goal', { exact: true }).last().selectOption({ label: 'Mend the boat' });
}

async function writeEvents(page: Page) {
  await goToStep(page, 'Events');
  await page.getByRole('button', { name: 'Paste lines or a spreadsheet' }).click();
  const events = ['clubs', 'hearts', 'spades', 'diamonds'].flatMap((suit) =>
    [1, 2, 3, 4, 5].map((i) => `${suit}: ${suit} trouble ${i}`),
  );
  await page.getByRole('dialog').getByRole('textbox').fill(events.join('\n'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Add 20/ })
    .click();
}

async function writePlace(page: Page) {
  await goToStep(page, 'Place');
  await page.getByLabel('Name of the place').fill('A lighthouse in a flood');
}

/** Another person at the same step at the same time. */
async function writeTitle(page: Page) {
  await goToStep(page, 'Place');
  await page.getByRole('textbox', { name: 'Title' }).first().fill('What knocks at night');
  await expect(page.getByLabel('Name of the place')).toHaveValue('A lighthouse in a flood');
}
