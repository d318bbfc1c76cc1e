import { chromium } from '@playwright/test';
import type { BenchFonts } from '../fonts';
import { bodyOf, styleOf } from '../html';
import type { Work } from '../work';

/** A tab that stays open and has its fonts. */
export async function createChromium(fonts: BenchFonts) {
  const executablePath = process.env.TRAPDOOR_CHROMIUM;
  const options = { args: ['--no-sandbox', '--disable-gpu'], ...(executablePath && { executablePath }) };
  const browser = await chromium.launch(options);
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><html lang=en><style>${styleOf(fonts)}</style><body></body></html>`);
  const print = async (work: Work): Promise<Uint8Array> => {
    await page.evaluate((html) => {
      document.body.innerHTML = html;
      return document.fonts.ready.then(() => undefined);
    }, bodyOf(work));
    return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  };
  return { print, close: () => browser.close() };
}
