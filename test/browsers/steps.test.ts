// @module-tag long
import { expect, it } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { soaked } from '../support/soak';
import { describeIn } from './support/programs';
import { createDraft, openStep, useStudio, withBrowsers } from './support/studio';
import type { Tab } from './support/tab';

const BROWSERS = ['firefox', 'webkit'] as const;
/** WebKit's window is at least 447 px wide. */
const SIZES = [
  [1280, 900],
  [447, 844],
] as const;

/** Opens a step by its link, and waits until nothing of it is loading. */
async function go(tab: Tab, path: string): Promise<void> {
  await tab.run((own) => {
    const link = document.querySelector<HTMLElement>(`nav[aria-label=Steps] a[href="${own}"]`);
    link?.click();
  }, path);
  await tab.until(
    `the step ${path}`,
    (own) => {
      const isHere = document.querySelector('nav[aria-label=Steps] [aria-current=step]')?.getAttribute('href') === own;
      const isLoading = /Loading the/.test(document.querySelector('main')?.innerText ?? '');
      return isHere && !isLoading && document.querySelector('[data-waits]') === null && document.querySelector('h1');
    },
    path,
  );
  if (path.endsWith('/print')) await tab.shows(/Page \d+ of \d+/);
}

/** Lists drawings that hang out of a part of the page around them, and tells whether the page scrolls sideways. */
const overhang = (tab: Tab): Promise<readonly string[]> =>
  tab.run(() => {
    const nameOf = (element: Element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`;
    const found: string[] = [];
    for (const drawing of document.querySelectorAll(
      'main .react-flow, main canvas, main svg, main [role=application]',
    )) {
      const own = drawing.getBoundingClientRect();
      if (own.width < 100 || own.height < 100) continue;
      for (let frame = drawing.parentElement; frame && frame.tagName !== 'MAIN'; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflow !== 'visible') break;
        const { left, right, top, bottom, height } = frame.getBoundingClientRect();
        const isOut = own.left < left - 1 || own.right > right + 1 || own.top < top - 1 || own.bottom > bottom + 1;
        if (isOut && height > 0) found.push(`${nameOf(drawing)} in ${nameOf(frame)}`);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...found, `scrolls sideways by ${scrollWidth - clientWidth} px`] : found;
  });

/** Returns the colours of a progress bar's text and of its filled part, in Firefox. */
const progressColours = (tab: Tab): Promise<readonly [string, string]> =>
  tab.run(() => {
    const bar = document.body.appendChild(document.createElement('progress'));
    bar.value = 0.5;
    const colours = [
      getComputedStyle(bar).color,
      getComputedStyle(bar, '::-moz-progress-bar').backgroundColor,
    ] as const;
    bar.remove();
    return colours;
  });

for (const name of BROWSERS) {
  describeIn([name], `steps in ${name}`, { timeout: 600_000, tags: 'soak' }, () => {
    const studio = useStudio();

    it.each(soaked(systems, systems.slice(0, 1)).map((system) => [system.title, system] as const))(
      '%s: drawings are inside their frames, and the console is empty',
      async (_, { id, starters }) => {
        const draft = await createDraft(studio.server, { system: id, starter: starters[0]?.id });
        const found: Record<string, readonly string[]> = {};
        const complaints = await withBrowsers([name], async (tab) => {
          await openStep(tab, studio.server, draft, '');
          const paths = await tab.run(() =>
            [...document.querySelectorAll('nav[aria-label=Steps] a')].map((link) => link.getAttribute('href') ?? ''),
          );
          expect(paths.length).toBeGreaterThan(5);
          if (name === 'firefox') {
            const [own, filled] = await progressColours(tab);
            expect(filled).toBe(own);
          }
          for (const [width, height] of SIZES) {
            await tab.driver.resize(width, height);
            expect(await tab.run(() => window.innerWidth)).toBe(width);
            for (const path of paths) {
              await go(tab, path);
              found[`${path} at ${width}`] = await overhang(tab);
            }
          }
        });
        expect(Object.entries(found).filter(([, each]) => each.length > 0)).toEqual([]);
        expect(complaints).toEqual([]);
      },
    );
  });
}
