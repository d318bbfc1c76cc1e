import { THEME_IDS } from '@/lib/kit/themes';
import { systems } from '@/test/support/all-systems';
import { type MeasuredPage, measureKit } from './paper/measure-kit';
import { SAVED, type SavedKit } from './paper/saved-kits';
import { runBench } from './run-bench';

/**
 * Share of its paper that every starter's kit uses, pages that the two largest take with Save paper, and ink of one kit a
 * game with Save ink in every theme. `--json` prints
 * `{rows: [{id, measured, target, unit, ok, …}], pages: [{starter, paper, page, piece, filled, ink, solid}]}`.
 */
const LEAST_FILLED = 0.35;
const PLACARD = 'placard';
const MOST_DARKER = 0.3;
const MOST_SOLID = 1;
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
    ...systems.map((system) => ({ id: `save-ink/${system.id}`, measure: () => inkRow(system) })),
    ...systems.map((system) => ({ id: `solid/${system.id}`, measure: () => solidRow(system) })),
  ],
  document: (rows) => ({ rows, pages }),
});

/** Pages that are filled less than that, but for the last of a piece, which may be. */
async function filledRow({ system, starter }: (typeof starters)[number], paper: Paper) {
  const kit = await measureKit(system, starter, { paper });
  const printed = kit.filter(({ isBlank }) => !isBlank);
  const thin = printed.filter(({ filled, isLast }) => !isLast && filled < LEAST_FILLED);
  pages.push(
    ...kit.map(({ page, piece, filled, ink, solid }) => ({
      starter: starter.id,
      paper,
      page,
      piece,
      filled,
      ink,
      solid,
    })),
  );
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

/** Most points by which a page in any theme is darker than the same page in the placard's. */
async function inkRow(system: (typeof systems)[number]) {
  const usual = await saveInk(system, PLACARD);
  const fails: string[] = [];
  let worst = 0;
  for (const theme of THEME_IDS) {
    for (const [i, { ink, page, piece }] of (await saveInk(system, theme)).entries()) {
      const points = Math.round((ink - (usual[i]?.ink ?? 0)) * 10_000) / 100;
      worst = Math.max(worst, points);
      if (points > MOST_DARKER) fails.push(`${theme}, page ${page}: ${piece} is ${points} points darker`);
    }
  }
  return {
    measured: worst,
    target: MOST_DARKER,
    unit: 'points darker than the placard',
    ok: fails.length === 0,
    fails,
  };
}

/** Largest share of a page that Save ink fills, in per cent. */
async function solidRow(system: (typeof systems)[number]) {
  const kit = await saveInk(system, PLACARD);
  const worst = Math.max(...kit.map(({ solid }) => solid)) * 100;
  const fails = kit
    .filter(({ solid }) => solid * 100 > MOST_SOLID)
    .map(({ page, piece, solid }) => `page ${page}: ${piece} is ${Math.round(solid * 10_000) / 100} % solid`);
  return { measured: worst, target: MOST_SOLID, unit: '% of a page filled', ok: fails.length === 0, fails };
}

async function saveInk(system: (typeof systems)[number], theme: string): Promise<readonly MeasuredPage[]> {
  const [starter] = system.starters;
  if (!starter) throw new Error('every game has a starter');
  return measureKit(system, starter, { paper: 'a4', preset: 'save-ink', theme });
}

function mean(printed: readonly MeasuredPage[], of: (page: MeasuredPage) => number): number {
  return printed.reduce((sum, page) => sum + of(page), 0) / printed.length;
}
