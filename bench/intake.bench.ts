import { readText } from '@/lib/intake/read';
import { RANKS, SUITS } from '@/lib/tabletop/cards/playing-cards';
import { type Event, WRITINGS } from '@/test/intake/shapes';
import { EVENTS } from '@/test/intake/suits';
import { runBench } from './run-bench';

/** Time to read a list of 10,000 entries, in each of the shapes that people write. */
const ENTRIES = 10_000;
const RUNS = 5;
const BUDGET_MS = 300;

const events = Array.from(
  { length: ENTRIES },
  (_, i): Event => ({
    suit: SUITS[i % SUITS.length] ?? 'clubs',
    rank: RANKS[i % RANKS.length] ?? 'A',
    title: `The lift number ${i} drops one floor, and stops`,
    text: `It stops between ${i} floors, and the doors stay shut.`,
  }),
);

await runBench({
  rows: WRITINGS.map(({ name, write }) => ({
    id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
    measure: () => figuresOf(write(events)),
  })),
  document: (entries) => ({ budgetMs: BUDGET_MS, figures: entries.map(({ id, ...own }) => ({ name: id, ...own })) }),
});

function figuresOf(text: string) {
  const taken = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    const read = readText(text, EVENTS);
    const ms = performance.now() - start;
    if (!read.ok || read.value.rows.length !== ENTRIES) throw new Error('it was not read completely');
    return ms;
  }).toSorted((a, b) => a - b);
  const median = taken[RUNS >> 1] ?? 0;
  return { ok: median <= BUDGET_MS, median, worst: taken.at(-1) ?? 0 };
}
