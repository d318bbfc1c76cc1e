import { draftShape } from '@/lib/scenario/draft-shape';
import { systems } from '@/lib/systems/registry';
import { agendaOf } from '@/lib/table/agenda';
import { brainstorm, type Group, gather, spend } from './evening';
import { OWN_EVENINGS } from './evening-games';
import { test as base, expect } from './fixtures';
import { lead, openTableAtHome, sitDown, watchComplaints } from './guests';

watchComplaints();

/** The same people meet for every game. */
const test = base.extend<object, { readonly group: Group }>({
  group: [
    async ({ browser }, use) => {
      const group = await gather(browser);
      await use(group);
      await Promise.all([group.gm, ...group.others, group.wall].map(({ page }) => page.context().close()));
    },
    { scope: 'worker' },
  ],
});

for (const system of systems) {
  test(`an evening of ${system.title} ends with a kit`, async ({ group, server }) => {
    const presses = await spend(group, await system.load(), OWN_EVENINGS[system.id] ?? {}, server.url);
    process.stdout.write(`${system.title}: the GM pressed ${presses} times.\n`);
  });
}

test('five ideas of three phones are placed with eight clicks of the GM', async ({ group, server }) => {
  const system = await systems[0]?.load();
  if (!system) throw new Error('The test needs a game.');
  const { gm, others, presses } = group;
  await openTableAtHome(gm, server.url, system.title);
  await lead(gm, 'Be the GM');
  const address = gm.page.url();
  await Promise.all(others.map((guest) => sitDown(guest, address)));
  const question = agendaOf(system.form, draftShape(system)).questions.find(
    ({ nameMax, isSingle }) => nameMax && !isSingle,
  );
  if (!question) throw new Error('The test needs a question with names.');
  await lead(gm, 'Open a question');
  await gm.page.getByRole('dialog').getByRole('radio', { name: question.ask }).check();
  // What was chosen before the question was opened, on the way to one in the middle of the course, does not count.
  await presses();
  await gm.page.getByRole('button', { name: 'Open it for everybody' }).click();
  const ideas = ['Rats', 'Fog', 'No boat', 'A locked door', 'The keeper’s dog bites everybody who smells of fish'];
  await brainstorm(group, question, ideas);
  const clicks = (await presses()) + 1;
  process.stdout.write(`Five ideas: the GM pressed ${clicks} times.\n`);
  expect(clicks).toBeLessThanOrEqual(8);
  await expect(others[1].page.getByRole('heading', { name: 'In the draft: 5' })).toBeVisible();
});
