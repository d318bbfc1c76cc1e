import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { prepare, preparePackage } from './run.mjs';

/** Headless shell: opens a page in a third of the processor time of full Chromium. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of a Chromium for tests: the headless shell, if there is one, else as `ensureBrowser`. */
export const ensureTestBrowser = async () => process.env.TRAPDOOR_CHROMIUM ?? onPath([SHELL]) ?? ensureBrowser();

/** Path of a Chromium: on the PATH, else Playwright's own, else from the system's packages. Throws saying what is missing. */
export async function ensureBrowser() {
  const found = process.env.TRAPDOOR_CHROMIUM ?? whole() ?? (await playwrights());
  if (found) return found;
  for (const install of [playwrightInstall, systemInstall]) {
    try {
      await install();
    } catch {
      continue;
    }
    const installed = whole() ?? (await playwrights());
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium, and none could be found or installed here. Install Chromium or Chrome so that “chromium” is on the PATH, or set TRAPDOOR_CHROMIUM to the program.',
  );
}

const whole = () => onPath(NAMES) ?? USUAL_PLACES.find((path) => existsSync(path));

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

const playwrightInstall = () => preparePackage('@playwright/test/cli.js', ['install', 'chromium']);

async function systemInstall() {
  const root = typeof process.getuid === 'function' && process.getuid() === 0;
  const as = root ? [] : ['sudo', '-n'];
  const managers = [
    [
      'apt-get',
      [
        ['update', '-qq'],
        ['install', '-y', '-qq', 'chromium'],
      ],
    ],
    ['dnf', [['install', '-y', 'chromium']]],
    ['apk', [['add', 'chromium']]],
    ['pacman', [['-S', '--noconfirm', 'chromium']]],
  ];
  for (const [manager, steps] of managers) {
    if (!has(manager)) continue;
    for (const args of steps) {
      const [program, ...rest] = [...as, manager, ...args];
      await prepare(program, rest);
    }
    return;
  }
  throw new Error('no package manager');
}

function has(program) {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
