import { systems } from '@/lib/systems/registry';
import { startStudio } from '@/test/support/studio-server';
import { measureFirstFigures } from './first-figures';
import { openPhone, type PhonePage } from './phone';
import { type Address, measureFirstCheck, measureLetters, measureTyping } from './phone-typing';
import { runBench } from './run-bench';
import { measureDoor, measureFirstPage } from './slow-phone';
import { Person } from './table-support/person';

/**
 * Costs of pages on a slow phone, and of typing: until the first field takes a letter and the server has logged it, and
 * from a key to its painted letter on a page with many events. Of a blank arena, the bytes until it has been checked. On
 * an even slower phone, from a table's door to a seat, from opening the Print step to its first page, and from *Play it* to the first figures. Figures, no
 * verdict.
 */
const EVENTS = 120;
const COMMENTS = 200;

/** Creates a setting of Trapped! with `EVENTS` events, equally many of each suit, and `COMMENTS` comments on them. */
const manyEvents = () => ({
  format: 'trapdoor/scenario',
  formatVersion: 1,
  systemVersion: 1,
  system: 'trapped',
  id: 'x',
  body: {
    events: Array.from({ length: EVENTS }, (_, i) => ({
      id: `e${i}`,
      suit: ['clubs', 'hearts', 'spades', 'diamonds'][i % 4],
      title: `Event ${i + 1}`,
      text: 'The lights go out, and something moves.',
    })),
  },
  comments: Array.from({ length: COMMENTS }, (_, i) => ({
    id: `c${i}`,
    name: 'Ann',
    at: '2026-11-30T12:00:00.000Z',
    about: `body/events/e${i % EVENTS}/text`,
    text: 'Which lights?',
  })),
});

async function create(url: string, asked: object): Promise<{ readonly id: string; readonly cookie: string }> {
  const created = await fetch(`${url}/api/drafts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(asked),
  });
  const { id } = (await created.json()) as { id: string };
  const cookie = created.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { id, cookie };
}

const SPACESHIP = { system: 'trapped', starter: 'spaceship' };

const playtests = systems.flatMap(({ id: system, starters: [starter] }) =>
  starter
    ? [
        {
          id: `playtest-${system}`,
          measure: () =>
            onStudio({ system, starter: starter.id }, (id) => `/studio/${id}/playtest`, measureFirstFigures),
        },
      ]
    : [],
);

await runBench({
  rows: [
    { id: 'home', measure: () => onStudio(SPACESHIP, () => '/', loaded) },
    { id: 'studio', measure: () => onStudio(SPACESHIP, (id) => `/studio/${id}`, loadedAndTyped) },
    { id: 'goals', measure: () => onStudio(SPACESHIP, (id) => `/studio/${id}/goals`, loaded) },
    ...playtests,
    { id: 'walls', measure: () => onStudio({ system: 'walls' }, (id) => `/studio/${id}`, measureFirstCheck) },
    { id: 'print', measure: () => onStudio(SPACESHIP, (id) => `/studio/${id}/print`, measureFirstPage) },
    { id: 'table', measure: onTable },
    { id: 'events', measure: () => onStudio({ scenario: manyEvents() }, (id) => `/studio/${id}/events`, typedMuch) },
  ],
});

/** Measures a page of a studio with one draft. */
async function onStudio(
  draft: object,
  pageOf: (id: string) => string,
  measure: (address: Address) => Promise<object>,
): Promise<object> {
  const studio = await startStudio();
  try {
    const { url } = studio;
    const { id, cookie } = await create(url, draft);
    return { page: pageOf(':id'), ...(await measure({ url, page: pageOf(id), cookie })) };
  } finally {
    await studio.dispose();
  }
}

/** Measures how long a newcomer takes from a table's join page to a seat in the lobby. */
async function onTable(): Promise<object> {
  const studio = await startStudio();
  try {
    const { url } = studio;
    const { code } = await new Person(url).openTable();
    return { page: '/table/:code', ...(await measureDoor({ url, page: `/table/${code}`, cookie: '' })) };
  } finally {
    await studio.dispose();
  }
}

async function loaded({ url, page, cookie }: Address): Promise<PhonePage> {
  const phone = await openPhone();
  try {
    return await phone.measure(url + page, { cookie });
  } finally {
    // Letters are measured without a second browser beside them.
    phone.close();
  }
}

async function loadedAndTyped(address: Address): Promise<object> {
  return { ...(await loaded(address)), ...(await measureTyping(address)) };
}

async function typedMuch(address: Address): Promise<object> {
  return { events: EVENTS, comments: COMMENTS, ...(await measureLetters(address)) };
}
