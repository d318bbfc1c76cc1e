/** Starts the worker that reads files of unknown origin. */
export const startIntakeWorker = (): Worker =>
  new Worker(new URL('./intake.worker.ts', import.meta.url), { type: 'module' });
