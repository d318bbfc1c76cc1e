import { startStudio } from '../support/studio-server';
import { openPhone, type PhonePage } from './phone';
import { measureLetters, measureTyping } from './phone-typing';

interface Row extends Partial<PhonePage> {
  readonly page: string;
  /** Until the first field takes a letter, and until the server has logged it. */
  readonly readyMs?: number;
  readonly loggedMs?: number;
  /** From a key to its painted letter, the median and the worst of many, with this many events on the page. */
  readonly events?: number;
  readonly letterMs?: number;
  readonly slowestLetterMs?: number;
}

const EVENTS = 120;

/** A setting of Trapped! with so many events, in equal parts of each suit. */
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

async function measurePages(addresses: readonly string[], cookie: string): Promise<PhonePage[]> {
  const phone = await openPhone();
  try {
    const pages: PhonePage[] = [];
    for (const address of addresses) pages.push(await phone.measure(address, { cookie }));
    return pages;
  } finally {
    // Letters are measured without a second browser beside them.
    phone.close();
  }
}

const studio = await startStudio();
try {
  const { url } = studio;
  const { id, cookie } = await create(url, { system: 'trapped', starter: 'spaceship' });
  const pages = ['/', `/studio/${id}`, `/studio/${id}/goals`];
  const measured = await measurePages(
    pages.map((page) => `${url}${page}`),
    cookie,
  );
  const rows: Row[] = pages.map((page, i) => ({ page: page.replace(id, ':id'), ...measured[i] }));
  const typing = await measureTyping({ url, page: `/studio/${id}`, cookie });
  if (rows[1]) rows[1] = { ...rows[1], ...typing };
  const many = await create(url, { scenario: manyEvents() });
  const letters = await measureLetters({ url, page: `/studio/${many.id}/events`, cookie: many.cookie });
  rows.push({ page: '/studio/:id/events', events: EVENTS, ...letters });
  if (process.argv.includes('--json')) console.log(JSON.stringify({ rows }));
  else console.table(rows);
} finally {
  await studio.dispose();
}
