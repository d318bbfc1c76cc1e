import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

export const CHROMIUM = process.env.TRAPDOOR_CHROMIUM ?? '/usr/bin/chromium';

/** Load figures of a page on Lighthouse's phone profile: slow 4G, processor slowed down four times. */
export interface PhonePage {
  readonly scriptKb: number;
  readonly lcpMs: number;
  readonly cls: number;
  readonly interactiveMs: number;
  readonly blockingMs: number;
}

const LOADS = 3;

export interface Phone {
  /** The middle of several loads by LCP: the estimate depends on what had arrived by the first paint. */
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
    async measure(address, headers = {}) {
      const loads: PhonePage[] = [];
      for (let i = 0; i < LOADS; i++) loads.push(await measure(address, chrome.port, headers));
      return middle(loads.toSorted((a, b) => a.lcpMs - b.lcpMs));
    },
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

/** Median of sorted measurements. */
export function middle<T>(sorted: readonly T[]): T {
  const one = sorted[Math.floor(sorted.length / 2)];
  if (one === undefined) throw new Error('nothing was measured');
  return one;
}
