import { writeFileSync } from 'node:fs';
import type { Report } from '@/lib/contract/playtest-report';
import { systems } from '@/lib/systems/registry';
import { runBench } from './run-bench';
import { scaled } from './scale';
import { FIGURES_FILE, figuresOf } from './starters/figures-file';
import { answerJobs, playInThreads, type StarterJob, verdictsOn } from './starters/played-starters';
import { rowsOf, spreadRow } from './starters/starter-rows';

/**
 * Plays the starters of the games in which people escape together, 2,000 games with each number of players, and
 * measures whether they can be won, are fair and fit an evening. The row “spread” compares them and writes the figures
 * by which the home page sorts starters.
 */
const JUDGED = 'trapped';
const RUNS = 2_000;
const SEED = 11;
const runs = scaled(RUNS);

const starters = systems
  .filter(({ id }) => id === JUDGED)
  .flatMap(({ id, players, starters }) => starters.map((starter) => ({ system: id, starter: starter.id, players })));
const reported = new Map<string, Promise<readonly Report[]>>();

if (!answerJobs())
  await runBench({
    rows: [
      ...starters.map((one) => ({ id: one.starter, measure: () => judged(one) })),
      { id: 'spread', measure: spread },
    ],
  });

async function judged(one: (typeof starters)[number]) {
  const reports = await reportsOn(one);
  return rowsOf(reports, await verdictsOn(one.system, one.starter, reports));
}

async function spread() {
  const reports: Report[] = [];
  for (const one of starters) reports.push(...(await reportsOn(one)));
  if (runs === RUNS) writeFileSync(FIGURES_FILE, figuresOf(starters.flatMap(jobsOf), reports));
  return spreadRow(reports);
}

/** A report for each number of players. Played once. */
function reportsOn(one: (typeof starters)[number]): Promise<readonly Report[]> {
  const reports = reported.get(one.starter) ?? playInThreads(jobsOf(one), new URL(import.meta.url));
  reported.set(one.starter, reports);
  return reports;
}

function jobsOf({ system, starter, players: { min, max } }: (typeof starters)[number]): readonly StarterJob[] {
  return Array.from({ length: max - min + 1 }, (_, i) => ({ system, starter, players: min + i, runs, seed: SEED }));
}
