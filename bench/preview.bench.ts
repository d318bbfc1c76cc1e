import { chromium, type Locator, type Page } from '@playwright/test';
import { startStudio } from '@/test/support/studio-server';
import { runBench } from './run-bench';
import { scaled } from './scale';
import { atMost } from './table-support/measured';

/**
 * Time from a letter typed on the Print step to the repainted page: the work that the tab's threads do meanwhile, which
 * other programs on the machine do not lengthen, and the wait on a phone.
 */
const DESKTOP = { viewport: { width: 1366, height: 768 }, slower: 1 };
const PHONE = { viewport: { width: 412, height: 823 }, slower: 4 };
const WORK_MS = 33;
const PHONE_MS = 100;

const LETTERS = scaled(40);
/** Long enough for the small pages, which follow when nobody types, to be drawn before the next letter. */
const PAUSE_MS = 1_500;
const WARM_UP_MS = 4_000;

/** Picture of the page that the author looks at; the small ones say nothing. */
const LARGE = 'img[alt^="Page "][alt$="as it will be printed"]';

/** Runs in the page: notes the time from a letter to the changed and painted large picture. */
const WATCH = `
  globalThis.painted = [];
  let typedAt;
  addEventListener('input', (event) => { typedAt = event.timeStamp; performance.mark('typed'); }, true);
  const large = '${LARGE}';
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

/** Work of each letter from its typing to its painting, in the process that did both. */
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

interface Typed {
  readonly bestMs: number;
  readonly medianMs: number;
  readonly p90Ms: number;
  /** Median of the work that the tab's threads did in between, one after another. */
  readonly workMs: number;
  /** Letters that were typed and never painted. */
  readonly lost: number;
}

/** Types on the Print step of a new studio with the processor slowed down. */
async function typeOn({ viewport, slower }: typeof DESKTOP): Promise<Typed> {
  const studio = await startStudio();
  const executablePath = process.env.TRAPDOOR_CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport });
    const tools = await page.context().newCDPSession(page);
    const named = await openNames(page, studio.url);
    await page.evaluate(WATCH);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.waitForTimeout(WARM_UP_MS);
    await named.focus();
    const events: TraceEvent[] = [];
    tools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    await tools.send('Tracing.start', { categories: 'toplevel,blink.user_timing', transferMode: 'ReportEvents' });
    for (let i = 0; i < LETTERS; i++) {
      if (i % 15 === 14) await page.keyboard.press('Control+A');
      await page.keyboard.press(String.fromCharCode(97 + (i % 15)));
      await page.waitForTimeout(PAUSE_MS);
    }
    const whole = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
    await tools.send('Tracing.end');
    await whole;
    const times = await page.evaluate<number[]>('painted');
    return {
      bestMs: at(times, 0),
      medianMs: at(times, 0.5),
      p90Ms: at(times, 0.9),
      workMs: at(workIn(events), 0.5),
      lost: LETTERS - times.length,
    };
  } finally {
    await browser.close();
    await studio.dispose();
  }
}

/** Opens the Print step of the spaceship with the sheet of a named player on it; the field for the name. */
async function openNames(page: Page, url: string): Promise<Locator> {
  const draft = { system: 'trapped', starter: 'spaceship' };
  const made = await page.request.post(`${url}/api/drafts`, { data: draft, headers: { origin: url } });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`${url}/studio/${id}/print`);
  await page.locator(LARGE).first().waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Names on the sheets' }).click();
  const named = page.getByLabel('Player 1');
  await named.fill('Ann');
  // The piece that is named for its player.
  await page.getByLabel('Go to', { exact: true }).selectOption({ label: '\u2003Ann' });
  return named;
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1));
}

const rowOf = (target: number, unit: string, figure: 'workMs' | 'medianMs', { lost, ...typed }: Typed) => ({
  ...atMost(target, typed[figure], unit, lost),
  game: 'trapped',
  page: 'a sheet with a name',
  ...typed,
});

await runBench({
  rows: [
    { id: 'work', measure: async () => rowOf(WORK_MS, 'ms of work', 'workMs', await typeOn(DESKTOP)) },
    { id: 'phone', measure: async () => rowOf(PHONE_MS, 'ms on a phone', 'medianMs', await typeOn(PHONE)) },
  ],
});
