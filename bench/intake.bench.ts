import { createDraftDoc } from '@/lib/collab/document/draft-doc';
import { applyPatchesToDoc } from '@/lib/collab/document/write-draft';
import { readText } from '@/lib/intake/read';
import { type ListsFormat, writeListsFile } from '@/lib/intake/spreadsheet/lists-file';
import { planLists } from '@/lib/intake/spreadsheet/plan';
import { readLists } from '@/lib/intake/spreadsheet/read-lists';
import { writeLists } from '@/lib/intake/spreadsheet/write-lists';
import type { JsonObject } from '@/lib/kernel/json';
import { draftShape } from '@/lib/scenario/draft-shape';
import { openDraft } from '@/lib/scenario/open';
import { RANKS, SUITS } from '@/lib/tabletop/cards/playing-cards';
import { type Event, WRITINGS } from '@/test/intake/shapes';
import { EVENTS } from '@/test/intake/suits';
import { findSystem } from '@/test/support/all-systems';
import { runBench } from './run-bench';

/** Time to read a list of 10,000 entries, in each of the shapes that people write. */
const ENTRIES = 10_000;
const RUNS = 5;
const BUDGET_MS = 300;
/** Rows of a whole scenario's lists that are changed, and the time to read the file and apply them. */
const CHANGED = 500;
const APPLY_MS = 200;

const found = findSystem('trapped');
if (!found) throw new Error('the game is there');
const system = found;
const shape = draftShape(system);

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
  rows: [
    ...WRITINGS.map(({ name, write }) => ({
      id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
      measure: () => {
        const text = write(events);
        return figuresOf(BUDGET_MS, async () => {
          const read = readText(text, EVENTS);
          return read.ok && read.value.rows.length === ENTRIES;
        });
      },
    })),
    ...(['zip', 'xlsx'] as const).map((format) => ({
      id: `apply-${CHANGED}-rows-${format}`,
      measure: async () => {
        const { draft, bytes } = await changedLists(format);
        const docs = Array.from({ length: RUNS }, () => createDraftDoc(shape, draft));
        return figuresOf(APPLY_MS, async () => {
          const read = await readLists(bytes, `lists.${format}`);
          const doc = docs.pop();
          if (!read.ok || !doc) return false;
          const { patches, counts } = planLists(shape, draft, read.value);
          applyPatchesToDoc(doc, shape, patches);
          return counts.changed === CHANGED;
        });
      },
    })),
  ],
  document: (entries) => ({
    budgetMs: BUDGET_MS,
    applyMs: APPLY_MS,
    figures: entries.map(({ id, ...own }) => ({ name: id, ...own })),
  }),
});

/** Returns a scenario, and its lists as a file in which every event and room has another title and text. */
async function changedLists(format: ListsFormat) {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      id: `e${i}`,
      title: `The lift number ${i} drops`,
      text: `It stops between ${i} floors. ${'The doors stay shut. '.repeat(10)}`,
    }));
  const body = { events: entries(400), map: { rooms: entries(100) } };
  const before = openDraft({ body }, system).draft as unknown as JsonObject;
  const changed = JSON.stringify(before)
    .replaceAll('The lift number', 'The cage number')
    .replaceAll('It stops', 'It hangs');
  const after = JSON.parse(changed) as JsonObject;
  return { draft: before, bytes: await writeListsFile(writeLists(shape, after), format) };
}

async function figuresOf(budgetMs: number, run: () => Promise<boolean>) {
  const taken: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const start = performance.now();
    const isComplete = await run();
    taken.push(performance.now() - start);
    if (!isComplete) throw new Error('it was not read completely');
  }
  const sorted = taken.toSorted((a, b) => a - b);
  const median = sorted[RUNS >> 1] ?? 0;
  return { ok: median <= budgetMs, median, worst: sorted.at(-1) ?? 0 };
}
