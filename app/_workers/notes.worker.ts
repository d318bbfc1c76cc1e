import '@/app/_data/without-eval';
import { noteSteps } from '@/lib/intake/notes/places';
import { readNotes } from '@/lib/intake/notes/read';
import { type ReadNotes, saySorted } from '@/lib/intake/notes/say';
import { tooManyBytes } from '@/lib/intake/read';
import { WORKBOOK_LIMITS } from '@/lib/intake/zip-directory';
import { failure, type Result, success } from '@/lib/kernel/result';
import { findSystem } from '@/lib/systems/registry';
import type { NotesReply, NotesRequest } from './notes-protocol';

const reply = (message: NotesReply): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<NotesRequest>) => {
  read(data).then(
    (result) => reply({ type: 'sorted', result }),
    () => reply({ type: 'sorted', result: failure('These notes could not be read. Choose another file.') }),
  );
});

async function read({ source, system }: NotesRequest): Promise<Result<ReadNotes>> {
  const game = await findSystem(system)?.load();
  if (!game) return failure('This Trapdoor does not know the game.');
  const isFile = 'file' in source;
  if (isFile && source.file.size > WORKBOOK_LIMITS.bytes) return failure(tooManyBytes(source.file.size));
  const bytes = isFile ? new Uint8Array(await source.file.arrayBuffer()) : new TextEncoder().encode(source.text);
  const sorted = await readNotes({ name: isFile ? source.file.name : '', bytes }, game);
  return sorted.ok ? success({ sorted: sorted.value, said: saySorted(sorted.value, noteSteps(game)) }) : sorted;
}

reply({ type: 'ready' });
