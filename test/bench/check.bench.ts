import { findSystem } from '@/test/support/all-systems';
import { coverSetting, denseSetting, largeSetting, lockedSetting } from './scenarios';

/** How long the whole check takes, as the studio does it after each keystroke. Figures, no verdict. */
const RUNS = 40;
const BUDGET_MS = 50;

const system = findSystem('trapped');
if (!system) throw new Error('the game is there');

const cases = {
  'large: 200 goals, 400 events, 150 rooms': largeSetting(system.blank()),
  'locked: the same, and nothing opens': lockedSetting(system.blank()),
  'dense: each goal has 30 alternatives': denseSetting(system.blank()),
  'cover: 20 ways out that are set covers': coverSetting(system.blank()),
};

const figures = Object.entries(cases).map(([name, body]) => {
  const open = system.open(body);
  const [misfit] = open.shapeIssues;
  if (misfit) throw new Error(`${name} does not fit the schema: ${misfit.path.join('/')}: ${misfit.message}`);
  const checkMs = times(() => open.check());
  const openAndCheckMs = times(() => system.open(body).check());
  const { routes } = open.facts();
  return {
    name,
    issues: open.check().length,
    exact: routes.filter(({ exact }) => exact).length,
    routes: routes.length,
    checkMs,
    openAndCheckMs,
  };
});

if (process.argv.includes('--json')) console.log(JSON.stringify({ budgetMs: BUDGET_MS, figures }));
else {
  console.log(`The whole check, ${RUNS} runs each, in ms (budget ${BUDGET_MS}):`);
  for (const { name, checkMs, openAndCheckMs, issues, exact, routes } of figures) {
    console.log(`\n${name}\n  check           ${say(checkMs)}\n  open and check  ${say(openAndCheckMs)}`);
    console.log(`  ${issues} issues; ${exact} of ${routes} ways out exact`);
  }
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

function say({ first, median, p95, worst, cpu }: Times): string {
  const ms = (value: number) => value.toFixed(1).padStart(6);
  return `first ${ms(first)}  median ${ms(median)}  p95 ${ms(p95)}  worst ${ms(worst)}  processor ${ms(cpu)}`;
}
