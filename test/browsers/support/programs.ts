import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestOptions } from 'vitest';
import { onPath } from '../../support/system-stores';

const isRequired = process.env.TRAPDOOR_SYSTEM_BROWSERS === '1';

/** Path of WebKitGTK's small browser, which Debian does not put on the PATH. */
function miniBrowser(): string | undefined {
  const libraries = ['/usr/lib', '/usr/libexec'].filter(existsSync);
  const folders = libraries.flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))]);
  return folders.map((folder) => join(folder, 'webkit2gtk-4.1/MiniBrowser')).find((file) => existsSync(file));
}

const chromium = process.env.TRAPDOOR_CHROMIUM ?? onPath('chromium-headless-shell') ?? onPath('chromium');

/** Programs of each browser; undefined if not installed. */
const PROGRAMS = {
  chromium: [chromium],
  firefox: [onPath('firefox-esr') ?? onPath('firefox')],
  webkit: [onPath('WebKitWebDriver'), miniBrowser(), onPath('Xvfb'), onPath('dbus-run-session')],
  'old Safari': [onPath('WPEWebDriver'), onPath('cog'), onPath('dbus-run-session')],
} as const satisfies Record<string, readonly (string | undefined)[]>;

export type BrowserName = keyof typeof PROGRAMS;

/** A suite that runs if its browsers are installed, or if TRAPDOOR_SYSTEM_BROWSERS=1 requires them. */
export function describeIn(
  names: readonly BrowserName[],
  title: string,
  options: TestOptions,
  suite: () => void,
): void {
  const missing = isRequired ? [] : names.filter((name) => (PROGRAMS[name] as readonly unknown[]).includes(undefined));
  // The name tells skipped suites from passed ones.
  const reason = missing.length === 0 ? '' : ` (skipped: ${missing.join(' and ')} not installed)`;
  describe.skipIf(missing.length > 0)(`${title}${reason}`, options, suite);
}

/** Returns a browser's programs. Throws if one is missing. */
export function programsOf(name: BrowserName): readonly string[] {
  return PROGRAMS[name].map((path) => {
    if (path === undefined) throw new Error(`The tests need all programs of ${name}; .ci/run lists the packages.`);
    return path;
  });
}
