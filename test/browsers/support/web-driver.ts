import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../support/system-stores';
import { startDisplay } from './display';
import { startGroup } from './processes';
import type { Driver } from './tab';
import { waitFor } from './wait';

/** Key of an element's reference in JSON (W3C WebDriver). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Reference = Readonly<Record<typeof ELEMENT, string>>;

/** Keys without a character (W3C WebDriver, 17.4.2). */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/**
 * Scrolls to an element and returns its middle. WebKit's own click takes the first box of an element, which is empty if
 * a link begins with a block.
 */
const MIDDLE = `const [element] = arguments;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const { left, top, width, height } = boxes[0] ?? element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };`;

/** A session bus that starts no services: desktop portals would take seconds. */
const busConfig = (folder: string) => `<busconfig>
  <type>session</type><listen>unix:dir=${folder}</listen><auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/><allow receive_sender="*"/><allow own="*"/>
  </policy>
</busconfig>`;

/** A driver program and its browser. */
export interface WebDriverProgram {
  readonly driver: string;
  /** Capabilities of a session. */
  readonly capabilities: object;
  /** Needs an X display. */
  readonly needsDisplay: boolean;
}

/** Starts a browser by its WebDriver program, with a home folder of its own. */
export async function startWebDriver({
  driver,
  capabilities,
  needsDisplay,
}: WebDriverProgram): Promise<Driver<Reference>> {
  const home = mkdtempSync(join(tmpdir(), 'trapdoor-browser-'));
  const downloads = join(home, 'Downloads');
  const runtime = join(home, 'runtime');
  for (const folder of [downloads, join(home, '.config')]) mkdirSync(folder);
  mkdirSync(runtime, { mode: 0o700 });
  writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  writeFileSync(join(home, 'bus.conf'), busConfig(runtime));
  const display = needsDisplay ? await startDisplay() : undefined;
  const port = await freePort();
  const complaints: string[] = [];
  const group = startGroup(
    'dbus-run-session',
    [`--config-file=${join(home, 'bus.conf')}`, '--', driver, `--port=${port}`],
    {
      env: {
        ...process.env,
        HOME: home,
        XDG_CONFIG_HOME: join(home, '.config'),
        XDG_RUNTIME_DIR: runtime,
        LANG: 'C.UTF-8',
        NO_AT_BRIDGE: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
        ...(display && { DISPLAY: display.name }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const stream of [group.child.stdout, group.child.stderr]) {
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        if (process.env.TRAPDOOR_BROWSER_LOG) process.stdout.write(`${line}\n`);
        if (line.startsWith('CONSOLE')) complaints.push(line);
      });
  }
  const end = async () => {
    await group.end();
    await display?.end();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const base = `http://127.0.0.1:${port}`;
  try {
    await waitFor(driver, async () => (await fetch(`${base}/status`)).ok);
    const { sessionId } = (await send('POST', `${base}/session`, { capabilities: { alwaysMatch: capabilities } })) as {
      readonly sessionId: string;
    };
    return sessionDriver(`${base}/session/${sessionId}`, { downloads, complaints, end });
  } catch (error) {
    await end();
    throw error;
  }
}

function sessionDriver(
  session: string,
  { downloads, complaints, end }: { downloads: string; complaints: string[]; end: () => Promise<void> },
): Driver<Reference> {
  const ask = (method: string, path: string, body?: object) => send(method, `${session}${path}`, body);
  const script = async (expression: string) => {
    const source = `const done = arguments[0];
      Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await ask('POST', '/execute/async', { script: source, args: [] })) as {
      readonly value?: unknown;
      readonly error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const keys = async (values: readonly string[]) => {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    downloads,
    complaints,
    goto: async (url) => void (await ask('POST', '/url', { url })),
    reload: async () => void (await ask('POST', '/refresh', {})),
    async resize(width, height) {
      await ask('POST', '/window/rect', { width, height });
      // The window has a toolbar.
      const [across, down] = (await script('[window.innerWidth, window.innerHeight]')) as [number, number];
      await ask('POST', '/window/rect', { width: 2 * width - across, height: 2 * height - down });
    },
    evaluate: script,
    element: async (expression) => (await script(expression)) as Reference,
    async click(element) {
      const at = (await ask('POST', '/execute/sync', { script: MIDDLE, args: [element] })) as object;
      const actions = [
        { type: 'pointerMove', duration: 0, origin: 'viewport', ...at },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await ask('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    press: (key) => keys([KEYS[key] ?? key]),
    type: (text) => keys([...text]),
    attach: async (input, path) => void (await ask('POST', `/element/${input[ELEMENT]}/value`, { text: path })),
    addCookie: async (name, value) => void (await ask('POST', '/cookie', { cookie: { name, value } })),
    async close() {
      await ask('DELETE', '').catch(() => {});
      await end();
    },
  };
}

/** Sends a command and returns its value. Throws the driver's message. */
async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as {
    readonly value: { readonly error?: string; readonly message?: string };
  };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}
