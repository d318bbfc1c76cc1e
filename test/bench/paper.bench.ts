import { systems } from '@/test/support/all-systems';
import { type MeasuredPage, measureKit } from './paper/measure-kit';
import { SAVED, type SavedKit } from './paper/saved-kits';

/**
 * How well every starter's kit uses its paper, and how many pages the two largest take with Save paper. Ends with 1 if a
 * row fails. `--json` prints `{rows: [{id, measured, target, unit, ok}], pages: [{starter, paper, page, piece, filled, ink}]}`.
 * Names on the command line measure only starters whose ids hold one of them.
 */
const LEAST_FILLED = 0.35;
const PAPERS = ['a4', 'letter'] as const;

const words = process.argv.slice(2);
const isJson = words.includes('--json');
const asked = words.filter((word) => !word.startsWith('--'));
const starters = systems
  .flatMap((system) => system.starters.map((starter) => ({ system, starter })))
  .filter(({ starter }) => asked.length === 0 || asked.some((word) => starter.id.includes(word)));

const pages: (MeasuredPage & { readonly starter: string; readonly paper: string })[] = [];
for (const { system, starter } of starters)
  for (const paper of PAPERS)
    for (const page of await measureKit(system, starter, { paper }))
      pages.push({ starter: starter.id, paper, ...page });

const thin = pages.filter(({ filled, isLast, isBlank }) => !isBlank && !isLast && filled < LEAST_FILLED);
const rows = [
  {
    id: 'pages filled less than 35 %, but for the last of a piece',
    measured: thin.length,
    target: 0,
    unit: 'pages',
    ok: thin.length === 0,
  },
];
for (const saved of SAVED.filter(({ starter }) => starters.some((one) => one.starter.id === starter)))
  for (const paper of PAPERS) rows.push(await savedRow(saved, paper));

async function savedRow({ starter: id, target }: SavedKit, paper: (typeof PAPERS)[number]) {
  const found = starters.find(({ starter }) => starter.id === id);
  if (!found) throw new Error(`There is no starter ${id}.`);
  const kit = await measureKit(found.system, found.starter, { paper, preset: 'save-paper' });
  const measured = kit.filter(({ isBlank }) => !isBlank).length;
  return { id: `${id}, save-paper, ${paper}`, measured, target, unit: 'pages', ok: measured <= target };
}

if (isJson)
  console.log(
    JSON.stringify({
      rows,
      pages: pages.map(({ starter, paper, page, piece, filled, ink }) => ({
        starter,
        paper,
        page,
        piece,
        filled,
        ink,
      })),
    }),
  );
else say();
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;

function say(): void {
  const percent = (share: number) => `${Math.round(share * 100)} %`.padStart(5);
  for (const { starter } of starters)
    for (const paper of PAPERS) {
      const own = pages.filter((page) => page.starter === starter.id && page.paper === paper && !page.isBlank);
      const mean = (of: (page: MeasuredPage) => number) => own.reduce((sum, page) => sum + of(page), 0) / own.length;
      const figures = `${percent(mean(({ filled }) => filled))} filled, ${percent(mean(({ ink }) => ink))} ink`;
      console.log(`${starter.id.padEnd(32)} ${paper.padEnd(6)} ${String(own.length).padStart(3)} pages, ${figures}`);
    }
  for (const { starter, paper, page, piece, filled } of thin)
    console.log(`     ${starter}, ${paper}, page ${page}: ${piece} is ${percent(filled).trim()} filled`);
  for (const { id, measured, target, unit, ok } of rows)
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${id}: ${measured} ${unit} (at most ${target})`);
}
