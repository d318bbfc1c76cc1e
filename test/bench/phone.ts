import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

export const CHROMIUM = process.env.TRAPDOOR_CHROMIUM ?? '/usr/bin/chromium';

/** What a page costs on Lighthouse's phone: a slow 4G line and a processor four times slower than this one. */
export interface PhonePage {
  readonly scriptKb: number;
  readonly lcpMs: number;
  readonly cls: number;
  readonly interactiveMs: number;
  readonly blockingMs: number;
}

export interface Phone {
  measure(address: string, headers?: Readonly<Record<string, string>>): Promise<PhonePage>;
  close(): void;
}

export async function openPhone(): Promise<Phone> {
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
  return {
    measure: (address, headers = {}) => measure(address, chrome.port, headers),
    close: () => chrome.kill(),
  };
}

async function measure(address: string, port: number, headers: Readonly<Record<string, string>>): Promise<PhonePage> {
  const result = await lighthouse(address, {
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
    scriptKb: Math.round(script / 1000),
    lcpMs: Math.round(number('largest-contentful-paint')),
    cls: Number(number('cumulative-layout-shift').toFixed(3)),
    interactiveMs: Math.round(number('interactive')),
    blockingMs: Math.round(number('total-blocking-time')),
  };
}
