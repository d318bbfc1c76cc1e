import { percentile, sleep, waitFor } from '../table-support/measured';
import { Person } from '../table-support/person';
import { Writer } from '../table-support/writer';

// Honest people who write while others attack, and with "pages" also open the home page and start drafts: some at an
// address of their own, and with "pages" others at the attackers'. In a process of its own: what keeps the attackers
// busy must not be measured. Begins at once, prints "writing", and when its input ends prints figures.
const EDITS_A_SECOND = 5;
const PAGE_EVERY_MS = 250;
const DRAFT_EVERY_MS = 4_000;

const [url = '', pages, attackersAddress = ''] = process.argv.slice(2);
let isOver = false;
process.stdin.on('end', () => {
  isOver = true;
});
process.stdin.resume();

const open = async (address: string, visitorAddress = address) => {
  const person = new Person(url, 'Honest', address);
  const visitor = new Person(url, 'Visitor', visitorAddress);
  const { id } = await person.ask<{ id: string }>('POST', '/api/drafts', { system: 'trapped', starter: 'spaceship' });
  return { visitor, writer: await Writer.open(person, id, 'honest') };
};
type Household = Awaited<ReturnType<typeof open>>;

/** Asks again and again, with a pause from one answer to the next question. Returns how many answers were refusals. */
async function repeat(everyMs: number, took: number[], ask: () => Promise<Response>): Promise<number> {
  let refused = 0;
  while (!isOver) {
    const begun = performance.now();
    const response = await ask();
    await response.text();
    took.push(performance.now() - begun);
    if (!response.ok) refused += 1;
    await sleep(everyMs);
  }
  return refused;
}

/** Lives until the attack is over, and returns figures. */
async function live({ visitor, writer }: Household) {
  const homeMs: number[] = [];
  const draftMs: number[] = [];
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
  const refused = (await Promise.all(others)).reduce((sum, count) => sum + count, 0);
  return {
    p95: percentile(writer.ackMs, 0.95),
    lost: writer.lost + writer.sentAt.size,
    asked: homeMs.length + draftMs.length,
    refused,
    homeP95: percentile(homeMs, 0.95),
    homeWorst: Math.max(...homeMs),
    draftWorst: Math.max(...draftMs),
  };
}

const households = [await open('198.51.100.7', '198.51.100.8')];
if (pages) households.push(await open(attackersAddress));
process.stdout.write('writing\n');
const figures = await Promise.all(households.map(live));
process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit(0));
