import { percentile, sleep, waitFor } from '../table-support/measured';
import { Person } from '../table-support/person';
import { Writer } from '../table-support/writer';

// An honest person at another address who writes while others attack, and with "pages" also opens the home page and
// starts drafts. In a process of its own: what keeps the attackers busy must not be measured. Begins at once, prints
// "writing", and when its input ends prints its figures.
const EDITS_A_SECOND = 5;
const PAGE_EVERY_MS = 250;
const DRAFT_EVERY_MS = 4_000;

const [url = '', pages] = process.argv.slice(2);
const person = new Person(url, 'Honest', '198.51.100.7');
const visitor = new Person(url, 'Visitor', '198.51.100.8');
const { id } = await person.ask<{ id: string }>('POST', '/api/drafts', { system: 'trapped', starter: 'spaceship' });
const writer = await Writer.open(person, id, 'honest');
let isOver = false;
process.stdin.on('end', () => {
  isOver = true;
});
process.stdin.resume();
const homeMs: number[] = [];
const draftMs: number[] = [];
let refused = 0;

/** Asks again and again, with a pause from one answer to the next question. */
async function repeat(everyMs: number, took: number[], ask: () => Promise<Response>): Promise<void> {
  while (!isOver) {
    const begun = performance.now();
    const response = await ask();
    await response.text();
    took.push(performance.now() - begun);
    if (!response.ok) refused += 1;
    await sleep(everyMs);
  }
}

process.stdout.write('writing\n');
const others = pages
  ? [
      repeat(PAGE_EVERY_MS, homeMs, () => visitor.send('GET', '/')),
      repeat(DRAFT_EVERY_MS, draftMs, () => visitor.send('POST', '/api/drafts', { system: 'walls' })),
    ]
  : [];
for (let n = 1; !isOver; n++) {
  writer.write(n);
  await sleep(1000 / EDITS_A_SECOND);
}
await waitFor(() => writer.sentAt.size === 0, 60_000);
await Promise.all(others);
const figures = {
  p95: percentile(writer.ackMs, 0.95),
  lost: writer.lost + writer.sentAt.size,
  refused,
  homeP95: percentile(homeMs, 0.95),
  homeWorst: Math.max(...homeMs),
  draftWorst: Math.max(...draftMs),
};
process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit(0));
