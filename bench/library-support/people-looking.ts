import { createInterface } from 'node:readline';
import { percentile, sleep } from '../table-support/measured';

// People who look at pages of a studio, in a process of their own: what keeps them busy must not be measured. Each line
// of the input is a kind of page and its path. Says {kind: {p95, failed}} when all have been answered.
const [url = '', rate = '1'] = process.argv.slice(2);
const WITHIN_MS = 30_000;
/** The studio believes proxies on its own machine, so each comes from a network of their own. */
const NETWORKS = 250;

const asked: (readonly [kind: string, path: string])[] = [];
for await (const line of createInterface({ input: process.stdin })) {
  const [kind = '', path = ''] = line.split(' ', 2);
  asked.push([kind, path]);
}

const begin = performance.now();
const looks = await Promise.all(
  asked.map(async ([kind, path], i) => {
    const due = (i * 1000) / Number(rate);
    await sleep(due - (performance.now() - begin));
    const isAnswered = await look(path, `198.51.100.${i % NETWORKS}`);
    // From when it was due: a studio that is behind makes everybody wait.
    return { kind, isAnswered, tookMs: performance.now() - begin - due };
  }),
);
const figures = [...new Set(looks.map(({ kind }) => kind))].map((kind) => {
  const ofKind = looks.filter((each) => each.kind === kind);
  const failed = ofKind.filter(({ isAnswered }) => !isAnswered).length;
  const tookMs = ofKind.map((each) => each.tookMs);
  return [kind, { p95: percentile(tookMs, 0.95), failed }];
});
process.stdout.write(`${JSON.stringify(Object.fromEntries(figures))}\n`, () => process.exit(0));

/** Requests a page and tells whether all of it arrived. */
async function look(path: string, network: string): Promise<boolean> {
  const headers = { accept: 'text/html', 'x-forwarded-for': network };
  try {
    const response = await fetch(url + path, { headers, signal: AbortSignal.timeout(WITHIN_MS) });
    return response.ok && (await response.text()).includes('</html>');
  } catch {
    return false;
  }
}
