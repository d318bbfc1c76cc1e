import type { ImportReply, ImportRequest, ReadFile } from '@/app/_workers/protocols';
import { failure, type Result } from '@/lib/kernel/result';

const LIMIT_MS = 20_000;

/** Reads a scenario from a file, in a worker that is terminated if it takes too long. */
export function readFile(file: File): Promise<Result<ReadFile>> {
  const worker = new Worker(new URL('../_workers/import.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Result<ReadFile>>((resolve) => {
    const timer = setTimeout(
      () => resolve(failure('This file takes too long to read. If it is a kit, open the JSON file instead.')),
      LIMIT_MS,
    );
    worker.addEventListener('error', () => resolve(failure('This file could not be read. Choose another one.')));
    worker.addEventListener('message', ({ data }: MessageEvent<ImportReply>) => {
      if (data.type === 'ready') {
        const request: ImportRequest = { type: 'import', file };
        worker.postMessage(request);
        return;
      }
      clearTimeout(timer);
      resolve(data.result);
    });
  }).finally(() => worker.terminate());
}
