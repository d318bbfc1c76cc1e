import type { Locator, Page } from '@playwright/test';
import { expect, goToStep } from './fixtures';

/** What a group does with one question about one thing. */
export type Answering = (page: Page) => Promise<void>;

/** Where an evening of a game is not that of any game. */
export interface OwnEvening {
  /** What the group hands in, by the question's title; a second list for one that is asked again. */
  readonly ideas?: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** What a phone answers when it is asked that about something. */
  readonly answers?: (about: string, ask: string) => Answering | undefined;
  /** What is left for the studio, by the GM. */
  readonly inStudio?: (gm: Page) => Promise<void>;
}

export const answer = (page: Page) => page.getByRole('region', { name: 'Your answer' });
export const soFar = (page: Page) => page.getByRole('region', { name: 'Answers so far' });

export const type =
  (text: string): Answering =>
  async (page) => {
    await answer(page).locator('textarea, input').fill(text);
    await leafAwayAndBack(page);
    // What stands there already is not saved again.
    await answer(page)
      .getByRole('button', { name: /^(Save|Next)$/ })
      .click();
    await expect(soFar(page).getByRole('button').filter({ hasText: text }).first()).toBeVisible();
  };

export const add =
  (text: string): Answering =>
  async (page) => {
    await answer(page).getByRole('textbox').fill(text);
    await leafAwayAndBack(page);
    await answer(page).getByRole('button', { name: 'Add' }).click();
    await expect(soFar(page).getByRole('button').filter({ hasText: text }).first()).toBeVisible();
  };

export const pick =
  (option: string): Answering =>
  (page) =>
    answer(page).getByRole('radio', { name: option }).check();

export const tick =
  (...options: readonly string[]): Answering =>
  async (page) => {
    for (const option of options) await answer(page).getByRole('checkbox', { name: option }).check();
  };

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

const events = (suit: string, count: number, from = 1) =>
  Array.from({ length: count }, (_, i) => `${suit} trouble ${from + i}`);

/** What goals, rooms and ways out have to do with each other is more than one answer each. */
const TRAPPED_ANSWERS: Readonly<Record<string, Readonly<Record<string, Answering>>>> = {
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

const trapped: OwnEvening = {
  ideas: {
    // Only one can stand: the group chooses.
    'The place': [['A lighthouse in a flood', 'A ferry in the fog']],
    'The safe place': [['Lamp room']],
    Barriers: [['The stairs are under water, and the water is rising']],
    Monsters: [['What knocks from below']],
    'Breakdowns (Spades)': [events('spades', 4), events('spades', 1, 5)],
    Goals: [['Find the tools', 'Fix the boat']],
    'Ways out': [['Row away']],
    Rooms: [['Jetty', 'Cellar']],
  },
  answers: (about, ask) => TRAPPED_ANSWERS[about]?.[ask],
};

/** A character for each of four players. */
const mothership: OwnEvening = { ideas: { Characters: [[1, 2, 3, 4].map((i) => `Astronaut ${i}`)] } };

/** Each creature has a number, and each Action does something; the deck’s name and code are for the studio. */
const zombies: OwnEvening = {
  answers: (about, ask) => {
    if (ask.startsWith('Which number')) return type(/\d+$/.exec(about)?.[0] ?? '');
    return ask === 'What does it do?' ? (page) => answer(page).getByRole('radio').last().check() : undefined;
  },
  async inStudio(gm) {
    await goToStep(gm, 'Collector');
    await gm.getByRole('textbox', { name: 'Deck', exact: true }).fill('Graveyard');
    await gm.getByRole('textbox', { name: 'Code', exact: true }).fill('G');
  },
};

/** The studio finds places that are fair, for each number of players. */
const walls: OwnEvening = {
  async inStudio(gm) {
    await goToStep(gm, 'Starts');
    for (const players of [2, 3, 4]) {
      await gm.getByRole('button', { name: `${players} players`, exact: true }).click();
      await gm.getByRole('button', { name: 'Find the fairest places' }).click();
      await expect(gm.getByText(new RegExp(`^Found places for ${players}:`))).toBeVisible();
    }
  },
};

/** An episode has a name, and a layer that the group has thought of. */
const fightsphere: OwnEvening = {
  async inStudio(gm) {
    await goToStep(gm, 'Episodes');
    await gm.getByRole('textbox', { name: 'Episode', exact: true }).fill('Water rights');
    await gm.getByRole('combobox', { name: 'Layer' }).selectOption({ index: 1 });
  },
};

/** A bias that hits nobody would be an error; the relationship map is drawn later. */
const isolation: OwnEvening = {
  answers: (_, ask) => (ask === 'What is the bias?' ? async () => undefined : undefined),
};

export const OWN_EVENINGS: Readonly<Record<string, OwnEvening>> = {
  trapped,
  mothership,
  zombies,
  walls,
  fightsphere,
  isolation,
};
