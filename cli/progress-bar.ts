const WIDTH = 30;

/** Pause between lines where there is no terminal. */
const LINE_MS = 10_000;
/** Time after which the rest can be estimated, and the shortest rest that is worth saying. */
const [KNOWN_MS, LONG_MS] = [2_000, 20_000];

/** Progress of a long command. */
export interface ProgressBar {
  /** `done` runs from 0 to 1. */
  show(done: number, note: string): void;
  clear(): void;
}

const SILENT: ProgressBar = { show: () => {}, clear: () => {} };

/**
 * Returns a bar on a terminal, or a line every ten seconds in a file or pipe; nothing at all if `isSilent`. Says how
 * long it will take as soon as that is known, if it takes long.
 */
export function progressBar(stream: NodeJS.WriteStream, isSilent = false, now: () => number = Date.now): ProgressBar {
  if (isSilent) return SILENT;
  const began = now();
  let saidAt = began;
  let isEstimated = false;
  const line = stream.isTTY ? (text: string) => `\r\u001b[K${text}\n` : (text: string) => `${text}\n`;
  return {
    show(done, note) {
      const passed = now() - began;
      const left = done > 0 ? (passed / done) * (1 - done) : 0;
      if (!isEstimated && passed >= KNOWN_MS && done > 0) {
        isEstimated = true;
        if (left >= LONG_MS) stream.write(line(`This takes about ${roughly(left)}.`));
      }
      if (stream.isTTY) {
        const full = Math.round(done * WIDTH);
        stream.write(`\r\u001b[K[${'█'.repeat(full)}${'·'.repeat(WIDTH - full)}] ${note}`);
      } else if (now() - saidAt >= LINE_MS) {
        saidAt = now();
        stream.write(line(note));
      }
    },
    clear: () => void (stream.isTTY && stream.write('\r\u001b[K')),
  };
}

function roughly(ms: number): string {
  if (ms < 90_000) return `${Math.ceil(ms / 10_000) * 10} seconds`;
  return `${Math.round(ms / 60_000)} minutes`;
}
