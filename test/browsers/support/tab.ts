import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POLL_MS, waitFor } from './wait';

/** A control or another element of a page. */
export interface Target {
  readonly css: string;
  /** Source of a regular expression for its accessible name, or for its text. */
  readonly name: string;
  /** Takes the last one instead of the first. */
  readonly isLast: boolean;
}

/** Source of a regular expression; a text matches itself. */
export const sourceOf = (text: string | RegExp): string =>
  typeof text === 'string' ? text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : text.source;

const named =
  (css: string) =>
  (name: string | RegExp, isLast = false): Target => ({
    css,
    name: typeof name === 'string' ? `^${sourceOf(name)}$` : name.source,
    isLast,
  });

export const button = named('button, [role=button]');
export const link = named('a[href]');
export const radio = named('input[type=radio], [role=radio]');
export const checkbox = named('input[type=checkbox], [role=checkbox]');
export const field = named('input, textarea, select');

/** One window of a browser. */
export interface Driver<Element> {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Evaluates an expression. Waits for a promise. */
  evaluate(expression: string): Promise<unknown>;
  /** Returns the element that an expression evaluates to. */
  element(expression: string): Promise<Element>;
  click(element: Element): Promise<void>;
  /** Presses a key, named as in `KeyboardEvent.key`. */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses a file in an input. */
  attach(input: Element, path: string): Promise<void>;
  /** Sets a cookie for the page's host. */
  addCookie(name: string, value: string): Promise<void>;
  /** Folder of downloads. */
  readonly downloads: string;
  /** Console lines, uncaught errors and refusals of the script policy until now. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/** Waits for the click's event, which may come after the driver's answer. */
const CLICK_POLLS = 20;

const END_OF_PDF = '%%EOF';
/** Names of files that a browser is still writing. */
const PARTIAL = /\.(part|crdownload|wkdownload)$|^\./;

/**
 * One window, driven in the same way in every browser. Waits for what it clicks. Scripts for the page may use nothing
 * but their arguments, which are JSON.
 */
export class Tab<Element = unknown> {
  constructor(
    readonly browser: string,
    readonly driver: Driver<Element>,
  ) {}

  async goto(url: string): Promise<void> {
    await this.driver.goto(url);
    await this.awake();
  }

  async reload(): Promise<void> {
    await this.driver.reload();
    await this.awake();
  }

  /** Waits until the page is interactive. */
  async awake(): Promise<void> {
    await this.until('an interactive page', () => {
      const isReady = document.readyState === 'complete' && document.querySelector('h1') !== null;
      return isReady && document.querySelector('[data-sleeping]') === null;
    });
  }

  run<A extends readonly unknown[], T>(script: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return this.driver.evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<Awaited<T>>;
  }

  /** Waits until a script returns something true. */
  async until<A extends readonly unknown[]>(what: string, script: (...args: A) => unknown, ...args: A): Promise<void> {
    await this.#until(what, () => this.#holds(`(${script})(...${JSON.stringify(args)})`));
  }

  /** Tells whether an expression is true; elements are no JSON. */
  #holds = (expression: string) => this.driver.evaluate(`Boolean(${expression})`);

  async #until(what: string, holds: () => Promise<unknown>): Promise<void> {
    try {
      // A page that the browser is leaving runs no scripts.
      await waitFor(what, holds);
    } catch (error) {
      const text = await this.run(() => {
        const { innerText } = document.querySelector<HTMLElement>('[role=dialog]') ?? document.body;
        return `${document.URL}: ${innerText.slice(0, 2_000)}`;
      }).catch(() => '');
      throw new Error([`${this.browser}: ${error}`, text, ...this.driver.complaints].join('\n'));
    }
  }

  /** Waits for a text on the page, in capitals or not. */
  async shows(text: string | RegExp): Promise<void> {
    const isShown = (source: string) => new RegExp(source, 'i').test(document.body.innerText);
    await this.until(`“${text}”`, isShown, sourceOf(text));
  }

  /** Waits for an element, and passes it to a script. */
  async at<A extends readonly unknown[], T>(
    target: Target,
    script: (element: HTMLElement, ...args: A) => T,
    ...args: A
  ): Promise<Awaited<T>> {
    await this.has(target);
    return this.driver.evaluate(`(${script})(${found(target)}, ...${JSON.stringify(args)})`) as Promise<Awaited<T>>;
  }

  /** Waits until an element is visible. */
  async has(target: Target): Promise<void> {
    await this.#until(saying(target), () => this.#holds(found(target)));
  }

