import { parseArgs } from 'node:util';
import { sayEntry } from './say-entry';

/** Something that a bench measures. Figures are numbers with names, at any depth; `ok: false` is a missed target. */
export interface BenchRow {
  /** Name, or names from the group inwards: "games/hunter". */
  readonly id: string;
  /** Figures, or several with a `part` each, which extends the id. A row that throws has no figure. */
  measure(): object | Promise<object>;
  /** Measured only if the command line names it. */
  readonly onRequest?: boolean;
}

/** Figures as they are reported. Without any it says why: `missing`. */
export interface Entry {
  readonly id: string;
  readonly ok?: boolean;
  readonly missing?: string;
  readonly [figure: string]: unknown;
}

export interface Bench {
  readonly rows: readonly BenchRow[];
  /** Forms the document of `--json`; without it, `{rows}`. */
  readonly document?: (entries: readonly Entry[]) => object;
}

interface Running {
  /** The command line: `--json`, and rows or groups as words or by `--only`. */
  readonly words: readonly string[];
  /** Receives a line for each entry as soon as it is measured. */
  readonly say: (line: string) => void;
  readonly budgetMs: number;
}

interface BenchResult {
  /** The document, if the command line asks for it. */
  readonly json: object | undefined;
  /** False if an entry lacks a figure or misses its target. */
  readonly ok: boolean;
}

/** Measures the rows one after another. Rows that have not ended when the time is over have no figure. */
export async function measureBench(bench: Bench, { words, say, budgetMs }: Running): Promise<BenchResult> {
  const { rows, document = (entries) => ({ rows: entries }) } = bench;
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { json: { type: 'boolean' }, only: { type: 'string', multiple: true } },
    allowPositionals: true,
  });
  const asked = chosen(rows, [...(values.only ?? []), ...positionals]);
  const clock = startClock(budgetMs);
  const entries: Entry[] = [];
  for (const row of asked) {
    const own = await entriesOf(row, clock);
    for (const entry of own) say(`${isGood(entry) ? 'ok  ' : 'FAIL'} ${sayEntry(entry)}`);
    entries.push(...own);
  }
  clock.stop();
  return { json: values.json ? document(entries) : undefined, ok: entries.every(isGood) };
}

function chosen(rows: readonly BenchRow[], names: readonly string[]): readonly BenchRow[] {
  const isNamed = (name: string) => (row: BenchRow) => row.id === name || row.id.startsWith(`${name}/`);
  const unknown = names.filter((name) => !rows.some(isNamed(name)));
  if (unknown.length > 0) {
    const all = rows.map(({ id }) => id).join(', ');
    throw new Error(`There is no row called “${unknown.join('”, “')}”. There are: ${all}.`);
  }
  if (names.length === 0) return rows.filter(({ onRequest }) => !onRequest);
  return rows.filter((row) => names.some((name) => isNamed(name)(row)));
}

async function entriesOf({ id, measure }: BenchRow, clock: Clock): Promise<readonly Entry[]> {
  try {
    const figures = [await inTime(measure, clock)].flat() as readonly { readonly part?: string }[];
    if (figures.length === 0) throw new Error('nothing was measured');
    return figures.map(({ part, ...own }) => ({ id: part === undefined ? id : `${id}/${part}`, ...own }));
  } catch (error) {
    return [{ id, ok: false, missing: error instanceof Error ? error.message : String(error) }];
  }
}

async function inTime(measure: BenchRow['measure'], clock: Clock): Promise<object> {
  if (clock.isOver()) throw new Error('the bench’s time was over');
  return Promise.race([measure(), clock.over]);
}

interface Clock {
  /** Rejects when the time is over. */
  readonly over: Promise<never>;
  isOver(): boolean;
  stop(): void;
}

/** Starts the time of a bench. A row that blocks the event loop delays the timer, and a timer may fire a little early. */
function startClock(budgetMs: number): Clock {
  const endMs = performance.now() + budgetMs;
  let hasRung = false;
  let stop = () => {};
  const over = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => {
      hasRung = true;
      reject(new Error('it had not ended when the bench’s time was over'));
    }, budgetMs);
    stop = () => clearTimeout(timer);
  });
  // Not every bench has a row under way when its time is over.
  over.catch(() => {});
  return { over, isOver: () => hasRung || performance.now() >= endMs, stop };
}

function isGood({ ok, ...figures }: Entry): boolean {
  const numbers = numbersIn(figures);
  return ok !== false && numbers.length > 0 && numbers.every(Number.isFinite);
}

/** All numbers in figures; NaN for each that is null or undefined. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  if (value === null || value === undefined) return [Number.NaN];
  return typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}
