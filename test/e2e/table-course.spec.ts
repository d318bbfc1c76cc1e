import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { goToStep, logged, test } from './fixtures';
import {
  arrive,
  axe,
  expect,
  type Guest,
  handIn,
  join,
  lead,
  openTable,
  PHONE,
  readBack,
  voteOnAll,
  watchComplaints,
} from './guests';

watchComplaints();

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const events = (suit: string, count: number, from = 1) =>
  Array.from({ length: count }, (_, i) => `${suit} trouble ${from + i}`);

/** What the group hands in, by the question's title; a second list for one that is asked again. */
const IDEAS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'The place': [['A lighthouse in a flood', 'A ferry in the fog']],
  'The safe place': [['Lamp room']],
  'What keeps it safe': [['The lamp']],
  Barriers: [['The stairs are under water']],
  Monsters: [['What knocks from below']],
  'Violence (Clubs)': [events('clubs', 5)],
  'Relationships (Hearts)': [events('hearts', 5)],
  'Breakdowns (Spades)': [events('spades', 4), events('spades', 1, 5)],
  'Opportunity (Diamonds)': [events('diamonds', 5)],
  Goals: [['Find the tools', 'Fix the boat']],
  'Ways out': [['Row away']],
  Rooms: [['Jetty', 'Cellar']],
  Title: [['What knocks at night']],
};

/** What each phone answers where something is asked of what was kept, by question and what it is about. */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, (page: Page) => Promise<void>>>>> = {
  'What knocks from below': {
    'How does it get about?': type('It swims, and climbs wet stairs.'),
    'What does not hurt it?': add('Harpoons'),
    'What is its one weakness?': type('The lamp.'),
    'How does it hurt people?': add('Pulls people under'),
  },
  'Find the tools': {
    'What kind of goal is it?': pick('Take'),
    'Where can it be tried?': pick('In these rooms'),
    'In which rooms?': tick('Cellar'),
  },
  'Fix the boat': {
    'Which goals must be achieved before?': tick('Find the tools'),
    'Where can it be tried?': pick('In these rooms'),
    'In which rooms?': tick('Jetty'),
  },
  'Row away': {
    'How many people does it take? Leave it empty for everybody.': type('2'),
    'Which goals must be achieved before?': tick('Fix the boat'),
    'From which room do people leave?': pick('Jetty'),
  },
  'The stairs are under water': { 'Which goals get past it?': tick('Fix the boat') },
  'Lamp room': { 'Which rooms can people reach from here?': tick('Jetty', 'Cellar') },
};

function type(text: string) {
  return async (page: Page) => {
    await answer(page).locator('textarea, input').fill(text);
    await leafAwayAndBack(page);
    await answer(page).getByRole('button', { name: 'Save' }).click();
    await expect(soFar(page).getByRole('button').filter({ hasText: text }).first()).toBeVisible();
  };
}
function add(text: string) {
  return async (page: Page) => {
    await answer(page).getByRole('textbox').fill(text);
    await leafAwayAndBack(page);
    await answer(page).getByRole('button', { name: 'Add' }).click();
    await expect(soFar(page).getByRole('button').filter({ hasText: text })).toBeVisible();
  };
}
/** What is typed and not saved stays in its field. */
async function leafAwayAndBack(page: Page): Promise<void> {
  const [previous, next] = ['Previous question', 'Next question'].map((name) =>
    answer(page).getByRole('button', { name }),
  ) as [Locator, Locator];
  const [away, back] = (await next.isEnabled()) ? [next, previous] : [previous, next];
  if (await away.isDisabled()) return;
  await away.click();
  await back.click();
}
function pick(option: string) {
  return (page: Page) => answer(page).getByRole('radio', { name: option }).check();
}
function tick(...options: readonly string[]) {
  return async (page: Page) => {
    for (const option of options) await answer(page).getByRole('checkbox', { name: option }).check();
  };
}
const answer = (page: Page) => page.getByRole('region', { name: 'Your answer' });
const soFar = (page: Page) => page.getByRole('region', { name: 'Answers so far' });
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('three phones go from a blank table through its questions alone to a setting that validates', async ({
  browser,
  server,
}) => {
  test.setTimeout(540_000);
  const all = (await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => arrive(browser, name, PHONE)))) as [
    Guest,
    Guest,
    Guest,
  ];
  const [gm, bob, cat] = all;
  const code = await openTable(gm, server.url);
  await Promise.all([bob, cat].map((guest) => join(guest, `${server.url}/table/${code}`)));
  await expect(gm.page.getByRole('listitem').filter({ hasText: 'Cat' })).toBeVisible();

  const asked: string[] = [];
  const bar = gm.page.getByRole('region', { name: 'Lead the table' });
  while (!(await bar.getByText('All questions of the course have been asked.').isVisible())) {
    const last = await titleOf(gm.page).innerText();
    await openNext(gm);
    await expect(titleOf(gm.page)).not.toHaveText(last);
    const title = await titleOf(gm.page).innerText();
    for (const { page } of all) await expect(titleOf(page)).toHaveText(title);
    const before = asked.filter((each) => each === title).length;
    asked.push(title);
    const ideas = IDEAS[title]?.[before];
    if (ideas) await brainstorm(all, ideas);
    else await followUp(all[asked.length % 3] as Guest, bob);
  }
  expect(asked).toEqual([
    ...['The place', 'The safe place', 'What keeps it safe', 'Barriers', 'Monsters', 'Four qualities'],
    ...['Violence (Clubs)', 'Relationships (Hearts)', 'Breakdowns (Spades)', 'Opportunity (Diamonds)'].toSorted(
      (a, b) => asked.indexOf(a) - asked.indexOf(b),
    ),
    ...['Goals', 'Ways out', 'What comes first', 'Seats and requirements', 'Ways past them'],
    ...['Rooms', 'Passages', 'Rooms for goals', 'Rooms for ways out', 'Breakdowns (Spades)', 'Title'],
  ]);

  // The place that was not chosen is in the parking lot, and nothing was joined with it.
  await cat.page.getByRole('link', { name: /Write in the studio/ }).click();
  await cat.page.waitForURL(/\/studio\//);
  await goToStep(cat.page, 'Place');
  await expect(cat.page.getByLabel('Name of the place')).toHaveValue('A lighthouse in a flood');
  await logged(cat.page);
  await goToStep(cat.page, 'Review');
  const [download] = await Promise.all([
    cat.page.waitForEvent('download'),
    cat.page.getByRole('button', { name: 'Download the JSON' }).click(),
  ]);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/trapdoor.mjs', 'validate', await download.path(), '--json'],
    {
      cwd: ROOT,
    },
  );
  expect(JSON.parse(stdout)).toMatchObject({ ok: true });
  await Promise.all(all.map(({ page }) => page.context().close()));
});

