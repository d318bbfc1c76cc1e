import { parentPort, workerData } from 'node:worker_threads';
import { type ListsFormat, writeListsFile } from '@/lib/intake/spreadsheet/lists-file';
import { readLists } from '@/lib/intake/spreadsheet/read-lists';
import type { WrittenTable } from '@/lib/intake/spreadsheet/write-lists';
import type { IntakeTarget } from '@/lib/intake/target';
import { readFile } from '@/lib/intake/workbook';

/** Reads one list, reads the lists of a whole scenario, or writes them to a file. */
export type IntakeTask =
  | { readonly task: 'list'; readonly bytes: Uint8Array; readonly target: IntakeTarget }
  | { readonly task: 'lists'; readonly bytes: Uint8Array; readonly name: string }
  | { readonly task: 'write'; readonly tables: readonly WrittenTable[]; readonly format: ListsFormat };

void run(workerData as IntakeTask).then((read) => parentPort?.postMessage(read));

async function run(given: IntakeTask): Promise<unknown> {
  switch (given.task) {
    case 'list':
      return readFile(given.bytes, given.target);
    case 'lists':
      return readLists(given.bytes, given.name);
    case 'write':
      return writeListsFile(given.tables, given.format);
  }
}
