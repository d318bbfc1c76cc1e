import { percentile, sleep, waitFor } from '../table-support/measured';
import { Person } from '../table-support/person';
import { Writer } from '../table-support/writer';

// An honest person who writes while others attack, in a process of their own: what keeps the attackers busy must not
// be measured. Begins at once, says "writing", and ends when the input does with {p95, lost}.
const EDITS_A_SECOND = 5;

const [url = ''] = process.argv.slice(2);
const person = new Person(url, 'Honest');
const { id } = await person.ask<{ id: string }>('POST', '/api/drafts', { system: 'trapped', starter: 'spaceship' });
const writer = await Writer.open(person, id, 'honest');
let isOver = false;
process.stdin.on('end', () => {
  isOver = true;
});
process.stdin.resume();
process.stdout.write('writing\n');
for (let n = 1; !isOver; n++) {
  writer.write(n);
  await sleep(1000 / EDITS_A_SECOND);
}
await waitFor(() => writer.sentAt.size === 0, 60_000);
const figures = { p95: percentile(writer.ackMs, 0.95), lost: writer.lost + writer.sentAt.size };
process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit(0));
