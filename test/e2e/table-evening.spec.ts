import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Manifest } from '@/lib/contract/manifest';
import { draftShape } from '@/lib/scenario/draft-shape';
import { systems } from '@/lib/systems/registry';
import { agendaOf } from '@/lib/table/course';
import { askEverything } from './evening';
import { PhoneGroup } from './evening-by-phones';
import { WiredGroup } from './evening-by-wire';
import { OWN_EVENINGS } from './evening-games';
import { expect, goToStep, logged, test } from './fixtures';
import { arrive, DESK, watchComplaints } from './guests';

watchComplaints();

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const [first, ...others] = systems;
if (!first) throw new Error('The tests need a game.');

test(`an evening of ${first.title} with three phones and a wall ends with a kit`, async ({ browser, server }) => {
  // Asks every question of the agenda, in four browsers at once.
  test.setTimeout(240_000);
  const group = await PhoneGroup.gather(browser);
  await group.gm.page.goto(server.url);
  await group.presses();
  const system = await first.load();
  await group.meet(server.url, system);
  await askEverything(group, system, OWN_EVENINGS[first.id] ?? {});
  await group.finish();
  await expectKit(group.gm.page, first);
  const presses = await group.presses();
  process.stdout.write(`${first.title}: the GM pressed ${presses} times.\n`);
  expect(presses).toBeLessThanOrEqual(90);
  await group.leave();
});

test('half an hour with three phones takes the GM 25 presses, and ends with the table’s own words', async ({
  browser,
  server,
}) => {
  const group = await PhoneGroup.gather(browser);
  await group.gm.page.goto(server.url);
  await group.presses();
  const system = await first.load();
  await group.meet(server.url, system, '30 minutes');
  const agenda = agendaOf(system.form, draftShape(system));
  const ideas: string[] = [];
  for (let question = await group.openNext(agenda); question; question = await group.openNext(agenda)) {
    ideas.push(`Our ${question.title}`);
    await group.brainstorm(question, ideas.slice(-1));
  }
  expect(ideas).toHaveLength(5);
  await group.finish();
  const words = group.wall.page.getByRole('region', { name: 'In your own words' });
  for (const idea of ideas) await expect(words.getByText(`“${idea}”`)).toBeVisible();
  const presses = await group.presses();
  process.stdout.write(`Half an hour of ${first.title}: the GM pressed ${presses} times.\n`);
  expect(presses).toBeLessThanOrEqual(25);
  await group.leave();
});

for (const listed of others) {
  test(`an evening of ${listed.title} ends with a kit`, async ({ browser, server }) => {
    const system = await listed.load();
    const group = new WiredGroup(server.url);
    const code = await group.meet(system);
    await askEverything(group, system, OWN_EVENINGS[system.id] ?? {});
    const [name = '', value = ''] = (await group.finish()).split('=');
    const { page } = await arrive(browser, 'Ann', DESK);
    await page.context().addCookies([{ name, value, url: server.url }]);
    await page.goto(`${server.url}/table/${code}`);
    await expectKit(page, system);
    await page.context().close();
  });
}

/** Completes in the studio what the finished table lacks; then prints the kit, which is valid. */
async function expectKit(page: Page, { id }: Pick<Manifest, 'id'>): Promise<void> {
  const { inStudio } = OWN_EVENINGS[id] ?? {};
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(inStudio ? 'That is the setting so far.' : 'That is the setting.');
  if (inStudio) await page.getByText(/^Still to do: \d+$/).click();
  await page.getByRole('link', { name: inStudio ? 'Inspect the setting' : 'Print it' }).click();
  await page.waitForURL(/\/studio\//);
  await logged(page);
  await inStudio?.(page);
  await goToStep(page, 'Print');
  await logged(page);
  const report = page.getByRole('complementary', { name: 'Inspection report' });
  await expect(report.getByRole('button', { name: /^Error/ })).toHaveCount(0);
  const [kit] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the kit (PDF)' }).click(),
  ]);
  const file = `${await kit.path()}.pdf`;
  await kit.saveAs(file);
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/trapdoor.mjs', 'validate', file, '--json'], {
    cwd: ROOT,
  });
  expect(JSON.parse(stdout)).toMatchObject({ ok: true });
}

test('one phone chooses a ready answer, and another sees it', async ({ browser, server }) => {
  const loaded = await Promise.all(systems.map((listed) => listed.load()));
  const system = loaded.find(({ form }) => form.steps.some(({ ready = [] }) => ready.length > 0));
  if (!system) throw new Error('The test needs a game with ready answers.');
  const group = await PhoneGroup.gather(browser);
  await group.meet(server.url, system);
  const question = agendaOf(system.form, draftShape(system)).questions.find(({ isReady }) => isReady);
  if (!question) throw new Error('The test needs a question with ready answers.');
  await group.gm.table.chooseQuestion(question.ask);
  await group.gm.table.openChosen();
  await group.choose(question);
  await group.leave();
});

test('five ideas of three phones take eight clicks of the GM until the next question', async ({ browser, server }) => {
  const group = await PhoneGroup.gather(browser);
  const system = await first.load();
  await group.meet(server.url, system);
  const question = agendaOf(system.form, draftShape(system)).questions.find(
    ({ nameMax, isSingle }) => nameMax && !isSingle,
  );
  if (!question) throw new Error('The test needs a question with names.');
  const { gm } = group;
  await gm.table.chooseQuestion(question.ask);
  // Choosing a question out of order does not count.
  await group.presses();
  await gm.table.openChosen();
  await group.brainstorm(question, [
    'Rats',
    'Fog',
    'No boat',
    'A locked door',
    'The keeper’s dog bites everybody who smells of fish',
  ]);
  await gm.table.openProposed();
  const clicks = (await group.presses()) + 1;
  process.stdout.write(`Five ideas: the GM pressed ${clicks} times.\n`);
  expect(clicks).toBeLessThanOrEqual(8);
  await group.leave();
});
