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

const studio = await startStudio();
const chrome = await launch({
  chromePath: process.env.TRAPDOOR_CHROMIUM ?? '/usr/bin/chromium',
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
  if (process.argv.includes('--json')) console.log(JSON.stringify({ rows }));
  else console.table(rows);
} finally {
  chrome.kill();
  await studio.dispose();
}
