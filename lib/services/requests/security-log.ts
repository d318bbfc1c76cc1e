/** Codes of security events. Operators' tools match on them, so they must never be renamed. */
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
/** Lines per code in a window; the number of further events is logged at its end. */
const LINES = 20;

interface Window {
  readonly beganAt: number;
  lines: number;
  more: number;
}

/**
 * Security log for the operator: JSON lines with the time and the kind of each event, never names, addresses or texts.
 * Rate-limited, so that an attack can't fill the disk.
 */
export class SecurityLog {
  readonly #windows = new Map<SecurityEvent, Window>();

  constructor(
    readonly write: (line: string) => void,
    readonly now: () => number,
  ) {}

  note(event: SecurityEvent): void {
    const now = this.now();
    const present = this.#windows.get(event);
    // A clock that was set back starts a new window; the present one would last for days.
    if (present && Math.abs(now - present.beganAt) < WINDOW_MS) {
      if (present.lines < LINES) this.#writeLine(event, 1, now);
      else if (present.more++ === 0) this.#writeSumLater(event, present, now);
      present.lines += 1;
      return;
    }
    this.#windows.set(event, { beganAt: now, lines: 1, more: 0 });
    this.#writeLine(event, 1, now);
  }

  #writeSumLater(event: SecurityEvent, window: Window, now: number): void {
    const waitMs = window.beganAt + WINDOW_MS - now;
    setTimeout(() => this.#writeLine(event, window.more, this.now()), waitMs).unref();
  }

  #writeLine(event: SecurityEvent, count: number, now: number): void {
    this.write(JSON.stringify({ time: new Date(now).toISOString(), security: event, count }));
  }
}