/** The question that the table proposes, without a clock. */
async function openNext(gm: Guest): Promise<void> {
  await lead(gm, /question/);
  const dialog = gm.page.getByRole('dialog');
  const noClock = dialog.getByRole('radio', { name: 'no clock' });
  if (await noClock.isVisible()) await noClock.check();
  await dialog.getByRole('button', { name: 'Open it for everybody' }).click();
  await expect(dialog).toBeHidden();
}

/** From ideas to entries of the draft; where only one can stand, the first is chosen. */
async function brainstorm(all: readonly [Guest, Guest, Guest], ideas: readonly string[]): Promise<void> {
  const [gm, bob] = all;
  for (const [i, idea] of ideas.entries()) await handIn(all[i % 3] as Guest, idea);
  await expect(gm.page.getByRole('heading', { name: `On the board: ${ideas.length}` })).toBeVisible();
  await readBack(gm, ideas.length);
  await lead(gm, 'Decide');
  await Promise.all(all.map((guest) => voteOnAll(guest, () => 'Keep')));
  await lead(gm, /Reveal the votes: 3 of 3/);
  const bar = gm.page.getByRole('region', { name: 'Lead the table' });
  await expect(bar.getByRole('button', { name: /Develop|Choose one/ })).toBeVisible();
  if (await bar.getByRole('button', { name: /Choose one/ }).isVisible()) {
    await lead(gm, `Choose one of ${ideas.length}`);
    await Promise.all(all.map(({ page }) => page.getByRole('radio', { name: ideas[0] ?? '' }).check()));
    await axe(bob, 'choosing one');
    await lead(gm, /Reveal the votes: 3 of 3/);
  }
  await lead(gm, 'Develop the kept ideas');
  await bob.page
    .getByRole('button', { name: /^Add (all|to)/ })
    .first()
    .click();
  await expect(bob.page.getByText('All kept ideas are in the draft.')).toBeVisible();
}

/** One phone answers everything that it has an answer for; another sees it. */
async function followUp({ page, name }: Guest, other: Guest): Promise<void> {
  const fields = soFar(page).getByRole('button');
  await expect(fields.first()).toBeVisible();
  for (let i = 0; i < (await fields.count()); i++) {
    await fields.nth(i).click();
    const [about = '', ask = ''] = await answer(page)
      .getByRole('heading', { level: 2 })
      .locator('span')
      .allInnerTexts();
    const given = Object.entries(ANSWERS).find(([key]) => key.toLowerCase() === about.toLowerCase())?.[1][ask];
    await given?.(page);
  }
  await axe({ page, name }, 'follow-up');
  await expect(soFar(other.page)).toHaveText(await soFar(page).innerText(), { useInnerText: true });
}
