import { test } from './fixtures';
import { arrive, axe, DESK, expect, type Guest, openTable, PHONE, watchComplaints } from './guests';

watchComplaints();

/** Places the first card on the first possible line. */
async function place({ page }: Guest): Promise<void> {
  const hand = page.getByRole('region', { name: 'Your cards' });
  const cards = hand.getByRole('button', { name: / of / });
  const before = await cards.count();
  await cards.first().click();
  await page
    .getByRole('button', { name: /place .+ of / })
    .first()
    .click();
  await expect(cards).not.toHaveCount(before);
}

test('characters and Extras are created on the phones, card by card, and printed filled in', async ({
  browser,
  server,
}) => {
  const [gm, bob, cat] = await Promise.all([
    arrive(browser, 'Greta', DESK),
    arrive(browser, 'Bob', PHONE),
    arrive(browser, 'Cat', PHONE),
  ]);
  const code = await openTable(gm, server.url);
  for (const guest of [bob, cat]) {
    await guest.table.join(`${server.url}/table/${code}`);
    await expect(guest.table.title).toHaveText(/You have joined/);
  }
  await gm.table.leadMore('Make characters and Extras');
  await expect(gm.page.getByRole('heading', { name: /Who sits where/ })).toBeVisible();
  await gm.page.getByRole('button', { name: 'Move Cat up' }).click();
  await axe(gm, 'while the seats are put in order');
  await gm.page.getByRole('button', { name: 'Deal the cards' }).click();

  const cards = (guest: Guest) => guest.table.hand.getByRole('button', { name: / of / });
  for (const guest of [bob, cat]) {
    await expect(cards(guest)).toHaveCount(6);
    await guest.page.getByLabel('Name', { exact: true }).fill(`${guest.name} Vasquez`);
    await guest.page.getByLabel('Gender').fill('any');
    await axe(guest, 'with a hand');
    for (let i = 0; i < 5; i++) await place(guest);
    await cards(guest).first().click();
    await guest.page
      .getByRole('button', { name: /place .+ of / })
      .first()
      .click();
    await expect(cards(guest)).toHaveCount(2);
  }
  await expect(gm.page.getByText('2 cards to place')).toHaveCount(2);
  for (const sheet of [0, 1]) await expect(gm.page.getByLabel('Gender').nth(sheet)).toHaveValue('any');
  await expect(gm.page.getByRole('heading', { name: 'Bob Vasquez' })).toBeVisible();
  // A phone that reloads gets its hand back.
  await bob.page.reload();
  await expect(cards(bob)).toHaveCount(2);
  await place(bob);
  await cards(bob).first().click();
  await bob.page
    .getByRole('button', { name: /place .+ of / })
    .first()
    .click();
  await expect(bob.table.hand).toHaveCount(0);
  await place(cat);
  await cards(cat).first().click();
  await cat.page
    .getByRole('button', { name: /place .+ of / })
    .first()
    .click();

  // The Extras, from the GM's left: Cat first.
  await expect(cat.table.title).toHaveText(/^Your turn/);
  await expect(bob.table.title).toHaveText('Cat plays a card for an Extra');
  await expect(cards(cat)).toHaveCount(6);
  await cards(cat).first().click();
  await cat.page
    .getByRole('button', { name: /^Name and gender/ })
    .first()
    .click();
  await cat.page.getByRole('textbox', { name: 'Name', exact: true }).last().fill('Steward Ruiz');
  await cat.page.getByRole('button', { name: 'Place the card' }).click();
  await expect(bob.page.getByRole('heading', { name: 'Steward Ruiz' })).toBeVisible();
  await axe(bob, 'while the Extras are made');
  for (let turn = 0; turn < 4; turn++) {
    const guest = turn % 2 === 0 ? bob : cat;
    await expect(guest.table.title).toHaveText(/^Your turn/);
    await cards(guest).first().click();
    await guest.page
      .getByRole('button', { name: /^(Brave|Sexy|Clever|Fast)/ })
      .first()
      .click();
  }
  await expect(bob.table.title).toHaveText(/^Your turn/);

  const wall = await gm.page.context().newPage();
  await wall.setViewportSize({ width: 1280, height: 720 });
  await wall.goto(`${server.url}/table/${code}/screen`);
  await expect(wall.getByText('Bob plays a card for an Extra.')).toBeVisible();
  await expect(wall.getByText('Steward Ruiz')).toBeVisible();

  if (process.env.LOOK) {
    for (const [name, guest] of Object.entries({ gm, bob, cat })) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await guest.page.emulateMedia({ colorScheme });
        await guest.page.screenshot({ path: `${process.env.LOOK}/${name}-${colorScheme}.png`, fullPage: true });
      }
    }
    await wall.screenshot({ path: `${process.env.LOOK}/wall.png` });
  }

  // Back to the setting and on to printing, where the sheets are filled in.
  await gm.table.lead('Back to the setting');
  await gm.table.writeInStudio();
  await gm.page.goto(
    `${new URL(gm.page.url()).pathname.split('/').slice(0, 3).join('/')}/print`.replace(/^/, server.url),
  );
  await expect(gm.page.getByLabel('Characters and Extras: 4')).toBeChecked();
});
