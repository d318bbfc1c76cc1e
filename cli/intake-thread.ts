import { parentPort, workerData } from 'node:worker_threads';
import { readNotes } from '@/lib/intake/notes/read';
import type { NoteGame } from '@/lib/intake/notes/words';
import { type ListsFormat, writeListsFile } from '@/lib/intake/spreadsheet/lists-file';
import { readLists } from '@/lib/intake/spreadsheet/read-lists';
import type { WrittenTable } from '@/lib/intake/spreadsheet/write-lists';
import type { IntakeTarget } from '@/lib/intake/target';
import { readFile } from '@/lib/intake/workbook';

/** Reads one list or notes, reads the lists of a whole scenario, or writes them to a file. */
export type IntakeTask =
  | { readonly task: 'list'; readonly bytes: Uint8Array; readonly target: IntakeTarget }
  | { readonly task: 'notes'; readonly bytes: Uint8Array; readonly name: string; readonly game: NoteGame }
  | { readonly task: 'lists'; readonly bytes: Uint8Array; readonly name: string }
  | { readonly task: 'write'; readonly tables: readonly WrittenTable[]; readonly format: ListsFormat };

void run(workerData as IntakeTask).then((read) => parentPort?.postMessage(read));

async function run(given: IntakeTask): Promise<unknown> {
  switch (given.task) {
    case 'list':
      return readFile(given.bytes, given.target);
    case 'notes':
      return readNotes(given, given.game);
    case 'lists':
      return readLists(given.bytes, given.name);
    case 'write':
      return writeListsFile(given.tables, given.format);
  }
}
