const WIDTH = 30;

/** Progress bar for terminals; silent for files and pipes. */
export interface ProgressBar {
  show(done: number, note: string): void;
  clear(): void;
}

/** `done` runs from 0 to 1. */
export function progressBar(stream: NodeJS.WriteStream): ProgressBar {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  return {
    show(done, note) {
      const full = Math.round(done * WIDTH);
      stream.write(`\r\u001b[K[${'█'.repeat(full)}${'·'.repeat(WIDTH - full)}] ${note}`);
    },
    clear: () => void stream.write('\r\u001b[K'),
  };
}