  /** Clicks an element once it is enabled and has stopped moving; again, if it moved away before the click arrived. */
  async click(target: Target): Promise<void> {
    let before: unknown;
    await this.#until(saying(target), async () => {
      const now = await this.driver.evaluate(`(${placeOf})(${found(target)})`);
      const isStill = typeof now === 'string' && now === before;
      before = now;
      if (!isStill) return false;
      await this.driver.click(await this.driver.element(`(${watchClicks})(${found(target)})`));
      return this.#isClicked();
    });
  }

  /** Tells whether the last click arrived, perhaps a little later. */
  async #isClicked(): Promise<boolean> {
    for (let tries = 0; tries < CLICK_POLLS; tries++) {
      // A click that opens another page leaves nothing to ask.
      const isMissing = await this.driver.evaluate('window.missesClick === true').catch(() => false);
      if (!isMissing) return true;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    return false;
  }

  /** Replaces a field's text, with the keyboard. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.at(target, (element) => (element as HTMLInputElement).select());
    await (text === '' ? this.press('Backspace') : this.type(text));
  }

  /** Chooses an option of a menu by its title. */
  choose(target: Target, title: string): Promise<void> {
    const select = (element: HTMLElement, label: string) => {
      const menu = element as HTMLSelectElement;
      const option = [...menu.options].find((each) => each.label === label);
      if (!option) throw new Error(`There is no option “${label}”.`);
      menu.value = option.value;
      for (const type of ['input', 'change']) menu.dispatchEvent(new Event(type, { bubbles: true }));
    };
    return this.at(target, select, title);
  }

  press = (key: string): Promise<void> => this.driver.press(key);
  type = (text: string): Promise<void> => this.driver.type(text);

  /** Chooses a file in the page's file input, which may be invisible. */
  async attach(path: string): Promise<void> {
    await this.driver.attach(await this.driver.element(`document.querySelector('input[type=file]')`), path);
  }

  /** Returns the PDF that an action downloads, once it has its end: some browsers write under the final name. */
  async downloadPdf(action: () => Promise<void>): Promise<Buffer> {
    const { downloads } = this.driver;
    const before = new Set(readdirSync(downloads));
    await action();
    let pdf = Buffer.alloc(0);
    await waitFor(`a PDF of ${this.browser}`, () => {
      const name = readdirSync(downloads).find((each) => !before.has(each) && !PARTIAL.test(each));
      if (name !== undefined) pdf = readFileSync(join(downloads, name));
      return pdf.subarray(-END_OF_PDF.length - 2).includes(END_OF_PDF);
    });
    return pdf;
  }
}

/** Expression for the first or last visible element that matches; undefined if there is none. */
const found = (target: Target): string => `(${findVisible})(${JSON.stringify(target)})`;

const saying = ({ css, name }: Target): string => `${css} “${name}”`;

/**
 * Runs in the page: notes until the next press or click of an element that it misses one. A board that captures the
 * pointer takes the click from its fields; a hidden radio button hears of no press on its label.
 */
function watchClicks(element: HTMLElement): HTMLElement {
  Object.assign(window, { missesClick: true });
  const hear = () => Object.assign(window, { missesClick: false });
  for (const type of ['pointerdown', 'click']) element.addEventListener(type, hear, { capture: true, once: true });
  return element;
}

/** Runs in the page: returns the box of an enabled element as text. */
const placeOf = (element: HTMLElement | undefined): string | undefined =>
  element?.matches(':not(:disabled)') ? JSON.stringify(element.getBoundingClientRect()) : undefined;

/** Runs in the page. */
function findVisible({ css, name, isLast }: Target): HTMLElement | undefined {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const labelText = (label: Element) => {
    const copy = label.cloneNode(true) as Element;
    // What a field contains is no part of its name.
    for (const control of copy.querySelectorAll('textarea, select')) control.remove();
    return copy.textContent;
  };
  const nameOf = (element: HTMLElement): string => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (by.length > 0) return plain(by.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
    const { labels } = element as HTMLInputElement;
    const own = labels?.length ? Array.from(labels, labelText).join(' ') : element.textContent;
    return plain(element.getAttribute('aria-label') ?? own ?? '');
  };
  const asked = new RegExp(name);
  const all = Array.from(document.querySelectorAll<HTMLElement>(css)).filter(
    (element) => element.getClientRects().length > 0 && asked.test(nameOf(element)),
  );
  return isLast ? all[all.length - 1] : all[0];
}
