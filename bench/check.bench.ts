import type { System } from '@/lib/contract/authored';
import type { JsonObject } from '@/lib/kernel/json';
import { findSystem } from '@/test/support/all-systems';
import { runBench } from './run-bench';
import { coverSetting, denseSetting, largeSetting, lockedSetting } from './scenarios';

/** Time of the whole check, which the studio does after each keystroke. Figures, no verdict. */
const RUNS = 40;
const BUDGET_MS = 50;

const system = findSystem('trapped');
if (!system) throw new Error('the game is there');

const cases = {
  // 200 goals, 400 events, 150 rooms
  large: largeSetting(system.blank()),
  // the same, and nothing opens
  locked: lockedSetting(system.blank()),
  // each goal has 30 alternatives
  dense: denseSetting(system.blank()),
  // 20 ways out that are set covers
  cover: coverSetting(system.blank()),
};

await runBench({
  rows: Object.entries(cases).map(([id, body]) => ({ id, measure: () => figuresOf(system, body) })),
  document: (entries) => ({ budgetMs: BUDGET_MS, figures: entries.map(({ id, ...own }) => ({ name: id, ...own })) }),
});

function figuresOf(game: System, body: JsonObject) {
  const opened = game.open(body);
  const [misfit] = opened.shapeIssues;
  if (misfit) throw new Error(`it does not fit the schema: ${misfit.path.join('/')}: ${misfit.message}`);
  const checkMs = times(() => opened.check());
  const openAndCheckMs = times(() => game.open(body).check());
  const { routes } = opened.facts();
  return {
    issues: opened.check().length,
    exact: routes.filter(({ exact }) => exact).length,
    routes: routes.length,
    checkMs,
    openAndCheckMs,
  };
}

interface Times {
  readonly first: number;
  readonly median: number;
  readonly p95: number;
  readonly worst: number;
  /** Of the processor, on average: what counts where other programs run too. */
  readonly cpu: number;
}

function times(work: () => unknown): Times {
  const before = process.cpuUsage();
  const taken = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  const { user, system: inSystem } = process.cpuUsage(before);
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { first: taken[0] ?? 0, median: at(0.5), p95: at(0.95), worst: at(1), cpu: (user + inSystem) / 1000 / RUNS };
}
