import { parentPort, workerData } from 'node:worker_threads';
import type { IntakeTarget } from '@/lib/intake/target';
import { readFile } from '@/lib/intake/workbook';

const { bytes, target } = workerData as { readonly bytes: Uint8Array; readonly target: IntakeTarget };
void readFile(bytes, target).then((read) => parentPort?.postMessage(read));
