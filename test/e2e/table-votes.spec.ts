import { test } from './fixtures';
import { arrive, axe, expect, type Guest, openTable, PHONE, watchComplaints } from './guests';

watchComplaints();

const SENTENCE = 'The stairs are under water, and the water is rising';
const SHORT = 'Rats';

test('reactions are no votes, nobody waits for the votes of people who left, and an idea becomes a text with a name', async ({
  browser,
  server,
}) => {
  const [ann, bob, cat] = await Promise.all([
    arrive(browser, 'Ann', PHONE),
    arrive(browser, 'Bob', PHONE),
    arrive(browser, 'Cat', PHONE),
  ]);
  const code = await openTable(ann, server.url);
  for (const guest of [bob, cat]) {
    await guest.table.join(`${server.url}/table/${code}`);
    await expect(guest.table.title).toHaveText(/You have joined/);
  }
  await ann.table.openQuestion('Why can’t you just leave?', 'with names');
  await bob.table.sendIdea(SENTENCE);
  await bob.table.sendIdea(SHORT);
  await expect(ann.table.onBoard(2)).toBeVisible();
  // One reaction a person and idea, read out with its count.
  const reactions = ({ page }: Guest, name: string) =>
    page.getByRole('listitem').filter({ hasText: SHORT }).getByRole('button', { name, exact: true });
  await reactions(cat, 'Love it: 0').click();
  await expect(reactions(ann, 'Love it: 1')).toHaveAttribute('aria-pressed', 'false');
  await reactions(ann, 'Funny: 0').click();
  await reactions(cat, 'Funny: 1').click();
  await expect(reactions(cat, 'Funny: 2')).toHaveAttribute('aria-pressed', 'true');
  await expect(reactions(ann, 'Love it: 0')).toBeVisible();
  await axe(cat, 'reacting');
  await ann.table.lead('Read back');
  // The GM's page advances automatically; this can be turned off.
  await expect(ann.page.getByText('2 of 2')).toBeVisible();
  await axe(ann, 'reading back');
  await expect(ann.page.getByLabel('Go on to the next idea by itself')).toBeChecked();
  await ann.page.getByLabel('Go on to the next idea by itself').uncheck();
  await ann.page.getByRole('button', { name: 'Previous idea' }).click();
  await expect(ann.page.getByText('1 of 2')).toBeVisible();
  await expect(bob.page.getByLabel('Go on to the next idea by itself')).toHaveCount(0);
  await ann.table.lead('Decide');

  const bar = ann.table.bar;
  for (const { page } of [ann, cat])
    await expect(page.getByRole('button', { name: /^(Love it|Funny)/ })).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Reveal the votes: 0 of 3' })).toBeVisible();
  await bob.page.context().close();
  await expect(bar.getByRole('button', { name: 'Reveal the votes: 0 of 2' })).toBeVisible();
  await expect(cat.page.getByText('0 of 2 have voted on everything')).toBeVisible();
  // One by one, and the remaining ones at once.
  const card = cat.table.votes;
  await card.getByRole('button', { name: 'Keep', exact: true }).click();
  await card.getByRole('button', { name: 'Keep the other 1' }).click();
  await expect(card.getByText('2 of 2 voted on')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Keep the other 0' })).toBeDisabled();
  await ann.page.getByRole('button', { name: 'Keep all 2' }).click();
  await ann.table.revealed();
  await expect(cat.page.getByRole('heading', { name: 'Kept: 2' })).toBeVisible();

  await ann.table.lead('Build it up');
  await expect(cat.page.getByLabel(`Name of “${SENTENCE}”`)).toHaveValue('The stairs are under water');
  await expect(cat.page.getByLabel(`Name of “${SHORT}”`)).toHaveValue(SHORT);
  await axe(cat, 'names for kept ideas');
  await cat.page.getByLabel(`Name of “${SENTENCE}”`).fill('Flooded stairs');
  await cat.page.getByRole('button', { name: 'Add all 2 to Barriers' }).click();
  await expect(ann.table.inDraft(2)).toBeVisible();

  await cat.page.getByRole('link', { name: /Write in the studio/ }).click();
  await cat.page.waitForURL(/\/studio\/[^/]+\/barriers/);
  const main = cat.page.getByRole('main');
  await main.getByRole('button', { name: 'Unfold “Flooded stairs”' }).click();
  await expect(main.getByRole('textbox', { name: 'In detail' }).first()).toHaveValue(SENTENCE);
  await Promise.all([ann, cat].map(({ page }) => page.context().close()));
});
