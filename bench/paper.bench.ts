import { systems } from '@/test/support/all-systems';
import { type MeasuredPage, measureKit } from './paper/measure-kit';
import { SAVED, type SavedKit } from './paper/saved-kits';
import { runBench } from './run-bench';

/**
 * Share of its paper that every starter's kit uses, and pages that the two largest take with Save paper. `--json` prints
 * `{rows: [{id, measured, target, unit, ok, …}], pages: [{starter, paper, page, piece, filled, ink}]}`.
 */
const LEAST_FILLED = 0.35;
const PAPERS = ['a4', 'letter'] as const;
type Paper = (typeof PAPERS)[number];

const starters = systems.flatMap((system) => system.starters.map((starter) => ({ system, starter })));
const pages: object[] = [];

await runBench({
  rows: [
    ...starters.flatMap((found) =>
      PAPERS.map((paper) => ({ id: `${found.starter.id}/${paper}`, measure: () => filledRow(found, paper) })),
    ),
    ...SAVED.flatMap((saved) =>
      PAPERS.map((paper) => ({ id: `save-paper/${saved.starter}/${paper}`, measure: () => savedRow(saved, paper) })),
    ),
  ],
  document: (rows) => ({ rows, pages }),
});

/** Pages that are filled less than that, but for the last of a piece, which may be. */
async function filledRow({ system, starter }: (typeof starters)[number], paper: Paper) {
  const kit = await measureKit(system, starter, { paper });
  const printed = kit.filter(({ isBlank }) => !isBlank);
  const thin = printed.filter(({ filled, isLast }) => !isLast && filled < LEAST_FILLED);
  pages.push(...kit.map(({ page, piece, filled, ink }) => ({ starter: starter.id, paper, page, piece, filled, ink })));
  return {
    measured: thin.length,
    target: 0,
    unit: `pages filled less than ${LEAST_FILLED * 100} %`,
    ok: thin.length === 0,
    pages: printed.length,
    meanFilled: mean(printed, ({ filled }) => filled),
    meanInk: mean(printed, ({ ink }) => ink),
    fails: thin.map(({ page, piece, filled }) => `page ${page}: ${piece} is filled ${Math.round(filled * 100)} %`),
  };
}

async function savedRow({ starter: id, target }: SavedKit, paper: Paper) {
  const found = starters.find(({ starter }) => starter.id === id);
  if (!found) throw new Error(`there is no starter ${id}`);
  const kit = await measureKit(found.system, found.starter, { paper, preset: 'save-paper' });
  const measured = kit.filter(({ isBlank }) => !isBlank).length;
  return { measured, target, unit: 'pages', ok: measured <= target };
}

function mean(printed: readonly MeasuredPage[], of: (page: MeasuredPage) => number): number {
  return printed.reduce((sum, page) => sum + of(page), 0) / printed.length;
}
