import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { CHROMIUM, middle } from './phone';

/** The same phone for a browser that really waits: Lighthouse only reckons, and knows nothing of fields. */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWER = 4;
const RUNS = 3;
const LETTERS = 40;
/** Browsers tell of no event that was painted sooner. */
const LEAST_MS = 16;

/** A page of a studio, and who opens it. */
export interface Address {
  readonly url: string;
  readonly page: string;
  readonly cookie: string;
}

/** Until the first field takes a letter, and until the server has logged it, on a line and processor really slowed. */
export async function measureTyping(address: Address): Promise<{ readyMs: number; loggedMs: number }> {
  const runs: { readyMs: number; loggedMs: number }[] = [];
  for (let i = 0; i < RUNS; i++) runs.push(await onPhone(address, SLOW_4G, (tab) => firstLetter(tab, address)));
  return middle(runs.toSorted((a, b) => a.readyMs - b.readyMs));
}

async function firstLetter(tab: Page, { url, page, cookie }: Address) {
  const field = tab.locator('#step textarea').first();
  await tab.waitForFunction(() => {
    const first = document.querySelector<HTMLElement>('#step textarea');
    first?.focus();
    return first !== null && document.activeElement === first;
  });
  const readyMs = await tab.evaluate(() => performance.now());
  await tab.keyboard.press('End');
  await tab.keyboard.type('x');
  await tab.getByText('Saved.', { exact: true }).waitFor();
  const loggedMs = await tab.evaluate(() => performance.now());
  const kept = await fetch(`${url}${page}`, { headers: { cookie } });
  const typed = await field.inputValue();
  if (!typed.includes('x') || !(await kept.text()).includes(typed)) throw new Error('a letter was lost');
  return { readyMs: Math.round(readyMs), loggedMs: Math.round(loggedMs) };
}

/** Until the report shows the first check: all bytes of the page and its workers, as they came over the line. */
export async function measureFirstCheck(address: Address): Promise<{ checkedKb: number; checkedMs: number }> {
  const runs: { checkedKb: number; checkedMs: number }[] = [];
  for (let i = 0; i < RUNS; i++) {
    const run = await onPhone(address, SLOW_4G, async (tab, receivedBytes) => {
      await tab.waitForFunction(() => / to fix, /.test(document.body?.textContent ?? ''));
      const checkedMs = await tab.evaluate(() => performance.now());
      return { checkedKb: Math.round((await receivedBytes()) / 1000), checkedMs: Math.round(checkedMs) };
    });
    runs.push(run);
  }
  return middle(runs.toSorted((a, b) => a.checkedKb - b.checkedKb));
}

/** From pressing a key to the painted letter, as the browser itself measures it; while checks and saving go on. */
export async function measureLetters(address: Address): Promise<{ letterMs: number; slowestLetterMs: number }> {
  const runs: { letterMs: number; slowestLetterMs: number }[] = [];
  for (let i = 0; i < RUNS; i++) runs.push(await typeLetters(address));
  return middle(runs.toSorted((a, b) => a.letterMs - b.letterMs));
}

const typeLetters = (address: Address): Promise<{ letterMs: number; slowestLetterMs: number }> =>
  onPhone(address, undefined, async (tab) => {
    await tab.getByText('Saved.', { exact: true }).waitFor();
    await tab.waitForLoadState('networkidle');
    const field = tab.locator('#step ol textarea').nth(1);
    await field.click();
    await tab.keyboard.press('End');
    await tab.evaluate(() => {
      const painted: number[] = [];
      Object.assign(window, { painted });
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) if (name === 'keydown') painted.push(duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    const before = await field.inputValue();
    await tab.keyboard.type('x'.repeat(LETTERS), { delay: 120 });
    await tab.waitForTimeout(500);
    if ((await field.inputValue()) !== before + 'x'.repeat(LETTERS)) throw new Error('a letter was lost');
    const told = await tab.evaluate(() => (window as unknown as { painted: number[] }).painted);
    const sooner = Array.from({ length: Math.max(0, LETTERS - told.length) }, () => LEAST_MS);
    const all = [...told, ...sooner].sort((a, b) => a - b);
    return { letterMs: middle(all), slowestLetterMs: all.at(-1) ?? Number.NaN };
  });

/** Opens a page on a phone: a slower processor, and a slow line if one is given. */
export async function onPhone<T>(
  { url, page, cookie }: Address,
  line: typeof SLOW_4G | undefined,
  measure: (tab: Page, receivedBytes: () => Promise<number>) => Promise<T>,
  slower = SLOWER,
): Promise<T> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  const context: BrowserContext = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const [name = '', value = ''] = cookie.split('=', 2);
    await context.addCookies([{ name, value, url }]);
    const tab = await context.newPage();
    const requests: Request[] = [];
    context.on('requestfinished', (request) => requests.push(request));
    const tools = await context.newCDPSession(tab);
    await tools.send('Network.enable');
    if (line) await tools.send('Network.emulateNetworkConditions', line);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await tab.goto(`${url}${page}`, { waitUntil: 'commit' });
    return await measure(tab, () => bytesOf(requests));
  } finally {
    await browser.close();
  }
}

/** Bytes of answers, headers included and compressed as they were sent. */
async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
    0,
  );
}
