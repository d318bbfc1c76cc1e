import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, {
  type Browser,
  type ElementHandle,
  type KeyInput,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import type { Driver } from './tab';
import { WAIT_MS } from './wait';

type Puppet = 'chromium' | 'firefox';

/** Starts Chromium, or Firefox by WebDriver BiDi, with a profile of its own. */
export async function startPuppet(name: Puppet, executablePath: string): Promise<Driver<ElementHandle>> {
  const home = mkdtempSync(join(tmpdir(), 'trapdoor-browser-'));
  const downloads = join(home, 'Downloads');
  mkdirSync(downloads);
  let browser: Browser | undefined;
  const close = async () => {
    await browser?.close();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    browser = await puppeteer.launch({
      executablePath,
      headless: true,
      timeout: WAIT_MS,
      defaultViewport: { width: 1280, height: 900 },
      ...optionsOf(name, home, downloads),
    });
    return await pageDriver(browser, downloads, close);
  } catch (error) {
    await close();
    throw error;
  }
}

const optionsOf = (name: Puppet, home: string, downloads: string): LaunchOptions =>
  name === 'firefox'
    ? {
        browser: 'firefox',
        env: { ...process.env, HOME: home },
        extraPrefsFirefox: {
          'browser.download.dir': downloads,
          'browser.download.folderList': 2,
          // Firefox would show the file instead.
          'pdfjs.disabled': true,
        },
      }
    : {
        browser: 'chrome',
        args: ['--no-sandbox', '--disable-gpu'],
        downloadBehavior: { policy: 'allow', downloadPath: downloads },
      };

async function pageDriver(browser: Browser, downloads: string, close: () => Promise<void>) {
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  page.setDefaultTimeout(WAIT_MS);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  await reportRefusals(page);
  return {
    downloads,
    complaints,
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    async element(expression) {
      const element = (await page.evaluateHandle(expression)).asElement();
      if (!element) throw new Error(`There is no ${expression}.`);
      return element as ElementHandle;
    },
    click: (element) => element.click(),
    press: (key) => page.keyboard.press(key as KeyInput),
    type: (text) => page.keyboard.type(text),
    attach: (input, path) => (input as ElementHandle<HTMLInputElement>).uploadFile(path),
    addCookie: (name, value) => browser.setCookie({ name, value, domain: new URL(page.url()).hostname }),
    close,
  } satisfies Driver<ElementHandle>;
}

/** Reports what the policy of scripts forbids, even if the page caught the refusal. */
const reportRefusals = (page: Page) =>
  page.evaluateOnNewDocument(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      // biome-ignore lint/suspicious/noConsole: the driver reads it
      console.error(`The policy ${violatedDirective} refused ${blockedURI}.`),
    ),
  );
