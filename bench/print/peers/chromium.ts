import { chromium, type Page } from '@playwright/test';
import type { BenchFonts } from '../fonts';
import { bodyOf, styleOf } from '../html';
import type { Work } from '../work';

const OPTIONS = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true } as const;

async function launch() {
  const executablePath = process.env.TRAPDOOR_CHROMIUM;
  return chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...(executablePath && { executablePath }) });
}

const documentOf = (fonts: BenchFonts, body: string) =>
  `<!doctype html><html lang=en><style>${styleOf(fonts)}</style><body>${body}</body></html>`;

const fontsAreReady = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

/** A tab for each document, as programs print with a browser. */
export async function createChromium(fonts: BenchFonts) {
  const browser = await launch();
  const print = async (work: Work): Promise<Uint8Array> => {
    const page = await browser.newPage();
    await page.setContent(documentOf(fonts, bodyOf(work)));
    await fontsAreReady(page);
    const pdf = await page.pdf(OPTIONS);
    await page.close();
    return pdf;
  };
  return { print, close: () => browser.close() };
}

/** The quickest it can be used: a tab that stays open, has read its fonts, and is given another body. */
export async function createChromiumTab(fonts: BenchFonts) {
  const browser = await launch();
  const page = await browser.newPage();
  await page.setContent(documentOf(fonts, ''));
  const print = async (work: Work): Promise<Uint8Array> => {
    await page.evaluate((html) => {
      document.body.innerHTML = html;
    }, bodyOf(work));
    await fontsAreReady(page);
    return page.pdf(OPTIONS);
  };
  return { print, close: () => browser.close() };
}
