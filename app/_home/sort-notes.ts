import { askWorker } from '@/app/_workers/ask-worker';
import type { IntakeSource } from '@/app/_workers/intake-protocol';
import type { NotesReply, NotesRequest } from '@/app/_workers/notes-protocol';
import type { ReadNotes } from '@/lib/intake/notes/say';
import { failure, type Result } from '@/lib/kernel/result';

const LIMIT_MS = 20_000;

/** Sorts notes in a worker. `cancel` ends it; the result never comes then. */
export function sortInWorker(
  source: IntakeSource,
  system: string,
): { readonly result: Promise<Result<ReadNotes>>; readonly cancel: () => void } {
  const worker = new Worker(new URL('../_workers/notes.worker.ts', import.meta.url), { type: 'module' });
  const asked = askWorker<NotesReply>(worker, { source, system } satisfies NotesRequest, {
    limitMs: LIMIT_MS,
    tooSlow: 'These notes take too long to read. Split the file, or paste a part of it.',
    broken: 'The reader of notes could not be loaded. Check your connection and try again.',
  });
  const result = asked.then(
    (reply) => reply.result,
    (error: Error) => failure(error.message),
  );
  return { result, cancel: () => worker.terminate() };
}
