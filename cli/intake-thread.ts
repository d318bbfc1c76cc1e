import { parentPort, workerData } from 'node:worker_threads';
import { readNotes } from '@/lib/intake/notes/read';
import type { NoteGame } from '@/lib/intake/notes/words';
import type { IntakeTarget } from '@/lib/intake/target';
import { readFile } from '@/lib/intake/workbook';

/** A list for a target, or notes for a whole scenario of a game. */
type Asked =
  | { readonly bytes: Uint8Array; readonly target: IntakeTarget }
  | { readonly bytes: Uint8Array; readonly name: string; readonly game: NoteGame };

const asked = workerData as Asked;
const read: Promise<unknown> = 'game' in asked ? readNotes(asked, asked.game) : readFile(asked.bytes, asked.target);
void read.then((result) => parentPort?.postMessage(result));
