import { type BrowserName, programsOf } from './programs';
import { Tab } from './tab';
import { startWebDriver } from './web-driver';

/** Starts a browser with one window. */
export async function openBrowser(name: BrowserName): Promise<Tab> {
  const [program = '', browser = ''] = programsOf(name);
  if (name === 'chromium' || name === 'firefox') {
    // Suites of WebKit alone need not load Puppeteer.
    const { startPuppet } = await import('./puppets');
    return new Tab(name, await startPuppet(name, program)) as Tab;
  }
  const args =
    name === 'webkit'
      ? ['--automation', '--enable-write-console-messages-to-stdout=true']
      : ['--automation', '-P', 'headless'];
  const options = { binary: browser, args };
  const capabilities = name === 'webkit' ? { 'webkitgtk:browserOptions': options } : { 'wpe:browserOptions': options };
  const needsDisplay = name === 'webkit';
  return new Tab(name, await startWebDriver({ driver: program, capabilities, needsDisplay })) as Tab;
}
