import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { systems } from '@/lib/systems/registry';
import { FIGURES_FILE, figuresOf } from './starters/figures-file';
import { answerJobs, playInThreads, verdictsOn } from './starters/played-starters';
import { type Row, rowsOf, spreadRow } from './starters/starter-rows';

/**
 * Plays the starters of the games in which people escape together, 2,000 games with each number of players,
 * and measures whether they can be won, are fair and fit an evening. Ids of starters play those alone, `--runs N` fewer
 * games. A full run writes the figures by which the home page sorts starters. Ends with 1 if a row fails.
 */
const JUDGED = 'trapped';
const RUNS = 2_000;
const SEED = 11;

if (!answerJobs()) await measure();

async function measure(): Promise<never> {
  const { values, positionals: named } = parseArgs({
    options: { json: { type: 'boolean' }, runs: { type: 'string' } },
    allowPositionals: true,
  });
  const runs = Number(values.runs ?? RUNS);
  const judged = systems.filter(({ id }) => id === JUDGED);
  const starters = judged.flatMap(({ id: system, players, starters }) =>
    starters
      .filter(({ id }) => named.length === 0 || named.includes(id))
      .map(({ id: starter }) => ({ system, starter, players })),
  );
  const unknown = named.filter((name) => !starters.some(({ starter }) => starter === name));
  if (unknown.length > 0) throw new Error(`There is no starter called ${unknown.join(', ')}.`);

  const jobs = starters.flatMap(({ system, starter, players: { min, max } }) =>
    Array.from({ length: max - min + 1 }, (_, i) => ({ system, starter, players: min + i, runs, seed: SEED })),
  );
  const reports = await playInThreads(jobs, new URL(import.meta.url));
  const rows: Row[] = [];
  for (const { system, starter } of starters) {
    const own = reports.filter((_, i) => jobs[i]?.starter === starter);
    rows.push(...rowsOf(starter, own, await verdictsOn(system, starter, own)));
  }
  if (named.length === 0) rows.push(spreadRow(reports));
  if (named.length === 0 && runs === RUNS) writeFileSync(FIGURES_FILE, figuresOf(jobs, reports));
  if (values.json) console.log(JSON.stringify({ rows }));
  else for (const row of rows) say(row);
  process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
}

function say({ id, measured, target, unit, ok, fails = [] }: Row): void {
  const reach = typeof target === 'number' ? target : target.join('–');
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${id}: ${measured} ${unit} (reach ${reach})`);
  for (const fail of fails) console.log(`       ${fail}`);
}
