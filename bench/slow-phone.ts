import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM, middle } from './phone';
import type { Address } from './phone-typing';
import { openSlowLine, type SlowLine } from './slow-line';

/** An old phone: its processor is six times slower. Chromium slows down the page's main thread, not its workers. */
const SLOWER = 6;
const RUNS = 3;
const LONGEST_MS = 120_000;
const NAME = 'Ann';

/** Page that is drawn as it will be printed, with or without the number of all pages. */
const FIRST = 'img[alt^="Page "][alt$="as it will be printed"]';
const OF_ALL = /^Page \d+ of \d+, as it will be printed$/.source;

/** Waiting times of a new visitor in milliseconds, and kilobytes that came over the line. */
type Figures = Readonly<Record<string, number>>;

interface Visit {
  readonly tab: Page;
  readonly line: SlowLine;
  /** Address of a page, over the line. */
  readonly at: (page: string) => string;
}

/** Records when the page of a seat is first painted; the tools themselves have to wait for the scripts that follow. */
const SEE_SEAT = `{
  const isSeat = (heading) => heading.textContent === 'At the table' && heading.getClientRects().length > 0;
  new MutationObserver(() => {
    if (window.seatAt !== undefined || ![...document.querySelectorAll('h2')].some(isSeat)) return;
    window.seatAt = 0;
    requestAnimationFrame(() => {
      window.seatAt = Date.now();
    });
  }).observe(document, { childList: true, subtree: true });
}`;

/** Time from opening a table's link to its form, and from pressing the form's button to the seat. */
export const measureDoor = (address: Address): Promise<Figures> =>
  middleOf('seatedMs', address, async ({ tab, line, at }) => {
    await tab.addInitScript({ content: SEE_SEAT });
    await tab.goto(at(address.page), { waitUntil: 'commit' });
    await tab.getByLabel('Your name').fill(NAME);
    const formMs = await now(tab);
    // A press that the browser answers with a new page is over once that has come.
    const pressedAt = Date.now();
    await tab.getByRole('button', { name: 'Join the table' }).click();
    await tab.waitForFunction(() => Reflect.get(window, 'seatAt') > 0);
    const seatedAt = Number(await tab.evaluate(() => Reflect.get(window, 'seatAt')));
    return {
      formMs,
      seatedMs: Math.round(formMs + seatedAt - pressedAt),
      pressedToSeatedMs: seatedAt - pressedAt,
      seatedKb: Math.round(line.receivedBytes() / 1000),
    };
  });

/** Time from opening the Print step to its first picture of a page, and to all pages. */
export const measureFirstPage = (address: Address): Promise<Figures> =>
  middleOf('firstPageMs', address, async ({ tab, line, at }) => {
    const [name = '', value = ''] = address.cookie.split('=', 2);
    await tab.context().addCookies([{ name, value, url: line.url }]);
    await tab.goto(at(address.page), { waitUntil: 'commit' });
    await tab.waitForFunction((first) => document.querySelector<HTMLImageElement>(first)?.complete, FIRST);
    const firstPageMs = await now(tab);
    const firstPageKb = Math.round(line.receivedBytes() / 1000);
    await tab.waitForFunction(
      ([first, all]) => new RegExp(all).test(document.querySelector<HTMLImageElement>(first)?.alt ?? ''),
      [FIRST, OF_ALL] as const,
    );
    const allPagesKb = Math.round(line.receivedBytes() / 1000);
    return { firstPageMs, firstPageKb, allPagesMs: await now(tab), allPagesKb };
  });

const now = async (tab: Page): Promise<number> => Math.round(await tab.evaluate(() => performance.now()));

/** Median run by one of the figures, each in a new browser. */
async function middleOf(
  figure: string,
  { url }: Address,
  measure: (visit: Visit) => Promise<Figures>,
): Promise<Figures> {
  const runs: Figures[] = [];
  for (let i = 0; i < RUNS; i++) runs.push(await onSlowPhone(url, measure));
  return middle(runs.toSorted((a, b) => (a[figure] ?? 0) - (b[figure] ?? 0)));
}

async function onSlowPhone(url: string, measure: (visit: Visit) => Promise<Figures>): Promise<Figures> {
  const line = await openSlowLine(url);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context: BrowserContext = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const tab = await context.newPage();
    tab.setDefaultTimeout(LONGEST_MS);
    const tools = await context.newCDPSession(tab);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await measure({ tab, line, at: (page) => line.url + page });
  } finally {
    await browser.close();
    await line.close();
  }
}
