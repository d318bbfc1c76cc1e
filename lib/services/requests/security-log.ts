/** What happened, by code: an operator's tools match on these, so none is ever renamed. */
type SecurityEvent =
  | 'signature-refused'
  | 'key-refused'
  | 'origin-refused'
  | 'rate-refused'
  | 'recovery-used'
  | 'link-renewed'
  | 'signed-out-everywhere'
  | 'exported'
  | 'deleted-everything'
  | 'moderator-refused'
  | 'moderated'
  | 'publisher-stopped';

const WINDOW_MS = 60_000;
/** So many of a code have a line each in a window; how many more there were is told at its end. */
const LINES = 20;

interface Window {
  readonly beganAt: number;
  lines: number;
  more: number;
}

/**
 * Lines of JSON for those who run the server: when something happened and what, never who, where from or which words.
 * An attack can't fill a disk with it.
 */
export class SecurityLog {
  readonly #windows = new Map<SecurityEvent, Window>();

  constructor(
    readonly write: (line: string) => void,
    readonly now: () => number,
  ) {}

  /** Writes down that this happened just now. */
  note(event: SecurityEvent): void {
    const now = this.now();
    const present = this.#windows.get(event);
    // A clock that was set back begins a new window; the last one would last for days.
    if (present && Math.abs(now - present.beganAt) < WINDOW_MS) {
      if (present.lines < LINES) this.#say(event, 1, now);
      else if (present.more++ === 0) this.#sumLater(event, present, now);
      present.lines += 1;
      return;
    }
    this.#windows.set(event, { beganAt: now, lines: 1, more: 0 });
    this.#say(event, 1, now);
  }

  #sumLater(event: SecurityEvent, window: Window, now: number): void {
    const waitMs = window.beganAt + WINDOW_MS - now;
    setTimeout(() => this.#say(event, window.more, this.now()), waitMs).unref();
  }

  #say(event: SecurityEvent, count: number, now: number): void {
    this.write(JSON.stringify({ time: new Date(now).toISOString(), security: event, count }));
  }
}
