import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startStudio } from '../support/studio-server';

interface Row {
  readonly page: string;
  readonly scriptKb: number;
  readonly lcpMs: number;
  readonly cls: number;
  readonly interactiveMs: number;
  readonly blockingMs: number;
  /** Until the first field takes a letter, and until the server has logged it, on a line and processor really slowed. */
  readonly readyMs?: number;
  readonly loggedMs?: number;
}

/** Lighthouse's phone: a slow 4G line and a processor four times slower than this one. */
async function measure(url: string, page: string, port: number, headers: Record<string, string>): Promise<Row> {
  const result = await lighthouse(`${url}${page}`, {
    port,
    onlyCategories: ['performance'],
    extraHeaders: headers,
    logLevel: 'error',
  });
  const audits = result?.lhr.audits ?? {};
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests =
    (audits['network-requests']?.details as { items?: { resourceType?: string; transferSize?: number }[] } | undefined)
      ?.items ?? [];
  const script = requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    page: page.replace(/[0-9a-z]{26}/, ':id'),
    scriptKb: Math.round(script / 1000),
    lcpMs: Math.round(number('largest-contentful-paint')),
    cls: Number(number('cumulative-layout-shift').toFixed(3)),
    interactiveMs: Math.round(number('interactive')),
    blockingMs: Math.round(number('total-blocking-time')),
  };
}

/** The same phone for a browser that really waits: Lighthouse only reckons, and knows nothing of fields. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const RUNS = 3;

async function measureTyping(url: string, page: string, cookie: string) {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  const runs = [];
  for (let i = 0; i < RUNS; i++) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const [name = '', value = ''] = cookie.split('=', 2);
    await context.addCookies([{ name, value, url }]);
    const tab = await context.newPage();
    const line = await context.newCDPSession(tab);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', SLOW_4G);
    await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await tab.goto(`${url}${page}`, { waitUntil: 'commit' });
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
    runs.push({ readyMs: Math.round(readyMs), loggedMs: Math.round(loggedMs) });
    await context.close();
  }
  await browser.close();
  return runs.toSorted((a, b) => a.readyMs - b.readyMs)[Math.floor(RUNS / 2)];
}

const CHROMIUM = process.env.TRAPDOOR_CHROMIUM ?? '/usr/bin/chromium';
const studio = await startStudio();
const chrome = await launch({
  chromePath: CHROMIUM,
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  const created = await fetch(`${studio.url}/api/drafts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: studio.url },
    body: JSON.stringify({ system: 'trapped', starter: 'spaceship' }),
  });
  const { id } = (await created.json()) as { id: string };
  const cookie = created.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const rows: Row[] = [];
  for (const page of ['/', `/studio/${id}`, `/studio/${id}/goals`])
    rows.push(await measure(studio.url, page, chrome.port, { cookie }));
  const typing = rows[1] && (await measureTyping(studio.url, `/studio/${id}`, cookie));
  if (rows[1] && typing) rows[1] = { ...rows[1], ...typing };
  if (process.argv.includes('--json')) console.log(JSON.stringify({ rows }));
  else console.table(rows);
} finally {
  chrome.kill();
  await studio.dispose();
}
