import type { Page } from '@playwright/test';
import { expect, goToStep } from './fixtures';

/** An answer to one question about one entry. */
export type Given =
  /** A text or a number. */
  | { readonly type: string }
  /** An additional line. */
  | { readonly add: string }
  /** One of several options, by its title. */
  | { readonly pick: string }
  | { readonly tick: readonly string[] }
  /** No answer. */
  | 'nothing';

/** Differences of one game from the default session. */
export interface OwnEvening {
  /** Ideas of the group, by the question's title; a second list if the question is asked again. */
  readonly ideas?: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** A phone's answer to a question about an entry. */
  readonly answers?: (about: string, ask: string) => Given | undefined;
  /** Names of entries that phones join by tapping both, and of those that come before another. */
  readonly pairs?: readonly (readonly [string, string])[];
  readonly first?: readonly string[];
  /** The GM's remaining work in the studio. */
  readonly inStudio?: (gm: Page) => Promise<void>;
}

const type = (text: string): Given => ({ type: text });
const add = (text: string): Given => ({ add: text });
const pick = (option: string): Given => ({ pick: option });
const tick = (...options: readonly string[]): Given => ({ tick: options });

const events = (suit: string, count: number, from = 1) =>
  Array.from({ length: count }, (_, i) => `${suit} trouble ${from + i}`);

/** Goals, rooms and ways out have several answers each. */
const TRAPPED_ANSWERS: Readonly<Record<string, Readonly<Record<string, Given>>>> = {
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
    'Where can it be tried?': pick('In these rooms'),
    'In which rooms?': tick('Jetty'),
  },
  'Row away': {
    'How many people does it take? Leave it empty for everybody.': type('2'),
    'Which goals must be achieved before?': tick('Fix the boat'),
    'From which room do people leave?': pick('Jetty'),
  },
  'The stairs are under water': { 'Which goals get past it?': tick('Fix the boat') },
};

const trapped: OwnEvening = {
  ideas: {
    // Single answer: the group chooses.
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
  pairs: [
    ['Lamp room', 'Jetty'],
    ['Lamp room', 'Cellar'],
  ],
  first: ['Find the tools'],
};

/** A character for each of four players. */
const mothership: OwnEvening = { ideas: { Characters: [[1, 2, 3, 4].map((i) => `Astronaut ${i}`)] } };

/** Each creature has a number, and each Action an effect; the deck’s name and code are set in the studio. */
const zombies: OwnEvening = {
  answers: (about, ask) => {
    if (ask.startsWith('Which number')) return type(/\d+$/.exec(about)?.[0] ?? '');
    return ask === 'What does it do?' ? pick('Take a card back from the discards') : undefined;
  },
  async inStudio(gm) {
    await goToStep(gm, 'Collector');
    await gm.getByRole('textbox', { name: 'Deck', exact: true }).fill('Graveyard');
    await gm.getByRole('textbox', { name: 'Code', exact: true }).fill('G');
  },
};

/** The studio finds fair places for each number of players. */
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

const FIGHTSPHERE_ANSWERS: Readonly<Record<string, Given>> = {
  'On which layer does it happen?': pick('Layers 2'),
  'What is going on as the Gladiators walk in?': type('Forty people share one pump.'),
  'What is the episode called?': type('Water rights'),
};

/** An episode has a name, and a layer from the group's ideas; the GM gets one of two Gladiators. */
const fightsphere: OwnEvening = {
  answers: (about, ask) => {
    if (ask === 'For whom does this one fight?' && about.endsWith('2')) return pick('The GM gets this one');
    return FIGHTSPHERE_ANSWERS[ask];
  },
};

/** Words and a bias for each person, from which the map is drawn. */
const isolation: OwnEvening = {
  answers: (about, ask) => {
    if (ask.startsWith('What is likeable?')) return add(`Likeable like ${about}`);
    if (ask.startsWith('What is unlikeable?')) return add(`Unlikeable like ${about}`);
    return ask === 'What is the bias?' ? type(`Can’t stand anybody but ${about}`) : undefined;
  },
};

export const OWN_EVENINGS: Readonly<Record<string, OwnEvening>> = {
  trapped,
  mothership,
  zombies,
  walls,
  fightsphere,
  isolation,
};
