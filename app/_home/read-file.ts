import { askWorker } from '@/app/_workers/ask-worker';
import type { ImportReply, ImportRequest, ReadFile, SeveralScenarios } from '@/app/_workers/protocols';
import { failure, type Result } from '@/lib/kernel/result';

const LIMIT_MS = 20_000;

/**
 * Reads a scenario from a file, in a worker that is terminated if it takes too long. `pick` chooses one of a file with
 * several.
 */
export function readFile(file: File, pick?: number): Promise<Result<ReadFile | SeveralScenarios>> {
  const worker = new Worker(new URL('../_workers/import.worker.ts', import.meta.url), { type: 'module' });
  const request: ImportRequest = { type: 'import', file, pick };
  const read = askWorker<ImportReply>(worker, request, {
    limitMs: LIMIT_MS,
    tooSlow: 'This file takes too long to read. If it is a kit, open the JSON file instead.',
    broken: 'This file could not be read. Choose another one.',
  });
  return read.then(
    ({ result }) => result,
    (error: Error) => failure(error.message),
  );
}
