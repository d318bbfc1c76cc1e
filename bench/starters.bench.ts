import { writeFileSync } from 'node:fs';
import { systems } from '@/lib/systems/registry';
import { runBench } from './run-bench';
import { scaled } from './scale';
import { FIGURES_FILE, figuresOf } from './starters/figures-file';
import { answerJobs, type PlayedStarter, playInThreads, type StarterJob, verdictsOn } from './starters/played-starters';
import { rowsOf, spreadRow, variantRow } from './starters/starter-rows';
import { textRowsOf, togetherRows } from './starters/text-rows';
import { readTexts } from './starters/texts';

/**
 * Plays the starters of the games in which people escape together, 2,000 games with each number of players, and
 * measures whether they can be won, are fair and fit an evening. Seats, lengths and what is rarely met are figures of all
 * games, everything else of the first 1,000. The row “spread” compares starters and writes the figures by which the home
 * page sorts them; the rows “variants” compare each variant with its setting. The rows “texts” need no games.
 */
const JUDGED = 'trapped';
const RUNS = 2_000;
const SEED = 11;
const runs = scaled(RUNS);

const starters = systems
  .filter(({ id }) => id === JUDGED)
  .flatMap(({ id, players, starters }) =>
    starters.map((starter) => ({ system: id, starter: starter.id, variantOf: starter.variantOf, players })),
  );
const known = new Map<string, Promise<readonly PlayedStarter[]>>();

if (!answerJobs())
  await runBench({
    rows: [
      ...starters.map(({ starter }) => ({ id: `texts/${starter}`, measure: () => textsOf(starter) })),
      { id: 'texts/together', measure: async () => togetherRows(await readTexts(JUDGED)) },
      ...starters.map((one) => ({ id: one.starter, measure: () => judged(one) })),
      ...starters
        .filter(({ variantOf }) => variantOf !== undefined)
        .map((one) => ({ id: `variants/${one.starter}`, measure: () => compared(one) })),
      { id: 'spread', measure: spread },
    ],
  });

async function judged(one: (typeof starters)[number]) {
  const played = await playedOf(one);
  const reports = played.map(({ all }) => all);
  return rowsOf(played, await verdictsOn(one.system, one.starter, reports));
}

/** Compares a variant with the setting that it patches. */
async function compared(variant: (typeof starters)[number]) {
  const setting = starters.find(({ starter }) => starter === variant.variantOf);
  if (!setting) throw new Error(`There is no setting called “${variant.variantOf}”.`);
  return variantRow(await playedOf(variant), await playedOf(setting));
}

/** Needs no games, and answers at once. */
async function textsOf(id: string) {
  const all = await readTexts(JUDGED);
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`There is no starter called “${id}”.`);
  return textRowsOf(found, all);
}

async function spread() {
  const reports = [];
  for (const one of starters) reports.push(...(await playedOf(one)).map(({ all }) => all));
  if (runs === RUNS) writeFileSync(FIGURES_FILE, figuresOf(starters.flatMap(jobsOf), reports));
  return spreadRow(reports);
}

/** Results for each number of players. Played once. */
function playedOf(one: (typeof starters)[number]): Promise<readonly PlayedStarter[]> {
  const played = known.get(one.starter) ?? playInThreads(jobsOf(one), new URL(import.meta.url));
  known.set(one.starter, played);
  return played;
}

function jobsOf({ system, starter, players: { min, max } }: (typeof starters)[number]): readonly StarterJob[] {
  return Array.from({ length: max - min + 1 }, (_, i) => ({ system, starter, players: min + i, runs, seed: SEED }));
}
