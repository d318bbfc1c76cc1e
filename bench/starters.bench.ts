import { writeFileSync } from 'node:fs';
import type { Report } from '@/lib/contract/playtest-report';
import { systems } from '@/lib/systems/registry';
import { runBench } from './run-bench';
import { scaled } from './scale';
import { FIGURES_FILE, figuresOf } from './starters/figures-file';
import { answerJobs, playInThreads, type StarterJob, verdictsOn } from './starters/played-starters';
import { rowsOf, spreadRow } from './starters/starter-rows';
import { textRowsOf, togetherRows } from './starters/text-rows';
import { readTexts } from './starters/texts';

/**
 * Plays the starters of the games in which people escape together, 2,000 games with each number of players, and
 * measures whether they can be won, are fair and fit an evening. The row “spread” compares them and writes the figures
 * by which the home page sorts starters. The rows “texts” need no games: `npm run bench:starters -- --only texts/mars`.
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
      ...starters.map(({ starter }) => ({ id: `texts/${starter}`, measure: () => textsOf(starter) })),
      { id: 'texts/together', measure: async () => togetherRows(await readTexts(JUDGED)) },
      ...starters.map((one) => ({ id: one.starter, measure: () => judged(one) })),
      { id: 'spread', measure: spread },
    ],
  });

async function judged(one: (typeof starters)[number]) {
  const reports = await reportsOn(one);
  return rowsOf(reports, await verdictsOn(one.system, one.starter, reports));
}

/** Needs no games, and answers at once. */
async function textsOf(id: string) {
  const all = await readTexts(JUDGED);
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`There is no starter called “${id}”.`);
  return textRowsOf(found, all);
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
