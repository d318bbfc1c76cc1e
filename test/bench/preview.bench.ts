import { chromium, type Page } from '@playwright/test';
import { startStudio } from '../support/studio-server';

/** From a letter that is typed until the page that shows it is painted. */
interface Row {
  readonly game: string;
  readonly page: string;
  readonly bestMs: number;
  readonly medianMs: number;
  readonly p90Ms: number;
  /** The work that the tab's threads did in between, one after another: what a machine with nothing else to do waits for. */
  readonly workMs: number;
}

const LETTERS = 40;
/** Long enough for the small pages, which follow when nobody types, to be drawn before the next letter. */
const PAUSE_MS = 1_500;
const WARM_UP_MS = 4_000;

/** In the page: notes how long after a letter the large picture was changed and painted. */
const WATCH = `
  globalThis.painted = [];
  let typedAt;
  addEventListener('input', (event) => { typedAt = event.timeStamp; performance.mark('typed'); }, true);
  const large = '[aria-label^="Page "][aria-label$=", large"] img[alt$="as it will be printed"]';
  const onLoad = ({ target }) => {
    if (typedAt === undefined || !target.matches?.(large)) return;
    const from = typedAt;
    typedAt = undefined;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        performance.mark('painted');
        painted.push(performance.now() - from);
      };
      channel.port2.postMessage(0);
    });
  };
  // No load of an image comes as far as the window.
  document.addEventListener('load', onLoad, true);
`;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly ts: number;
  /** Time on the processor, in microseconds. */
  readonly tdur?: number;
}

/** Of every letter, the work from when it was typed to when it was painted, in the process that did both. */
function workIn(events: readonly TraceEvent[]): readonly number[] {
  const marks = events.filter(({ name }) => name === 'typed' || name === 'painted').toSorted((a, b) => a.ts - b.ts);
  const tasks = events.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  return marks.flatMap((typed, i) => {
    const painted = marks[i + 1];
    if (typed.name !== 'typed' || painted?.name !== 'painted') return [];
    const between = tasks.filter(({ pid, ts }) => pid === typed.pid && ts >= typed.ts && ts <= painted.ts);
    return [between.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)];
  });
}

async function measure(page: Page, url: string, game: string, starter: string): Promise<Row> {
  const made = await page.request.post(`${url}/api/drafts`, {
    data: { system: game, starter },
    headers: { origin: url },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`${url}/studio/${id}/print`);
  await page.getByRole('img', { name: /as it will be printed$/ }).waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Names on the sheets' }).click();
  const named = page.getByLabel('Player 1');
  await named.fill('Ann');
  // Whatever piece is named for its player.
  const goTo = page.getByLabel('Go to', { exact: true });
  await goTo.selectOption({ label: '\u2003Ann' });
  await page.waitForTimeout(WARM_UP_MS);
  await page.evaluate(WATCH);
  await named.focus();
  const tracing = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  tracing.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await tracing.send('Tracing.start', { categories: 'toplevel,blink.user_timing', transferMode: 'ReportEvents' });
  for (let i = 0; i < LETTERS; i++) {
    if (i % 15 === 14) await page.keyboard.press('Control+A');
    await page.keyboard.press(String.fromCharCode(97 + (i % 15)));
    await page.waitForTimeout(PAUSE_MS);
  }
  const whole = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
  await tracing.send('Tracing.end');
  await whole;
  const times = await page.evaluate<number[]>('painted');
  return {
    game,
    page: 'a sheet with a name',
    bestMs: at(times, 0),
    medianMs: at(times, 0.5),
    p90Ms: at(times, 0.9),
    workMs: at(workIn(events), 0.5),
  };
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1));
}

const studio = await startStudio();
const executablePath = process.env.TRAPDOOR_CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  const row = await measure(page, studio.url, 'trapped', 'spaceship');
  if (process.argv.includes('--json')) console.log(JSON.stringify({ rows: [row] }));
  else console.table([row]);
} finally {
  await browser.close();
  await studio.dispose();
}
